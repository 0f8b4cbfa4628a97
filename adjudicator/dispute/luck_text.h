// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/dispute/dispute.h"
#include "engine/clauses/language.h"

namespace adjudicator {

// Chances in sentences that can be read aloud at a table.

/// "about 46 of 100", "about 3 of 10,000", "all but about 5 of 1,000"; for chances above 0 and below 1.
[[nodiscard]] std::string shareText(double p, engine::Language language);

/// "ordinary", or how lucky or unlucky it was: from 1 in 20 on, and from 1 in 100.
[[nodiscard]] std::string luckWord(const Luck& luck, engine::Language language);

/// How lucky it was: "About 45 of 100 such combats go at least this well for Ben after 2 rounds: that is ordinary.";
/// empty where there is nothing to say.
[[nodiscard]] std::string luckText(const Dispute& dispute, engine::Language language);

/// "Before the first round Ben wins about 72 of 100 such combats, if nobody stops."; empty without a combat whose
/// chances are known.
[[nodiscard]] std::string chanceText(const Dispute& dispute, engine::Language language);

}  // namespace adjudicator
