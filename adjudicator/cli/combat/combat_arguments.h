// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "adjudicator/record/combat_text.h"
#include "engine/clauses/language.h"
#include "engine/expected.h"

namespace adjudicator::cli {

/// The arguments that `odds` and `combat` share, as they were typed.
struct CombatArguments {
    CombatText combat;
    std::optional<int> stopAfter;
    bool json = false;
};

/// Adds the options to a subcommand; the arguments must outlive it.
void addCombatOptions(CLI::App& command, CombatArguments& arguments);

/// An argument that cannot be used: `--walls: a settlement has no walls`.
struct ArgumentFault {
    std::string option;
    std::string text;
};

[[nodiscard]] engine::Expected<CombatCase, ArgumentFault> combatCase(const CombatArguments& arguments,
                                                                     engine::Language language);

/// The line for alliances with more states than odds can be given for.
[[nodiscard]] ArgumentFault tooManyStates(engine::Language language);

}  // namespace adjudicator::cli
