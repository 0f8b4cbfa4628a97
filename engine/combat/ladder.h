// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of odds and of courses only.
#pragma once

#include <algorithm>
#include <optional>

#include "engine/combat/forces.h"

namespace engine {

/// Losses and dice of such a side depend on all its units together, not on which army holds them: each lost round
/// leads one rung down a ladder.
[[nodiscard]] bool countsAsOneArmy(const Forces& side, const CombatRules& rules);

/// What is thrown on a rung: one die by its number of sides, and what is added to it.
struct RungThrow {
    int die = 0;
    int bonus = 0;
    bool operator==(const RungThrow&) const = default;
};

/// Goes down the ladder of a side that counts as one army, the building after all armies (SA-K12): `add(standing,
/// thrown)` gets all that the party still has, `behind` too and without walls, and what it throws; not that nothing is
/// left.
template <class Add>
void eachRung(const Forces& side, const Standing& behind, const CombatRules& rules, Add&& add) {
    std::optional<Fort> fort = side.fort;
    Standing left = standingOf(side);
    left.units += behind.units;
    const auto showFort = [&] {
        left.fort = fort ? fort : behind.fort;
        if (left.fort) {
            left.fort->walls = 0;
        }
    };
    showFort();
    Units own = standingOf(side).units;
    // The highest unit becomes one of the next lower kind (SA-K6): kind by kind, each with its own die.
    const int fortDie = fort ? dieOf(*fort, rules) : 0;
    const auto fall = [&](UnitKind kind, int Units::*count, int Units::*lower) {
        const RungThrow thrown{std::max(dieOf(kind), fortDie), fort ? fort->wallBonus() : 0};
        for (; own.*count > 0; --(own.*count)) {
            add(left, thrown);
            --(left.units.*count);
            if (lower != nullptr) {
                ++(left.units.*lower);
                ++(own.*lower);
            }
        }
    };
    fall(UnitKind::Artillery, &Units::artillery, &Units::cavalry);
    fall(UnitKind::Cavalry, &Units::cavalry, &Units::infantry);
    fall(UnitKind::Infantry, &Units::infantry, nullptr);
    for (; fort; fort = downgraded(*fort, rules.wallsDrop), showFort()) {
        add(left, RungThrow{dieOf(*fort, rules), fort->wallBonus()});
    }
}

}  // namespace engine
