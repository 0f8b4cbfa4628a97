// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "engine/clauses/language.h"
#include "vision/camera/source.h"
#include "vision/overlay.h"
#include "vision/read_photo.h"

namespace adjudicator::cli {

/// Why a photograph gave no board, and what to do.
[[nodiscard]] std::string photoText(vision::ReadError error, engine::Language language);
/// The same; of a file in a format that is not read also which one it is.
[[nodiscard]] std::string photoText(vision::ReadError error, const std::filesystem::path& file,
                                    engine::Language language);
/// Why a picture was not written.
[[nodiscard]] std::string writeText(vision::WriteError error, engine::Language language);
/// Why there are no frames, or no more.
[[nodiscard]] std::string sourceText(vision::camera::SourceError error, engine::Language language);

}  // namespace adjudicator::cli
