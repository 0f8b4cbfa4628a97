// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/claim.h"

#include <vector>

#include "engine/combat/course.h"

namespace engine {

Standing withoutWalls(Standing standing) {
    if (standing.fort) {
        standing.fort->walls = 0;
    }
    return standing;
}

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

}  // namespace engine
