// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/claim.h"

#include <set>
#include <utility>
#include <vector>

#include "engine/combat/course.h"

namespace engine {

namespace {

Standing withoutWalls(Standing standing) {
    if (standing.fort) {
        standing.fort->walls = 0;
    }
    return standing;
}

/// What tells two moments of one combat apart: how many faces are used up and what every member still has.
std::vector<int> keyOf(const Battle& battle, std::size_t used) {
    std::vector<int> key{static_cast<int>(used), battle.covered ? 1 : 0};
    for (const Forces* side : {&battle.attacker, &battle.defender}) {
        key.push_back(side->fort ? side->fort->endurance() : 0);
        for (const Units& army : side->armies) {
            key.insert(key.end(), {army.artillery, army.cavalry, army.infantry});
        }
    }
    return key;
}

}  // namespace

Expected<bool, OddsFault> canComeTo(const Battle& battle, const CombatRules& rules, const Standing& claim,
                                    std::optional<int> rounds) {
    const auto courses = coursesOf(battle, rules);
    if (!courses) {
        return unexpected(courses.error());
    }
    const Standing wanted = withoutWalls(claim);
    const auto& attackers = courses->attacker.states();
    const auto& defenders = courses->defender.states();
    std::vector<bool> reached(attackers.size() * defenders.size(), false);
    reached[0] = true;
    for (std::size_t a = 0; a < attackers.size(); ++a) {
        for (std::size_t d = 0; d < defenders.size(); ++d) {
            if (!reached[a * defenders.size() + d]) {
                continue;
            }
            const bool over = a + 1 == attackers.size() || d + 1 == defenders.size();
            const bool stops = over || attackers[a].lost + defenders[d].lost == rounds;
            if ((stops || !rounds) && defenders[d].standing == wanted) {
                return true;
            }
            if (stops) {
                continue;
            }
            const PartyThrow& attack = courses->attacker.throws()[attackers[a].thrown];
            const PartyThrow& defence = courses->defender.throws()[defenders[d].thrown];
            if (attack.most() > defence.least()) {
                for (const std::uint32_t next : courses->defender.next(defenders[d])) {
                    reached[a * defenders.size() + next] = true;
                }
            }
            if (attack.least() <= defence.most()) {
                for (const std::uint32_t next : courses->attacker.next(attackers[a])) {
                    reached[next * defenders.size() + d] = true;
                }
            }
        }
    }
    return false;
}

bool canComeTo(const Battle& battle, const CombatRules& rules, const Standing& claim, std::span<const int> faces) {
    struct Moment {
        Battle battle;
        std::size_t used;
    };
    const Standing wanted = withoutWalls(claim);
    std::vector<Moment> open{{battle, 0}};
    std::set<std::vector<int>> seen;
    while (!open.empty()) {
        const Moment now = std::move(open.back());
        open.pop_back();
        if (now.used == faces.size() && withoutWalls(now.battle.defenderStanding()) == wanted) {
            return true;
        }
        const std::size_t count = diceOf(now.battle, rules).size();
        if (now.battle.over() || faces.size() - now.used < count) {
            continue;
        }
        const auto thrown = faces.subspan(now.used, count);
        const auto loser = loserOf(now.battle, thrown, rules);
        if (!loser) {
            continue;
        }
        const Forces& side = *loser == Party::Attacker ? now.battle.attacker : now.battle.defender;
        for (const Member member : lossChoices(side, rules)) {
            const auto round = decideRound(now.battle, thrown, rules, member);
            if (round && seen.insert(keyOf(round->after, now.used + count)).second) {
                open.push_back({round->after, now.used + count});
            }
        }
    }
    return false;
}

}  // namespace engine
