// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>

#include "engine/action/legal_actions.h"

namespace adjudicator {

/// The act by which the turn goes on, as it stands in what is legal; empty where it waits for something else.
[[nodiscard]] std::optional<engine::Action> stepAction(const engine::Position& position,
                                                       const engine::LegalActs& legal);
/// After a 7: what each player who holds too many cards gives up, unsaid which cards.
[[nodiscard]] std::deque<engine::Action> dueDiscards(const engine::Position& position);

}  // namespace adjudicator
