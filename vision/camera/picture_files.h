// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/expected.h"

namespace vision::camera {

enum class FolderError { NotFound, NoAccess };

/// By its ending: .jpg .jpeg .png .webp, in small or capital letters.
[[nodiscard]] bool isPictureName(const std::filesystem::path& file);
/// The names of the picture files in a folder, in the order of their bytes, those behind `after` only; hidden ones are
/// left out.
[[nodiscard]] engine::Expected<std::vector<std::string>, FolderError> pictureNames(const std::filesystem::path& folder,
                                                                                   const std::string& after = {});

}  // namespace vision::camera
