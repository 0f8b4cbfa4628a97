// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "vision/reading/image.h"
#include "vision/reading/reading.h"

namespace vision {

/// The printed markers that may lie round a board, ids 0 and up of the dictionary DICT_4X4_50.
inline constexpr int kMarkerCount = 4;

/// The squares of a marker, row by row from the top, true for black; its black edge is among them: 6 x 6.
using MarkerSquares = std::vector<std::vector<bool>>;
[[nodiscard]] MarkerSquares markerSquares(int id);

/// A marker in a picture; its corners in pixels, clockwise from the upper left one of the upright print.
struct PrintedMarker {
    int id = 0;
    std::array<Point, 4> corners;
};
/// By id; a marker that is there twice is not told.
[[nodiscard]] std::vector<PrintedMarker> markersIn(const Image& image);

}  // namespace vision
