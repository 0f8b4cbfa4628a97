// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/ladder_odds.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/check.h"
#include "engine/combat/ladder.h"

namespace engine {

namespace {

/// More throws that differ no ladder has: one for each kind of unit and each level of two buildings.
constexpr std::size_t kMostThrows = 9;
/// A party with more rungs goes the general way.
constexpr std::size_t kMostRungs = 1024;

/// What a party throws, rung by rung.
class Throws {
public:
    void add(const RungThrow& now) {
        if (m_count == 0 || m_kinds[m_count - 1] != now) {
            ADJ_CHECK(m_count < kMostThrows, "a ladder has few throws that differ");
            m_kinds[m_count++] = now;
        }
        m_ofRung[m_rungs++] = static_cast<std::uint8_t>(m_count - 1);
    }
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] const RungThrow& kind(std::size_t i) const { return m_kinds[i]; }
    [[nodiscard]] std::size_t ofRung(std::size_t rung) const { return m_ofRung[rung]; }

private:
    std::array<RungThrow, kMostThrows> m_kinds;
    std::size_t m_count = 0;
    /// As far as there are rungs.
    std::array<std::uint8_t, kMostRungs> m_ofRung;
    std::size_t m_rungs = 0;
};

/// The sum of 0 to `to`, of which none counts for more than `most`.
int sumUpTo(int to, int most) {
    const int low = std::min(to, most);
    return to <= 0 ? 0 : low * (low + 1) / 2 + (to - low) * most;
}

/// winProbability of one die against one, counted.
double winsAgainst(int attacker, const RungThrow& defender) {
    // The face f of the attacker beats f - 1 - bonus faces.
    const int wins = sumUpTo(attacker - 1 - defender.bonus, defender.die) - sumUpTo(-1 - defender.bonus, defender.die);
    return static_cast<double>(wins) / (attacker * defender.die);
}

using WinsByThrow = std::array<std::array<double, kMostThrows>, kMostThrows>;

WinsByThrow winsOf(const Throws& attacker, const Throws& defender) {
    WinsByThrow wins;
    for (std::size_t a = 0; a < attacker.count(); ++a) {
        for (std::size_t d = 0; d < defender.count(); ++d) {
            wins[a][d] = winsAgainst(attacker.kind(a).die, defender.kind(d));
        }
    }
    return wins;
}

/// Fills in the chances: all standings are there, the strongest first, nothing left last. Round by round: of the pairs
/// of standings with as many rounds behind them none waits for another.
void play(const Throws& attacker, const Throws& defender, std::optional<int> stopAfter, Odds& odds) {
    const WinsByThrow wins = winsOf(attacker, defender);
    const std::size_t attackers = odds.attackerLeft.size() - 1;
    const std::size_t defenders = odds.defenderLeft.size() - 1;
    odds.rounds.assign(attackers + defenders, 0);
    // By the rounds that the defender has lost; the attacker has lost the others.
    std::array<double, kMostRungs + 1> chances;
    std::fill_n(chances.begin(), defenders + 1, 0.0);
    chances[0] = 1;
    for (std::size_t round = 0; round < odds.rounds.size(); ++round) {
        double& ended = odds.rounds[round];
        if (round >= defenders) {
            ended += odds.attackerLeft[round - defenders].p = chances[defenders];
        }
        if (round >= attackers) {
            ended += odds.defenderLeft[round - attackers].p = chances[round - attackers];
        }
        const std::size_t first = round >= attackers ? round - attackers + 1 : 0;
        const std::size_t end = std::min(round + 1, defenders);
        if (stopAfter && round >= static_cast<std::size_t>(std::max(*stopAfter, 0))) {
            for (std::size_t d = end; d-- > first;) {
                ended += odds.defenderLeft[d].p = chances[d];
            }
            return;
        }
        double won = 0;
        for (std::size_t d = first; d < end; ++d) {
            const double chance = chances[d];
            const double p = wins[attacker.ofRung(round - d)][defender.ofRung(d)];
            chances[d] = chance * (1 - p) + won;
            won = chance * p;
        }
        chances[end] = won;
    }
}

}  // namespace

std::optional<Odds> ladderOdds(const Battle& battle, const CombatRules& rules, std::optional<int> stopAfter) {
    const int attackers = battle.attacker.endurance();
    const int defenders = battle.defender.endurance() + (battle.covered ? battle.covered->endurance() : 0);
    if (!countsAsOneArmy(battle.attacker, rules) || !countsAsOneArmy(battle.defender, rules) ||
        (battle.covered && !countsAsOneArmy(*battle.covered, rules)) ||
        std::max(attackers, defenders) > static_cast<int>(kMostRungs)) {
        return std::nullopt;
    }
    std::optional<Odds> odds(std::in_place);
    Throws attack;
    odds->attackerLeft.reserve(static_cast<std::size_t>(attackers) + 1);
    eachRung(battle.attacker, {}, rules, [&](const Standing& standing, const RungThrow& thrown) {
        attack.add(thrown);
        odds->attackerLeft.push_back({standing.units, 0});
    });
    odds->attackerLeft.emplace_back();
    Throws defence;
    odds->defenderLeft.reserve(static_cast<std::size_t>(defenders) + 1);
    const auto add = [&](const Standing& standing, const RungThrow& thrown) {
        defence.add(thrown);
        odds->defenderLeft.push_back({standing, 0});
    };
    eachRung(battle.defender, battle.covered ? standingOf(*battle.covered) : Standing{}, rules, add);
    if (battle.covered) {
        eachRung(*battle.covered, {}, rules, add);
    }
    odds->defenderLeft.emplace_back();
    play(attack, defence, stopAfter, *odds);
    return odds;
}

}  // namespace engine
