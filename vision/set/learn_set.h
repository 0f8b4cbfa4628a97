// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "vision/reading/image.h"
#include "vision/reading/learned_set.h"

namespace vision {

/// What the set in a picture looks like, where `confirmed` says what lies where: its homography (right to about a fifth
/// of a hex side), layout, tiles, harbours, buildings and routes are taken for true, whatever their confidence. What is
/// left out of it is not learned from. Empty where no tiles lie there.
[[nodiscard]] std::optional<LearnedSet> learnSet(const Image& image, const BoardReading& confirmed);

}  // namespace vision
