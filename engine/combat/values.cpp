// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/values.h"

namespace engine {

namespace {

/// Numbers that differ by less are the same but for rounding.
constexpr double kSameValue = 1e-13;

}  // namespace

WinTable::WinTable(const Course& attacker, const Course& defender) : m_width(defender.throws().size()) {
    m_chances.reserve(attacker.throws().size() * m_width);
    for (const PartyThrow& attack : attacker.throws()) {
        for (const PartyThrow& defence : defender.throws()) {
            m_chances.push_back(winProbability(attack.dice, defence.dice, defence.bonus));
        }
    }
}

std::uint32_t PairTable::bestForAttacker(Course::Next next, std::size_t d) const {
    std::uint32_t best = *next.begin();
    for (const std::uint32_t a : next) {
        best = at(a, d) > at(best, d) + kSameValue ? a : best;
    }
    return best;
}

std::uint32_t PairTable::bestForDefender(std::size_t a, Course::Next next) const {
    std::uint32_t best = *next.begin();
    for (const std::uint32_t d : next) {
        best = at(a, d) < at(a, best) - kSameValue ? d : best;
    }
    return best;
}

PairTable winValues(const Course& attacker, const Course& defender, const WinTable& wins) {
    PairTable values(attacker, defender);
    const std::size_t lastDefender = defender.states().size() - 1;
    for (std::size_t a = attacker.states().size() - 1; a-- > 0;) {
        values.at(a, lastDefender) = 1;
        for (std::size_t d = lastDefender; d-- > 0;) {
            const Course::State& attack = attacker.states()[a];
            const Course::State& defence = defender.states()[d];
            const double p = wins(attack, defence);
            const double won = values.at(a, values.bestForDefender(a, defender.next(defence)));
            const double lost = values.at(values.bestForAttacker(attacker.next(attack), d), d);
            values.at(a, d) = p * won + (1 - p) * lost;
        }
    }
    return values;
}

}  // namespace engine
