// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/clauses/language.h"
#include "vision/camera/source.h"
#include "vision/read_photo.h"

namespace adjudicator::cli {

/// Why a photograph gave no board, and what to do.
[[nodiscard]] std::string photoText(vision::ReadError error, engine::Language language);
/// Why there are no frames, or no more.
[[nodiscard]] std::string sourceText(vision::camera::SourceError error, engine::Language language);

}  // namespace adjudicator::cli
