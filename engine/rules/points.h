// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

namespace engine {

/// Where points come from.
enum class PointSource : std::uint8_t {
    Settlements,
    Cities,
    Metropolises,
    Capitals,
    Bridges,
    LongestRoad,
    LargestArmy,
    SecondRoad,
    SecondArmy,
    VictoryPointCards,
    Factories,
    Monopolists,
    Exchange,
    Extra
};

/// A share of a player's points: how many pieces or cards, and what they are worth together.
struct PointShare {
    PointSource source{};
    int count = 0;
    int points = 0;
    ClauseId clause{};
    bool operator==(const PointShare&) const = default;
};

/// What a building is worth (B-13, CC-13); an upside-down one keeps its level's points (SA-K10).
[[nodiscard]] int pointsOf(BuildingKind kind);

/// Points of the buildings alone, as `board_points` (INTERFACES.md).
[[nodiscard]] int boardPoints(const Position& position, PlayerId player);

/// All open points by source, empty shares left out, and their sum.
[[nodiscard]] std::vector<PointShare> pointShares(const Position& position, PlayerId player);
[[nodiscard]] int points(const Position& position, PlayerId player);
/// What a player stands at: the points, or those that it left the game with (SA-C1, SA-C2).
[[nodiscard]] int scoreOf(const Position& position, PlayerId player);

}  // namespace engine
