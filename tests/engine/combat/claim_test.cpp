// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/claim.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/support/forces.h"

using namespace engine;

namespace {

using test::side;

/// Everything that the defender can be left with after each number of rounds, found by playing the extreme throws.
std::map<int, std::set<std::string>> reachable(const Battle& start, const CombatRules& rules) {
    std::map<int, std::set<std::string>> states;
    std::vector<std::pair<Battle, int>> open{{start, 0}};
    while (!open.empty()) {
        const auto [battle, rounds] = open.back();
        open.pop_back();
        states[rounds].insert(toText(battle.defenderStanding()));
        if (battle.over()) {
            for (int later = rounds + 1; later <= 20; ++later) {
                states[later].insert(toText(battle.defenderStanding()));
            }
            continue;
        }
        const RoundDice dice = diceOf(battle, rules);
        std::vector<int> high = dice.attacker;
        high.resize(dice.size(), 1);
        std::vector<int> low(dice.attacker.size(), 1);
        low.insert(low.end(), dice.defender.begin(), dice.defender.end());
        for (const std::vector<int>& faces : {high, low}) {
            const Party loser = *loserOf(battle, faces, rules);
            for (const Member member :
                 lossChoices(loser == Party::Attacker ? battle.attacker : battle.defender, rules)) {
                open.emplace_back(decideRound(battle, faces, rules, member)->after, rounds + 1);
            }
        }
    }
    return states;
}

std::vector<Standing> everyStanding() {
    std::vector<Standing> standings;
    for (const char* building :
         {"", "settlement", "settlement/upside-down", "city", "city/upside-down", "metropolis"}) {
        for (int units = 0; units < 27; ++units) {
            standings.push_back({{units / 9, units / 3 % 3, units % 3}, fortFromText(building)});
        }
    }
    return standings;
}

}  // namespace

TEST_CASE("a claim is allowed exactly when some throws lead to it", "[combat][SA-K7][SA-K10]") {
    CombatRules rules;
    rules.allyDie = GENERATE(RAllyDie::Best, RAllyDie::Sum);
    rules.allyLoss = GENERATE(RAllyLoss::Highest, RAllyLoss::Owner);
    const std::vector<Battle> battles{
        {side({"C"}), side({}, "city", 2), std::nullopt},
        {side({"I"}), side({"1C"}), side({}, "city", 1)},
        {side({"I", "C"}), side({"I", "C"}, "settlement"), std::nullopt},
        {side({"I"}), side({"I", "I", "I", "I", "I", "I"}, "city", 3), std::nullopt},
        {side({"A"}), side({"I"}), side({"C"}, "settlement")},
    };
    for (const Battle& battle : battles) {
        const auto states = reachable(battle, rules);
        std::set<std::string> any;
        for (const auto& [rounds, some] : states) {
            any.insert(some.begin(), some.end());
        }
        for (const Standing& standing : everyStanding()) {
            const std::string text = toText(standing);
            CAPTURE(text);
            CHECK(canComeTo(battle, rules, standing) == any.contains(text));
            for (int rounds = 0; rounds <= 6; ++rounds) {
                REQUIRE(canComeTo(battle, rules, standing, rounds) ==
                        (states.contains(rounds) && states.at(rounds).contains(text)));
            }
        }
    }
}
