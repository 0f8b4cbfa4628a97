// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/expected.h"
#include "vision/reading/reading.h"

namespace vision {

/// Where a person sees the middles of the island's six corner hexes, where their tokens lie: fractions of the picture's
/// width and height, in order round the island, either way. They may be off by about a fifth of a hex side. On the
/// small box's island the first is the hex 0,-2, the next one clockwise 2,-2; on an island with sides of several
/// lengths these say which corner is which.
using GivenCorners = std::array<Point, 6>;

/// The land that corners mark where the caller names none: the small box's island.
[[nodiscard]] const std::vector<engine::Hex>& landOfCorners();

/// Clockwise from the north-west; empty where the land has no six corners, as several islands and most merged boxes.
using CornerHexes = std::array<engine::Hex, 6>;
[[nodiscard]] std::optional<CornerHexes> cornerHexesOf(const std::vector<engine::Hex>& land);

/// Why six points cannot be those of a board.
enum class CornersError : std::uint8_t {
    Outside,    ///< one lies outside the picture, or is no number
    TooSmall,   ///< the tiles would be a few pixels wide
    Crossed,    ///< not in order round the island, or one lies inside the others
    NoHexagon,  ///< no camera sees the corners of a regular hexagon so
    NoEyes,     ///< what looks at pictures is missing or does not fit (eyesFault says which)
};

/// The lattice of the land that lies best on the six points, for a picture of so many pixels. The land has corners.
[[nodiscard]] engine::Expected<Homography, CornersError> latticeThrough(
    const GivenCorners& corners, int width, int height, const std::vector<engine::Hex>& land = landOfCorners());

/// The same six points of a lattice; outside 0..1 where it leaves the picture. The land has corners.
[[nodiscard]] GivenCorners cornersOf(const Homography& lattice, int width, int height,
                                     const std::vector<engine::Hex>& land = landOfCorners());

/// Where the points lie before anybody moved them: a board seen from above in the middle of the picture. The land has
/// corners.
[[nodiscard]] GivenCorners cornersAtFirst(int width, int height,
                                          const std::vector<engine::Hex>& land = landOfCorners());

}  // namespace vision
