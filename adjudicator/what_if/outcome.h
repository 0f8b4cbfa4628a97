// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/action/due.h"
#include "engine/board/place.h"
#include "engine/state/position.h"

namespace adjudicator {

/// How the table stands at the end of a line of acts.
struct Outcome {
    engine::Position position;
    /// Who is due now, in order; empty when the game is over.
    std::vector<engine::Due> due;
    /// The chance that the attacker of the combat under way wins; empty without one, or where it cannot be computed.
    std::optional<double> attackerWins;
};
[[nodiscard]] Outcome outcomeOf(engine::Position position);

/// Where two positions of one table differ on the board: corners, then sides, then hexes, each in their order.
[[nodiscard]] std::vector<engine::Place> differingPlaces(const engine::Position& one, const engine::Position& other);

}  // namespace adjudicator
