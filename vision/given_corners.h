// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/expected.h"
#include "vision/reading.h"

namespace vision {

/// Where a person sees the middles of the island's six corner hexes, where their tokens lie: fractions of the picture's
/// width and height, in order round the island, either way. A hand is trusted to about a fifth of a hex side. The first
/// is the hex 0,-2, the next one clockwise 2,-2.
using GivenCorners = std::array<Point, 6>;

/// The land of the island whose corners are marked: the small box.
[[nodiscard]] const std::vector<engine::Hex>& landOfCorners();

/// Why six points cannot be those of a board.
enum class CornersError : std::uint8_t {
    Outside,    ///< one lies outside the picture, or is no number
    TooSmall,   ///< the tiles would be a few pixels wide
    Crossed,    ///< not in order round the island, or one lies inside the others
    NoHexagon,  ///< no camera sees the corners of a regular hexagon so
};

/// The lattice that lies best on the six points, for a picture of so many pixels.
[[nodiscard]] engine::Expected<Homography, CornersError> latticeThrough(const GivenCorners& corners, int width,
                                                                        int height);

/// The same six points of a lattice; outside 0..1 where it leaves the picture.
[[nodiscard]] GivenCorners cornersOf(const Homography& lattice, int width, int height);

/// Where the points lie before anybody moved them: a board seen from above in the middle of the picture.
[[nodiscard]] GivenCorners cornersAtFirst(int width, int height);

}  // namespace vision
