// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/clauses/language.h"
#include "engine/tournament/standings.h"

namespace adjudicator {

// Single sentences that paper, pages and the command line all show.

/// What the CCM rules make of a winning score at tables of four: knights, road, points of the special cards. Empty for
/// a score that they have no numbers for.
[[nodiscard]] std::string specialCardsLine(int winningScore, engine::Language language);

/// By which documents and to how many points it is played, with the special cards where the CCM rules are in force.
[[nodiscard]] std::string rulesLine(const engine::tournament::Settings& settings, engine::Language language);

/// How long a result can be protested. `until`: the time of day at which that runs out; where it is empty there is a
/// line to write it on.
[[nodiscard]] std::string protestRule(const engine::tournament::Settings& settings, const std::string& until,
                                      engine::Language language);

/// Who would stand where if the claim holds; the table's own players first, of many others how many.
[[nodiscard]] std::string claimLine(const engine::tournament::Position& position,
                                    const engine::tournament::ClaimedRanks& claimed, engine::Language language);
/// The same for each disputed result whose other side has said its scores, with its table.
[[nodiscard]] std::vector<std::string> claimLines(const engine::tournament::Position& position,
                                                  engine::Language language);

}  // namespace adjudicator
