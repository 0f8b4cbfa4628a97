// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/combat/battle.h"
#include "engine/combat/odds.h"
#include "engine/combat/prices.h"

namespace engine {

/// When the attacker should stop, weighed with prices. A gain is counted in cards from the start of the battle given:
/// Share of what the defender lost, less what the attacker lost; and for a building that is destroyed the settlement
/// that the attacker puts there (SA-K11). The attacker may stop after any round (SA-K10), and may not attack at all,
/// which gains nothing. Where the owner of an alliance chooses its losses, the attacker plays for the highest gain and
/// the defender for the lowest.
struct Stopping {
    /// A point of the combat.
    struct State {
        Units attacker;
        /// Without walls.
        Standing defender;
        int rounds = 0;
        /// The chance that the combat comes by it while the rule is followed.
        double reached = 0;
        /// The chance to win from here, fought to the end.
        double wins = 0;
        /// The gain when the attacker stops here, and the expected one when it throws once more and then follows the
        /// rule.
        double stopNow = 0;
        double goOn = 0;
        /// One more throw is worth more than stopping.
        bool fights = false;
    };
    /// All points where the attacker can choose, by lost rounds of the attacker, then of the defender; the first is the
    /// start. None when the battle is over.
    std::vector<State> states;
    /// Expected when the rule is followed, and when it is fought to the end.
    double gain = 0;
    double gainToTheEnd = 0;
    /// What is expected of both when the rule is followed: the attacker wins, is destroyed, or stops.
    double wins = 0;
    double destroyed = 0;
    double stops = 0;
    /// What is expected to be lost in a fight to the end, in cards.
    double attackerLoses = 0;
    double defenderLoses = 0;
};

[[nodiscard]] Expected<Stopping, OddsFault> stoppingOf(const Battle& battle, const CombatRules& rules,
                                                       const CombatPrices& prices);

/// The same battle with one more unit in the attacker's first army, bought first, or as it is.
struct AttackChoice {
    std::optional<UnitKind> more;
    double wins = 0;
    /// As in Stopping, less Wait when a unit is bought first.
    double gain = 0;
};
struct AttackAdvice {
    /// Now first, then with one infantry, cavalry, artillery more.
    std::vector<AttackChoice> choices;
    /// The best one; empty when no choice gains anything: no attack at all.
    std::optional<std::size_t> best;
};
[[nodiscard]] Expected<AttackAdvice, OddsFault> adviceOf(const Battle& battle, const CombatRules& rules,
                                                         const CombatPrices& prices);

/// An army on the building's crossing, and walls under it.
struct Garrison {
    Units units;
    int walls = 0;
    /// The chance that the building is not destroyed.
    double holds = 0;
    /// Of units and of walls beyond those that stand already, in cards.
    double price = 0;
};
/// All garrisons that hold the building with at least that chance and cannot do so with a unit or wall less, the
/// cheapest first; at most as many units of a kind as a player has by R-SUPPLY's guidance (7 infantry, 4 cavalry, 3
/// artillery). The building alone when it holds by itself; none when nothing is enough.
[[nodiscard]] std::vector<Garrison> garrisonsFor(const Forces& attacker, const Fort& building, double chance,
                                                 const CombatRules& rules, const CombatPrices& prices);

}  // namespace engine
