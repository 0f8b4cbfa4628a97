// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "adjudicator/desk/turn_step.h"
#include "adjudicator/live_table.h"
#include "engine/action/legal_actions.h"

namespace ui {

using adjudicator::dueDiscards;
using adjudicator::stepAction;

/// A word is asked for before the declared throw.
[[nodiscard]] bool asksForWord(const adjudicator::LiveTable& table);
/// The routes that change hands with the conquest that is due; none where none is.
[[nodiscard]] std::vector<engine::SideId> conqueredRoutes(const engine::Position& position,
                                                          const engine::LegalActs& legal);

/// How many ways would change hands if the attacker of this combat won it now; empty where nothing is conquered, as no
/// building stands there.
[[nodiscard]] std::optional<std::size_t> waysAtStake(const engine::Position& position, const engine::Fight& fight);

}  // namespace ui
