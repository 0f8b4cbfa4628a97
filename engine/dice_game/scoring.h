// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/dice_game/position.h"

namespace engine::dice_game {

/// Points of what a player has built: those crossed off in the boxes (WP-3).
[[nodiscard]] int buildingPoints(const Position& position, PlayerId player);
/// All points: buildings, longest road, largest army, less what was lost.
[[nodiscard]] int points(const Position& position, PlayerId player);
[[nodiscard]] PerPlayer<int> allPoints(const Position& position);

/// Roads in one line, side branches left out (WP-7): the longest chain of built roads, each needing the one before.
[[nodiscard]] int roadLength(const Position& position, PlayerId player);
[[nodiscard]] int knightCount(const Position& position, PlayerId player);

/// Who holds the longest road, given who held it so far (WP-7): the one with the cross takes it from nobody, a longer
/// line takes it from its holder. Undecided between several, it stays; with nobody, it waits.
[[nodiscard]] std::optional<PlayerId> longestRoadOwner(const Position& position);
/// The same for the largest army (WP-8): enough knights take it from nobody, more knights from its holder.
[[nodiscard]] std::optional<PlayerId> largestArmyOwner(const Position& position);

/// Who has enough points to end the game (WP-9): the player whose turn it is before others.
[[nodiscard]] std::optional<PlayerId> winnerByPoints(const Position& position);
/// Who alone has the most points; empty on a tie.
[[nodiscard]] std::optional<PlayerId> leader(const Position& position);

}  // namespace engine::dice_game
