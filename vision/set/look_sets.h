// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "vision/reading/image.h"
#include "vision/reading/learned_set.h"

/// What OpenCV and the nets do for the functions of the same names in `vision` (look.h).
namespace vision::look {

[[nodiscard]] std::optional<LearnedSet> learnSet(const Image& image, const BoardReading& confirmed);
[[nodiscard]] LearnedSet joined(const LearnedSet& before, const LearnedSet& fresh);

}  // namespace vision::look
