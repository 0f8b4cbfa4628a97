// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/board/coordinates.h"
#include "vision/pieces/sight.h"

namespace vision::pieces {

/// What speaks for a bridge: a long bar of one colour from a corner of a hex to the opposite one.
enum class BridgeMeasure : std::uint8_t {
    Always,   ///< 1
    Weakest,  ///< share of the colour where least of it is along the bar: a bridge has no gap
    Inside,   ///< and all along it
    Flank,    ///< beside it, where it should not be
};
inline constexpr std::size_t kBridgeMeasures = 4;
using BridgeMeasures = std::array<double, kBridgeMeasures>;

struct SeenBridge {
    engine::Hex hex;
    engine::CornerDirection from = engine::CornerDirection::N;
    engine::CornerDirection to = engine::CornerDirection::S;
    PieceColour colour = PieceColour::Red;
    /// Its middle on the board plane, and the unit vector along it.
    cv::Point2d at;
    cv::Point2d along;
    BridgeMeasures measures{};
    /// The chance that it is there, given that the game has bridges.
    double chance = 0;
};

/// What looks most like a bridge over each hex, of all chances.
[[nodiscard]] std::vector<SeenBridge> findBridges(const Sight& sight);

/// A bridge's half length, half width and height, a little generous, in hex sides.
inline const cv::Point3d kBridgeSize{0.9, 0.14, 0.26};

}  // namespace vision::pieces
