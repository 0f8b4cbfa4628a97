// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of the subcommand odds only.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "adjudicator/cli/combat/combat_arguments.h"
#include "engine/combat/odds.h"
#include "engine/combat/stopping.h"
#include "engine/combat/swing.h"

namespace adjudicator::cli {

/// The arguments of `odds`, as they were typed.
struct OddsRequest {
    CombatArguments combat;
    /// Rounds already fought.
    std::optional<std::string> dice;
    /// `cavalry=4`.
    std::vector<std::string> prices;
    /// In per cent.
    std::optional<double> garrison;
    bool stopping = false;
    bool advice = false;
    bool swing = false;
    bool chart = false;
};

/// A point of the combat as it was fought.
struct CourseStep {
    engine::Standing attacker;
    engine::Standing defender;
    double attackerWins = 0;
};

/// Everything that was asked for; what was not is empty.
struct OddsAnswer {
    /// After the rounds already fought.
    CombatCase combat;
    engine::Odds odds;
    engine::CombatPrices prices;
    /// From the start, when rounds were given.
    std::vector<CourseStep> course;
    std::optional<engine::Stopping> stopping;
    std::optional<engine::AttackAdvice> advice;
    std::optional<engine::CombatSwing> swing;
    std::optional<std::vector<engine::Garrison>> garrisons;
    /// The chance that a garrison shall hold with.
    double level = 0;
};

[[nodiscard]] engine::Expected<OddsAnswer, ArgumentFault> oddsAnswer(const OddsRequest& request,
                                                                     engine::Language language);

[[nodiscard]] nlohmann::ordered_json jsonOf(const OddsAnswer& answer);
/// For reading; with bars when a chart is wanted.
void print(std::ostream& out, const OddsAnswer& answer, bool chart, engine::Language language);

}  // namespace adjudicator::cli
