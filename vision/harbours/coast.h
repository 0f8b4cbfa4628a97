// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"

namespace vision::harbours {

/// One of the 30 sides of the island that face the sea, on the board plane: its middle, the unit vector along it
/// (clockwise around the island) and the one out to sea.
struct CoastSide {
    engine::Side side;
    cv::Point2d at;
    cv::Point2d along;
    cv::Point2d out;
};

inline constexpr std::size_t kCoastSides = 30;
/// A frame is made of six pieces, each along this many coast sides.
inline constexpr std::size_t kPieces = 6;
inline constexpr std::size_t kSidesOfPiece = 5;

/// Clockwise; number 0 is the first side of the island's northern edge, so that piece k covers the sides 5k + 1 to
/// 5k + 5 (30 is 0 again).
[[nodiscard]] const std::vector<CoastSide>& coast();

}  // namespace vision::harbours
