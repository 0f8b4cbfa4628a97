// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

#include <opencv2/core.hpp>

#include "vision/dice/find_face.h"

namespace vision::dice {

/// The chances of no pips of a die (0) and of each value (1 to 6); they add up to 1.
using ValueChances = std::array<double, 7>;

/// What an upper face shows; it is turned upright first, and looked at from several sides and in a mirror.
[[nodiscard]] ValueChances readFace(const cv::Mat& rgb, const FoundFace& face);

}  // namespace vision::dice
