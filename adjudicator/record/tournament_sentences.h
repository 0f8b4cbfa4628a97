// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/record/line.h"
#include "adjudicator/record/tournament_game.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// What the director did: "Round 2, table 3: Anna 10, Ben 7, …". One line, no full stop. Names are those of this
/// position; a player whom it does not know (his entry was taken back) is named by number.
[[nodiscard]] std::string sentence(const engine::tournament::Action& action,
                                   const engine::tournament::Position& position, engine::Language language);

/// One entry of a tournament's chain; empty for those that nobody needs to read (commitments and declared throws).
[[nodiscard]] std::string sentence(const LogLineOf<TournamentGame>& line, const engine::tournament::Position& position,
                                   engine::Language language);

}  // namespace adjudicator
