// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include "engine/board/ids.h"
#include "engine/state/position.h"

namespace engine {

/// The length of a player's longest trade route (B-11): the longest trail of own routes and bridges, each once. It may
/// end at another player's building but not pass it; own buildings and any armies do not interrupt it (SA-8). A road
/// and a ship follow each other only at an own building (B-14). A bridge is one road between its two corners (CC-12).
[[nodiscard]] int longestRoad(const Position& position, PlayerId player);

/// How many routes and bridges a player has: its longest road is no longer.
[[nodiscard]] int mostOfARoad(const Position& position, PlayerId player);

/// The same length, and whether it is surely none too short: no net that pieces allow is cut short (mesh_trail.h).
struct RoadLength {
    int length = 0;
    bool isExact = true;
};
[[nodiscard]] RoadLength measuredRoad(const Position& position, PlayerId player);

/// The least length with which the card is held (B-11); where CC-9 asks for more, that is for a claim while nobody
/// holds the card (CC-10, R-CC-FIRST).
inline constexpr int kLeastRoadLength = 5;

/// Who holds the longest road, from the lengths of the first `players` seats and who held it before. `needed`
/// (Number::RoadLengthNeeded) is for taking the card while nobody holds it. The sole leader; else the holder if among
/// the leaders; else nobody, as when nobody is long enough.
[[nodiscard]] std::optional<PlayerId> longestRoadOwner(const PerPlayer<int>& lengths, std::size_t players,
                                                       std::optional<PlayerId> holder, int needed);

}  // namespace engine
