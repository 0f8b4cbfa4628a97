// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "adjudicator/statistics/trust_account.h"
#include "adjudicator/verify/verdict_text.h"

namespace adjudicator {

/// What the verdict says of throws and acts: proved, on trust, taken back, replaced, void.
struct DiceRows {
    VerdictRow proved;
    VerdictRow onTrust;
    VerdictRow takenBack;
    VerdictRow replaced;
    VerdictRow voids;
};
[[nodiscard]] DiceRows diceRowsOf(const TrustAccount& account, engine::Language language);

/// "46 throws".
[[nodiscard]] std::string throwsText(std::size_t count, engine::Language language);

}  // namespace adjudicator
