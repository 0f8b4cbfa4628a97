// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/statistics/statistics_sum.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// "Production rolls, virtual dice", "d12, entered dice".
[[nodiscard]] std::string titleOf(const DiceTally& tally, engine::Language language);
/// What the test says, in plain words: conspicuous, not conspicuous, or nothing yet.
[[nodiscard]] std::string verdictText(const DiceTally& tally, engine::Language language);
/// What the number of throws could and could not have shown, and what was counted together for the test.
[[nodiscard]] std::string caveatText(const DiceTally& tally, engine::Language language);
/// "In 71 of 100 such games fewer would have come." Empty where nothing could come.
[[nodiscard]] std::string percentileText(const Account& account, engine::Language language);
[[nodiscard]] std::string wordFor(CardSource source, engine::Language language);
/// "conquered", "attacker destroyed", "stopped"; "under way" for none.
[[nodiscard]] std::string wordFor(const std::optional<engine::CombatOutcome>& outcome, engine::Language language);
/// With so many places behind the point, a comma in German.
[[nodiscard]] std::string decimal(double value, int places, engine::Language language);
/// "1:07", "2:03:11".
[[nodiscard]] std::string durationText(double seconds);

}  // namespace adjudicator
