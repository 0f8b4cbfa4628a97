// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "adjudicator/cli/combat/combat_arguments.h"

namespace adjudicator::cli {

/// How a combat ended, as somebody typed it.
struct ClaimArguments {
    /// The attacker's claim, then the defender's.
    std::vector<std::string> states;
    /// The dice as the defender remembers them.
    std::string defenderDice;
    [[nodiscard]] bool areOfTwo() const { return states.size() > 1 || !defenderDice.empty(); }
};

/// Adds --claim and --defender-dice; the arguments must outlive the command.
void addClaimOptions(CLI::App& command, ClaimArguments& claims);

/// What the rules say to one claim.
struct ClaimAnswer {
    bool allowed = false;
    std::string text;
    nlohmann::ordered_json json;
};

/// After these dice or, without, after any.
[[nodiscard]] engine::Expected<ClaimAnswer, ArgumentFault> judgeOne(const CombatArguments& arguments,
                                                                    const CombatCase& combat,
                                                                    const std::optional<std::string>& dice,
                                                                    const std::string& state,
                                                                    engine::Language language);

/// What the rules say to two claims, or to dice that are not all remembered; the exit status.
[[nodiscard]] engine::Expected<int, ArgumentFault> answerSettlement(const CombatArguments& arguments,
                                                                    const std::string& dice,
                                                                    const ClaimArguments& claims, std::ostream& out,
                                                                    engine::Language language);

}  // namespace adjudicator::cli
