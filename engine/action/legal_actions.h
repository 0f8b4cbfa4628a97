// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/action/action.h"
#include "engine/state/position.h"

namespace engine {

/// Everything that may be done now, board acts concretely: each placement, purchase (one unit of a kind), army move
/// (the whole army to each reachable crossing, by the cheapest way), attack (every single army alone, and all that
/// reach the target together, without allies), stop (one retreat each), nuke, robber move, phase. Discards are listed
/// once with their number. Acts of the referee (rule, adjust, end-game) are always open and not listed. decide accepts
/// each one.
[[nodiscard]] std::vector<Action> legalActions(const Position& position);

}  // namespace engine
