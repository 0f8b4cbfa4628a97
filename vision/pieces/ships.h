// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "vision/pieces/match.h"
#include "vision/pieces/sight.h"

namespace vision::pieces {

/// What speaks for a ship where a road was matched on the coast: it is high.
enum class HullMeasure : std::uint8_t {
    Always,  ///< 1
    Lean,    ///< how far high things lean across the side there, in hex sides
    High,    ///< how much of its colour is seen above what a road covers, by that lean
};
inline constexpr std::size_t kHullMeasures = 3;
using HullMeasures = std::array<double, kHullMeasures>;

[[nodiscard]] HullMeasures hullOf(const Sight& sight, const SideSite& site, const Match& match, PieceColour colour);
/// The chance that it is a ship, given that there is a route and the game has ships.
[[nodiscard]] double shipChance(const HullMeasures& measures);

/// A ship on a side that leads out to sea, by the shape's list of them.
struct SeenShip {
    std::size_t side = 0;
    PieceColour colour = PieceColour::Red;
    Match match;
    /// What it is judged by: always, score, inside, aside, lead before other colours, unevenness of its flanks.
    std::array<double, 6> measures{};
    /// The chance that it is there, given that the game has ships.
    double chance = 0;
};
/// The likeliest at each of these sides, of all chances.
[[nodiscard]] std::vector<SeenShip> findShips(const Sight& sight);

}  // namespace vision::pieces
