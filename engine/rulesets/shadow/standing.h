// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/decision.h"

namespace engine {

/// A player's points as the fictional turns compare them: open ones, or hidden victory point cards too as far as they
/// are known (R-SW-POINTS).
[[nodiscard]] int comparedPoints(const Position& position, PlayerId player);
/// Those among the players who have the fewest points, in seat order (SW-8 to SW-10); several: a die decides. What
/// hidden cards nobody knows is on trust.
[[nodiscard]] std::vector<PlayerId> fewestPoints(Deciding& deciding, const std::vector<PlayerId>& among);
/// The players still in the game.
[[nodiscard]] std::vector<PlayerId> playersLeft(const Position& position);
/// Whom a die of six sides chooses among those tied: of two, 1 to 3 the first in seat order, 4 to 6 the other.
[[nodiscard]] PlayerId chosenByDie(const std::vector<PlayerId>& tied, int face);

}  // namespace engine
