// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/record/line.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// What an entry says, in a few words, without number and time: "Anna throws 3 + 5 = 8", "Commitment for throw 4
/// shown".
[[nodiscard]] std::string summaryOf(const LogLine& line, const engine::Table& table, engine::Language language);

/// The clauses under which an act's events stand, each once, in the order of the catalogue.
[[nodiscard]] std::vector<engine::ClauseId> clausesOf(const LogLine& line);

/// One line of the record for a terminal: number, time of day, summary, level of the dice, clauses; "taken back" where
/// it is.
[[nodiscard]] std::string logText(const LogLine& line, const engine::Table& table, engine::Language language);

}  // namespace adjudicator
