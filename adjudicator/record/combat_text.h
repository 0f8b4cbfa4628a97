// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "adjudicator/record/ruling_given.h"
#include "engine/clauses/language.h"
#include "engine/combat/account.h"
#include "engine/combat/battle.h"
#include "engine/expected.h"

namespace adjudicator {

/// What a CombatText describes.
struct CombatCase {
    engine::Battle battle;
    engine::CombatRules rules;
};

/// A text that cannot be used, by the name of its option: `walls`, "a city has 0 to 3 walls (SA-W1)".
struct CombatTextFault {
    std::string field;
    std::string text;
};

[[nodiscard]] engine::Expected<CombatCase, CombatTextFault> combatCase(const CombatText& said,
                                                                       engine::Language language);

/// The two parties in words: "1A2C & I against 1C & city (2 walls)".
[[nodiscard]] std::string describe(const CombatCase& combat, engine::Language language);

/// Dice as somebody remembers them: faces separated by commas, attacker's and defender's in turn, `?` where nobody
/// knows; `;` may end a round (it must where the number of dice is unclear), and `...` at the end says that more rounds
/// may have followed: `10,7,?,5,...`. The field of a fault is `dice`.
[[nodiscard]] engine::Expected<engine::Account, CombatTextFault> accountFrom(const CombatCase& combat,
                                                                             std::string_view dice,
                                                                             engine::Language language);
[[nodiscard]] std::string toText(const engine::Account& account);

/// How somebody says that it ended: what is left of the defender (`destroyed`, `1C+city`), or of both, the attacker
/// first: `2C:city/upside-down`. The field of a fault is `claim`.
[[nodiscard]] engine::Expected<engine::ResultClaim, CombatTextFault> claimFrom(std::string_view text,
                                                                               engine::Language language);
[[nodiscard]] std::string toText(const engine::ResultClaim& claim);
[[nodiscard]] std::string toText(const engine::CombatResult& result);

/// Why nobody can have seen those dice: "round 3: the combat is over before it (SA-K8)".
[[nodiscard]] std::string sentence(const engine::AccountFault& fault, engine::Language language);

}  // namespace adjudicator
