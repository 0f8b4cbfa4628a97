// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"

namespace vision::numbers {

/// A round thing brighter than its surroundings, on the board plane.
struct TokenPlace {
    cv::Point2d at;
    /// In hex sides.
    double radius = 0;
    /// How much of a clear edge all around it has, about 0..1.
    double strength = 0;
};

/// Hex sides in pixels that the search is made for.
inline constexpr double kSidePixels = 48;

/// Where the token of each land hex may lie, the clearest place first, at most kMostPlaces each. All tokens of a
/// board are about of one size, so the clear ones help the others.
inline constexpr std::size_t kMostPlaces = 3;
[[nodiscard]] std::vector<std::vector<TokenPlace>> findTokens(const board::Rectified& board);

}  // namespace vision::numbers
