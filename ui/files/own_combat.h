// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/record/line.h"
#include "engine/state/setup.h"

namespace ui {

/// The table of a combat that belongs to no game: the two who fought, one hex, the rulings (`R-ALLY-DIE=sum`) and
/// optional clauses it was judged by.
[[nodiscard]] engine::Setup ownCombatSetup(const engine::PlayerSetup& attacker, const engine::PlayerSetup& defender,
                                           const adjudicator::CombatText& combat);

/// A game that holds such a combat's ruling and nothing else: nobody plays it.
[[nodiscard]] bool isOwnCombat(const adjudicator::Line& line);

}  // namespace ui
