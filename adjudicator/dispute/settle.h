// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/record/combat_text.h"

namespace adjudicator {

/// What the rules say to one side's account.
struct SideJudged {
    engine::Account account;
    std::optional<engine::ResultClaim> claim;
    /// Why nobody can have seen these dice; then the rest is empty.
    std::optional<engine::AccountFault> fault;
    /// All results that these dice allow, the likeliest first.
    std::vector<engine::ResultChance> results;
    std::optional<engine::ClaimJudged> judged;
};

/// A combat that nobody recorded, judged by what both sides say.
struct Settlement {
    CombatCase combat;
    SideJudged attacker;
    SideJudged defender;
    /// Where the two accounts first contradict each other.
    std::optional<engine::AccountDifference> difference;
    /// What neither contradicts, and all results that it allows; empty when nobody can have seen even that.
    engine::Account agreed;
    std::vector<engine::ResultChance> results;
};

/// Refused only for texts that cannot be read; their field is named `attacker.dice`, `defender.claim`, `walls`. A side
/// without dice says nothing of them: its account is the other's, or an open one without rounds.
[[nodiscard]] engine::Expected<Settlement, CombatTextFault> settle(const SettledCombat& said,
                                                                   engine::Language language);

/// What of a combat cannot be read, its result included; empty when all can.
[[nodiscard]] std::optional<CombatTextFault> faultOf(const SettledCombat& said, engine::Language language);

/// A sentence of the answer, and whether it speaks against somebody.
struct SettledLine {
    enum class Kind : std::uint8_t { Neutral, Allowed, Refused };
    Kind kind = Kind::Neutral;
    std::string text;
    /// On which it rests.
    std::vector<engine::ClauseId> clauses;
};

/// The answer in sentences: what of each claim, with the first step where it parts from the rules, and where the
/// accounts differ. `attacker` and `defender` are display names.
[[nodiscard]] std::vector<SettledLine> linesOf(const Settlement& settlement, const std::string& attacker,
                                               const std::string& defender, engine::Language language);

/// "this parts from the rules in round 2 (5 : 5): a tie is the attacker's defeat (SA-K5)."
[[nodiscard]] std::string partingText(const engine::Parting& parting, const engine::Account& account,
                                      engine::Language language);

/// "58.6 %", "58,6 %"; with more decimals where one would say 0 or 100 and it is neither.
[[nodiscard]] std::string percentText(double p, engine::Language language);

/// The chances p and 1 - p as percentText writes them, rounded so that what is written adds up to 100.
[[nodiscard]] std::pair<std::string, std::string> percentTexts(double p, engine::Language language);

}  // namespace adjudicator
