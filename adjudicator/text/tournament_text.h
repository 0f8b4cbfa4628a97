// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/clauses/language.h"
#include "engine/tournament/advice.h"
#include "engine/tournament/decide.h"
#include "engine/tournament/doubt.h"
#include "engine/tournament/seating/plan.h"
#include "engine/tournament/standings.h"

namespace adjudicator {

/// Why the desk refuses an act. One line, no full stop.
[[nodiscard]] std::string sentence(const engine::tournament::Refusal& refusal,
                                   const engine::tournament::Position& position, engine::Language language);
/// What a field of the settings must be, where it cannot be as it is (engine::tournament::faultOf).
[[nodiscard]] std::string settingsSentence(const std::string& field, engine::Language language);
/// Why there is no plan of seats.
[[nodiscard]] std::string sentence(engine::tournament::PlanProblem problem, engine::Language language);

[[nodiscard]] std::string wordFor(engine::tournament::Criterion criterion, engine::Language language);
[[nodiscard]] std::string wordFor(engine::tournament::ResultState state, engine::Language language);
[[nodiscard]] std::string wordFor(engine::tournament::PenaltyKind kind, engine::Language language);
/// "Round 2", "Semi-final", "Final".
[[nodiscard]] std::string roundName(const engine::tournament::Settings& settings, int round, engine::Language language);
/// In what the tournament is otherwise than the published rules. One sentence.
[[nodiscard]] std::string sentence(const engine::tournament::Advised& advised, engine::Language language);
/// What is odd about a result. One line, no full stop.
[[nodiscard]] std::string sentence(const engine::tournament::Doubted& doubted,
                                   const engine::tournament::Position& position, engine::Language language);
/// That somebody who is out has a seat. One line, no full stop.
[[nodiscard]] std::string sentence(const engine::tournament::AwaySeat& away,
                                   const engine::tournament::Position& position, engine::Language language);
/// What puts a row behind the one before it; a dash for the first, and while there is nothing to draw lots about.
[[nodiscard]] std::string separatorText(const engine::tournament::Standings& table,
                                        const engine::tournament::Standing& row, engine::Language language);
/// "103.66 %" for shares, else the number with up to two digits, in the language's decimals.
[[nodiscard]] std::string shown(const engine::tournament::Fraction& value, engine::tournament::Criterion criterion,
                                engine::Language language);
/// The plan's quality, one criterion a line.
[[nodiscard]] std::string qualityText(const engine::tournament::SeatingQuality& quality, engine::Language language);

}  // namespace adjudicator
