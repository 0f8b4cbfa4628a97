// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/combat/battle.h"
#include "engine/combat/odds.h"
#include "engine/combat/prices.h"

namespace engine {

/// How far a combat fought to the end swings: what the defender loses less what the attacker loses, in cards, and what
/// both have left.
struct CombatSwing {
    /// From `from` up to, but not with, `to` cards.
    struct Bar {
        double from = 0;
        double to = 0;
        double p = 0;
    };
    /// So many with one half of the chances on either side, and the bounds between which nine of ten lie.
    struct Middle {
        double low = 0;
        double median = 0;
        double high = 0;
    };

    double mean = 0;
    /// The standard deviation.
    double spread = 0;
    Middle value;
    /// From the least to the most; what does not happen between them has p 0.
    std::vector<Bar> histogram;
    /// Units, and one for a building that still stands.
    Middle attackerLeft;
    Middle defenderLeft;
};

[[nodiscard]] Expected<CombatSwing, OddsFault> swingOf(const Battle& battle, const CombatRules& rules,
                                                       const CombatPrices& prices);

}  // namespace engine
