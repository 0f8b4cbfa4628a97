// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/clauses/language.h"
#include "engine/combat/battle.h"
#include "engine/expected.h"

namespace adjudicator::cli {

/// The arguments that `odds` and `combat` share, as they were typed.
struct CombatArguments {
    std::vector<std::string> attackers;
    std::string defender;
    std::optional<std::string> covering;
    std::vector<std::string> allies;
    std::vector<std::string> coveringAllies;
    std::optional<int> walls;
    std::vector<std::string> rulings;
    std::vector<std::string> switches;
    std::optional<int> stopAfter;
    bool json = false;
};

/// Adds the options to a subcommand; the arguments must outlive it.
void addCombatOptions(CLI::App& command, CombatArguments& arguments);

/// What the arguments describe.
struct CombatCase {
    engine::Battle battle;
    engine::CombatRules rules;
};

/// An argument that cannot be used: `--walls: a settlement has no walls`.
struct ArgumentFault {
    std::string option;
    std::string text;
};

[[nodiscard]] engine::Expected<CombatCase, ArgumentFault> combatCase(const CombatArguments& arguments,
                                                                     engine::Language language);

/// The two parties in words: "1A2C, I attacks 1C+city (2 walls)".
[[nodiscard]] std::string describe(const CombatCase& combat, engine::Language language);

/// The line for alliances with more states than odds can be given for.
[[nodiscard]] ArgumentFault tooManyStates(engine::Language language);

}  // namespace adjudicator::cli
