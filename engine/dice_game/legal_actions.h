// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/dice_game/action.h"

namespace engine::dice_game {

/// Everything that may be done now: a throw for each choice of dice to keep (the dice themselves are still to be
/// thrown), a joker for each die and resource, each place that can be paid (with the payment that leaves the most
/// gold), the end of the turn. Acts of the referee are always open and not listed. decide accepts each one.
[[nodiscard]] std::vector<Action> legalActions(const Position& position);

}  // namespace engine::dice_game
