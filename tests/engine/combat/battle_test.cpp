// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/battle.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace engine;

namespace {

Forces armyAlone(const char* units) {
    return {{*unitsFromText(units)}, std::nullopt};
}

Forces building(const char* text, int walls = 0) {
    Forces side{{}, fortFromText(text)};
    side.fort->walls = walls;
    return side;
}

Round decided(const Battle& battle, std::vector<int> faces, const CombatRules& rules = {},
              std::optional<Member> member = std::nullopt) {
    const auto round = decideRound(battle, faces, rules, member);
    REQUIRE(round.has_value());
    return *round;
}

bool cites(const Round& round, ClauseId id) {
    return std::find(round.clauses.begin(), round.clauses.end(), id) != round.clauses.end();
}

bool uses(const Round& round, RulingChoice choice) {
    return std::find(round.rulings.begin(), round.rulings.end(), choice) != round.rulings.end();
}

struct Step {
    int attackerDie;
    int attacker;
    int defenderDie;
    int defender;
    Party loser;
    const char* attackerAfter;
    const char* defenderAfter;
    ClauseId decidedBy;
};

void followSource(const char* start, const std::vector<Step>& steps) {
    Battle battle{armyAlone(start), building("city"), std::nullopt};
    for (const Step& step : steps) {
        CAPTURE(step.attacker, step.defender, toText(standingOf(battle.attacker)));
        const Round round = decided(battle, {step.attacker, step.defender});
        CHECK(round.dice == RoundDice{{step.attackerDie}, {step.defenderDie}});
        CHECK(round.loser == step.loser);
        CHECK(toText(standingOf(round.after.attacker)) == step.attackerAfter);
        CHECK(toText(round.after.defenderStanding()) == step.defenderAfter);
        CHECK(cites(round, clause::SA_K3));
        CHECK(cites(round, clause::SA_K4));
        CHECK(cites(round, step.decidedBy));
        battle = round.after;
    }
    CHECK(battle.over());
    CHECK_FALSE(battle.attacker.gone());
}

constexpr Party kAttacker = Party::Attacker;
constexpr Party kDefender = Party::Defender;

}  // namespace

TEST_CASE("the source's combat, throw by throw, with the last die a d10",
          "[combat][SA-K14][SA-K5][SA-K6][SA-K7][SA-K11]") {
    followSource("1A2C", {{12, 10, 12, 7, kDefender, "1A2C", "city/upside-down", clause::SA_K7},
                          {12, 5, 12, 5, kAttacker, "3C", "city/upside-down", clause::SA_K5},
                          {10, 6, 12, 4, kDefender, "3C", "settlement", clause::SA_K7},
                          {10, 1, 8, 2, kAttacker, "2C1I", "settlement", clause::SA_K6},
                          {10, 7, 8, 6, kDefender, "2C1I", "settlement/upside-down", clause::SA_K7},
                          {10, 2, 8, 3, kAttacker, "1C2I", "settlement/upside-down", clause::SA_K6},
                          {10, 5, 8, 4, kDefender, "1C2I", "destroyed", clause::SA_K11}});
}

TEST_CASE("the same throws from 1A1C end with the d6 that the source names", "[combat][SA-K14]") {
    followSource("1A1C", {{12, 10, 12, 7, kDefender, "1A1C", "city/upside-down", clause::SA_K7},
                          {12, 5, 12, 5, kAttacker, "2C", "city/upside-down", clause::SA_K5},
                          {10, 6, 12, 4, kDefender, "2C", "settlement", clause::SA_K7},
                          {10, 1, 8, 2, kAttacker, "1C1I", "settlement", clause::SA_K6},
                          {10, 7, 8, 6, kDefender, "1C1I", "settlement/upside-down", clause::SA_K7},
                          {10, 2, 8, 3, kAttacker, "2I", "settlement/upside-down", clause::SA_K6},
                          {6, 5, 8, 4, kDefender, "2I", "destroyed", clause::SA_K11}});
}

TEST_CASE("a tie is the attacker's defeat and says so", "[combat][SA-K5]") {
    const Battle battle{armyAlone("1A"), armyAlone("1I"), std::nullopt};
    for (int face = 1; face <= 6; ++face) {
        const Round tie = decided(battle, {face, face});
        CHECK(tie.loser == kAttacker);
        CHECK(cites(tie, clause::SA_K5));
        const Round above = decided(battle, {face + 1, face});
        CHECK(above.loser == kDefender);
        CHECK_FALSE(cites(above, clause::SA_K5));
    }
}

TEST_CASE("walls add to the defender's result and may make the tie", "[combat][SA-K4][SA-W1]") {
    const Battle battle{armyAlone("1A"), building("city", 2), std::nullopt};
    const Round tie = decided(battle, {7, 5});
    CHECK(tie.walls == 2);
    CHECK(tie.loser == kAttacker);
    CHECK(cites(tie, clause::SA_K5));
    CHECK(cites(tie, clause::SA_W1));
    CHECK(decided(battle, {8, 5}).loser == kDefender);
}

TEST_CASE("walls leave with the city and defend the settlement no more", "[combat][SA-K13]") {
    CombatRules rules;
    rules.wallsDrop = GENERATE(RWallsDrop::Leave, RWallsDrop::Wait);
    const Round drop = decided({armyAlone("1A"), building("city/upside-down", 3), std::nullopt}, {12, 1}, rules);
    CHECK(toText(drop.after.defenderStanding()) == "settlement");
    CHECK(cites(drop, clause::SA_K13));
    CHECK(uses(drop, choiceOf(rules.wallsDrop)));
    const Round next = decided(drop.after, {2, 1}, rules);
    CHECK(next.walls == 0);
    CHECK(next.loser == kDefender);
}

TEST_CASE("a metropolis that becomes a city turns its track back", "[combat][SA-K9]") {
    const Round drop = decided({armyAlone("1A"), building("metropolis/upside-down", 1), std::nullopt}, {12, 1});
    CHECK(toText(drop.after.defenderStanding()) == "city");
    CHECK(drop.after.defender.fort->walls == 1);
    CHECK(cites(drop, clause::SA_K9));
    CHECK_FALSE(cites(drop, clause::SA_K13));
}

TEST_CASE("the covering army falls first, without the walls, then the building may be fought",
          "[combat][SA-K2][SA-K8]") {
    const Battle battle{armyAlone("1A"), armyAlone("1I"), building("city", 3)};
    CHECK(toText(battle.defenderStanding()) == "1I+city");
    const Round first = decided(battle, {2, 1});
    CHECK(first.walls == 0);
    CHECK(first.dice.defender == std::vector{6});
    CHECK(first.loser == kDefender);
    CHECK(cites(first, clause::SA_K2));
    CHECK(cites(first, clause::SA_K8));
    CHECK_FALSE(first.after.over());
    CHECK_FALSE(first.after.covered);
    CHECK(toText(first.after.defenderStanding()) == "city");
    const Round second = decided(first.after, {12, 8});
    CHECK(second.walls == 3);
    CHECK(second.loser == kDefender);
    CHECK_FALSE(cites(second, clause::SA_K2));
}

TEST_CASE("an army allied with its city gets the walls, and loses before the building", "[combat][SA-K12][SA-K4]") {
    Battle battle{armyAlone("1A"), building("settlement"), std::nullopt};
    battle.defender.armies = {Units{0, 1, 0}};
    const Round round = decided(battle, {12, 10});
    CHECK(round.dice.defender == std::vector{10});
    CHECK(toText(round.after.defenderStanding()) == "1I+settlement");
    CHECK(cites(round, clause::SA_K12));
    CHECK(uses(round, choiceOf(RAllyDie::Best)));
    CHECK(uses(round, choiceOf(RAllyLoss::Highest)));

    battle.defender.fort = Fort{CombatLevel::City, false, 2};
    CHECK(decided(battle, {12, 10}).loser == kAttacker);
}

TEST_CASE("added dice are compared as sums, and a member that is gone throws no more", "[combat][SA-K12]") {
    CombatRules sum;
    sum.allyDie = RAllyDie::Sum;
    Battle battle{{{Units{0, 1, 0}, Units{0, 0, 1}}, std::nullopt}, building("city", 1), std::nullopt};
    const Round tie = decided(battle, {5, 2, 6}, sum);
    CHECK(tie.dice == RoundDice{{10, 6}, {12}});
    CHECK(tie.loser == kAttacker);
    CHECK(toText(tie.after.attacker.armies[0]) == "1I");
    const Round again = decided(tie.after, {1, 1, 12}, sum);
    CHECK(again.after.attacker.armies[0].empty());
    CHECK(diceOf(again.after, sum) == RoundDice{{6}, {12}});
    CHECK(decided(battle, {6, 2, 6}, sum).loser == kDefender);
}

TEST_CASE("the owner's choice is kept to what the rules allow", "[combat][SA-K12]") {
    const Battle battle{
        {{Units{0, 1, 0}, Units{0, 1, 1}, Units{0, 0, 1}}, std::nullopt}, armyAlone("1A"), std::nullopt};
    CHECK(decided(battle, {1, 2}).member == 0);
    const Round second = decided(battle, {1, 2}, {}, Member{1});
    CHECK(toText(second.after.attacker.armies[1]) == "2I");
    CHECK(second.after.attacker.armies[0] == battle.attacker.armies[0]);
    const auto third = decideRound(battle, std::vector{1, 2}, {}, Member{2});
    REQUIRE_FALSE(third);
    CHECK(third.error().kind == RoundFault::Kind::WrongMember);
    CombatRules owner;
    owner.allyLoss = RAllyLoss::Owner;
    CHECK(decided(battle, {1, 2}, owner, Member{2}).after.attacker.armies[2].empty());
}

TEST_CASE("faces that the dice do not have are refused", "[combat][SA-K3]") {
    const Battle battle{armyAlone("2I"), building("settlement"), std::nullopt};
    const auto fault = [&](std::vector<int> faces) {
        const auto round = decideRound(battle, faces, {});
        REQUIRE_FALSE(round);
        return round.error();
    };
    CHECK(fault({7, 1}) == RoundFault{RoundFault::Kind::FaceOutOfRange, 0});
    CHECK(fault({6, 9}) == RoundFault{RoundFault::Kind::FaceOutOfRange, 1});
    CHECK(fault({0, 1}) == RoundFault{RoundFault::Kind::FaceOutOfRange, 0});
    CHECK(fault({1}) == RoundFault{RoundFault::Kind::WrongCount, 2});
    CHECK(fault({1, 2, 3}) == RoundFault{RoundFault::Kind::WrongCount, 2});
    const auto over =
        decideRound({armyAlone("1I"), Forces{{Units{}}, std::nullopt}, std::nullopt}, std::vector{1, 1}, {});
    REQUIRE_FALSE(over);
    CHECK(over.error().kind == RoundFault::Kind::CombatOver);
}

TEST_CASE("every round takes exactly one step from the loser", "[combat][SA-K6][SA-K7][SA-K8]") {
    const Battle start{armyAlone("1A1C1I"), armyAlone("1C"), building("metropolis", 2)};
    std::vector<Battle> open{start};
    std::size_t seen = 0;
    while (!open.empty()) {
        const Battle battle = open.back();
        open.pop_back();
        if (battle.over()) {
            ++seen;
            continue;
        }
        const RoundDice dice = diceOf(battle, {});
        const auto total = [](const Battle& b) {
            return b.attacker.endurance() + b.defender.endurance() + (b.covered ? b.covered->endurance() : 0);
        };
        for (const std::vector<int>& faces : {std::vector{dice.attacker[0], 1}, std::vector{1, dice.defender[0]}}) {
            const Round round = decided(battle, faces);
            REQUIRE(total(round.after) == total(battle) - 1);
            open.push_back(round.after);
        }
    }
    // Paths of 6 losses against 8, ended by either: C(14, 6).
    CHECK(seen == 3003);
}
