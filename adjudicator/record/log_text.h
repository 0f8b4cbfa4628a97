// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/record/line.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// What the dice prove, in the one word that stands for it everywhere: "witnessed", "no witness", "typed in", "by
/// camera".
[[nodiscard]] std::string wordFor(DiceLevel level, engine::Language language);

/// What an entry says, in a few words, without number and time: "Anna throws 3 + 5 = 8", "Commitment for throw 4
/// shown".
template <class Game>
[[nodiscard]] std::string summaryOf(const LogLineOf<Game>& line, const typename Game::Table& table,
                                    engine::Language language);

/// A game that is gone from the book: "game 2 (up to entry 30, PE84-J1RS)", with how many more.
[[nodiscard]] std::string lostGameText(const OlderState::Whole& whole, const db::Head& lost, engine::Language language);

/// The clauses under which an act's events stand, each once, in the order of the catalogue.
template <class Game>
[[nodiscard]] std::vector<engine::ClauseId> clausesOf(const LogLineOf<Game>& line);

/// One line of the record for a terminal: number, time of day, summary, level of the dice, clauses; "taken back" where
/// it is. The first line of a house combination says how it is settled.
template <class Game>
[[nodiscard]] std::string logText(const LogLineOf<Game>& line, const typename Game::Table& table,
                                  engine::Language language);

}  // namespace adjudicator
