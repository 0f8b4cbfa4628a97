// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/expected.h"

namespace vision::camera {

enum class FolderError { NotFound, NoAccess };

/// How the names of the picture files end that are read.
inline constexpr std::array<std::string_view, 11> kPictureEndings{"jpg",  "jpeg", "png", "webp", "heic", "heif",
                                                                  "avif", "gif",  "bmp", "tif",  "tiff"};

/// By its ending, in small or capital letters.
[[nodiscard]] bool isPictureName(const std::filesystem::path& file);
/// The names of the picture files in a folder, in the order of their bytes, those behind `after` only; hidden ones are
/// left out.
[[nodiscard]] engine::Expected<std::vector<std::string>, FolderError> pictureNames(const std::filesystem::path& folder,
                                                                                   const std::string& after = {});

}  // namespace vision::camera
