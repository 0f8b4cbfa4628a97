// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/fight.h"

#include <catch2/catch.hpp>

#include "tests/engine/rulesets/soldiers/fight_table.h"

namespace engine::test {

TEST_CASE("An army attacks exactly one crossing away", "[fight][SA-K1]") {
    Game game(redAttacks("I").settlement("blue", kTarget).settlement("blue", "0,0:S").settlement("red", "-1,0:NW"));
    const Refusal far = game.refused(game.attack("red", {kFrom}, "0,0:S"));
    CHECK(far.clause == clause::SA_K1);
    CHECK(far.why == Why::NotAdjacentTarget);
    CHECK(game.refused(game.attack("red", {kFrom}, "0,0:NW")).why == Why::NothingToAttack);
    CHECK(game.refused(game.attack("red", {kFrom}, "-1,0:NW")).why == Why::OwnTarget);
    CHECK(game.refused(game.attack("red", {"0,0:SE"}, kTarget)).why == Why::NoArmy);
    CHECK(game.refused(game.attack("red", {}, kTarget)).why == Why::NoArmy);
    CHECK(game.refused(game.attack("blue", {kFrom}, kTarget)).why == Why::NotYourTurn);
    const Decision attack = game.play(game.attack("red", {kFrom}, kTarget));
    CHECK(cites<AttackStarted>(attack, clause::SA_K1));
    CHECK(std::holds_alternative<Fight>(game.now.turn.pending));
}

TEST_CASE("Attacks are for the combat phase, and one combat is finished before anything else",
          "[fight][SA-K1][SA-K8]") {
    Game moving(Scene::soldiers("move").army("red", kFrom, "I").settlement("blue", kTarget));
    CHECK(moving.refused(moving.attack("red", {kFrom}, kTarget)).clause == clause::SA_3);
    Game game(redAttacks("I").settlement("blue", kTarget));
    CHECK(game.refused(Throw{}).why == Why::NoCombat);
    CHECK(game.refused(game.stop("red")).why == Why::NoCombat);
    game.play(game.attack("red", {kFrom}, kTarget));
    CHECK(game.refused(game.attack("red", {kFrom}, kTarget)).why == Why::CombatUnderWay);
    CHECK(game.refused(game.endTurn("red")).clause == clause::SA_K8);
    CHECK(game.refused(game.fire("red", kFrom, "0,0")).why == Why::CombatUnderWay);
    CHECK(game.refused(Throw{game.player("white"), {}, {}, {}}).why == Why::NotYourTurn);
    CHECK(game.refused(game.stop("blue")).why == Why::NotYourTurn);
}

TEST_CASE("The worked combat of the source, throw by throw on a board",
          "[fight][SA-K14][SA-K3][SA-K4][SA-K5][SA-K6][SA-K7][SA-K11]") {
    const char* start = GENERATE("1A2C", "1A1C");
    Scene scene = redAttacks(start).city("blue", kTarget).road("blue", "0,0:E").hand("red", {});
    Game game(scene);
    game.play(game.attack("red", {kFrom}, kTarget));
    const bool threeUnits = std::string_view(start) == "1A2C";
    struct Row {
        std::vector<int> dice;
        int attacker;
        int defender;
        const char* army;
        const char* smallArmy;
        const char* building;
    };
    // The last die is a d10 by the rules: a cavalry is left; from 1A1C it is the d6 that the source throws.
    const std::vector<Row> rows{
        {{12, 12}, 10, 7, "1A2C", "1A1C", "blue city/upside-down"},
        {{12, 12}, 5, 5, "3C", "2C", "blue city/upside-down"},
        {{10, 12}, 6, 4, "3C", "2C", "blue settlement"},
        {{10, 8}, 1, 2, "2C1I", "1C1I", "blue settlement"},
        {{10, 8}, 7, 6, "2C1I", "1C1I", "blue settlement/upside-down"},
        {{10, 8}, 2, 3, "1C2I", "2I", "blue settlement/upside-down"},
    };
    for (const Row& row : rows) {
        CHECK(nextDice(game) == row.dice);
        const Decision round = game.play(game.throwing({row.attacker, row.defender}));
        CHECK(cites<RoundFought>(round, clause::SA_K3));
        CHECK(cites<RoundFought>(round, clause::SA_K4));
        CHECK(cites<RoundFought>(round, clause::SA_K5) == (row.attacker == row.defender));
        CHECK(game.unitsAt(kFrom) == (threeUnits ? row.army : row.smallArmy));
        CHECK(game.buildingAt(kTarget) == row.building);
    }
    CHECK(nextDice(game) == std::vector{threeUnits ? 10 : 6, 8});
    const Decision last = game.play(game.throwing({5, 4}));
    CHECK(eventsOf<AttackEnded>(last).front().outcome == CombatOutcome::Conquered);
    CHECK(eventsOf<ConquestOffered>(last).size() == 1);
    CHECK(game.buildingAt(kTarget) == "nothing");
    game.play(game.conquer("red"));
    CHECK(game.buildingAt(kTarget) == "red settlement");
    CHECK(game.routeAt("0,0:E") == "red road");
    CHECK(game.unitsAt(kFrom) == (threeUnits ? "1C2I" : "2I"));
    CHECK(game.now.turn.phase == Phase::Combat);
}

TEST_CASE("A round needs the dice of the best units, each with a face that it has", "[fight][SA-K3]") {
    Game game(redAttacks("1C1I").settlement("blue", kTarget));
    game.play(game.attack("red", {kFrom}, kTarget));
    const auto thrown = [](std::vector<Die> dice) { return Throw{{}, {std::move(dice), DiceSource::Entered}, {}, {}}; };
    CHECK(game.refused(Throw{}).why == Why::DiceMissing);
    CHECK(game.refused(thrown({{6, 3}, {8, 3}})).why == Why::DiceWrong);
    CHECK(game.refused(thrown({{10, 11}, {8, 3}})).why == Why::DiceWrong);
    CHECK(game.refused(thrown({{10, 3}})).why == Why::DiceWrong);
    CHECK(game.refused(thrown({{10, 3}, {8, 0}})).clause == clause::SA_K3);
    CHECK(game.allows(thrown({{10, 10}, {8, 8}})));
}

TEST_CASE("A building with an army on its crossing is attacked only after the army", "[fight][SA-K2]") {
    Game game(redAttacks("2C").settlement("blue", kTarget).army("blue", kTarget, "1I"));
    const Decision attack = game.play(game.attack("red", {kFrom}, kTarget));
    CHECK(cites<AttackStarted>(attack, clause::SA_K2));
    CHECK(eventsOf<AttackStarted>(attack).front().againstArmy);
    CHECK(nextDice(game) == std::vector{10, 6});
    game.play(game.throwing({5, 3}));
    CHECK(game.unitsAt(kTarget).empty());
    CHECK(game.buildingAt(kTarget) == "blue settlement");
    // The same combat goes on against the building.
    CHECK(nextDice(game) == std::vector{10, 8});
    game.play(game.throwing({5, 3}));
    CHECK(game.buildingAt(kTarget) == "blue settlement/upside-down");
    const Decision end = game.play(game.throwing({5, 3}));
    CHECK(eventsOf<ConquestOffered>(end).size() == 1);
}

TEST_CASE("Sparing the building after its army has fallen is stopping, and the attacker retreats",
          "[fight][SA-K2][SA-K10]") {
    Game game(redAttacks("2C").settlement("blue", kTarget).army("blue", kTarget, "1I"));
    game.play(game.attack("red", {kFrom}, kTarget));
    game.play(game.throwing({5, 3}));
    CHECK(game.refused(game.stop("red")).why == Why::RetreatMissing);
    const Decision stop = game.play(game.stop("red", {{kFrom, "0,0:NW"}}));
    CHECK(eventsOf<AttackEnded>(stop).front().outcome == CombatOutcome::Stopped);
    CHECK(game.unitsAt("0,0:NW") == "2C");
}

TEST_CASE("An army alone that is beaten leaves nothing to conquer, and nobody retreats", "[fight][SA-K8][SA-K10]") {
    Game game(redAttacks("2C").army("blue", kTarget, "1I"));
    game.play(game.attack("red", {kFrom}, kTarget));
    const Decision end = game.play(game.throwing({5, 3}));
    CHECK(eventsOf<AttackEnded>(end).front().outcome == CombatOutcome::Conquered);
    CHECK(eventsOf<ConquestOffered>(end).empty());
    CHECK(game.unitsAt(kFrom) == "2C");
    CHECK(game.allows(game.endTurn("red")));
}

TEST_CASE("An attacker that loses its last unit is destroyed and the target stays as it is", "[fight][SA-K6][SA-K8]") {
    Game game(redAttacks("I").city("blue", kTarget));
    game.play(game.attack("red", {kFrom}, kTarget));
    game.play(game.throwing({6, 5}));
    const Decision end = game.play(game.throwing({1, 5}));
    CHECK(eventsOf<AttackEnded>(end).front().outcome == CombatOutcome::AttackerDestroyed);
    CHECK(game.unitsAt(kFrom).empty());
    CHECK(game.buildingAt(kTarget) == "blue city/upside-down");
}

TEST_CASE("Losses fall on artillery before cavalry before infantry, and change the die", "[fight][SA-K6][SA-K3]") {
    Game game(redAttacks("1A1I").army("blue", kTarget, "1C"));
    game.play(game.attack("red", {kFrom}, kTarget));
    for (const char* left : {"1C1I", "2I", "1I"}) {
        game.play(game.throwing({1, 6}));
        CHECK(game.unitsAt(kFrom) == left);
    }
    CHECK(nextDice(game) == std::vector{6, 10});
}

TEST_CASE("After a complete victory an army may attack again, or fights once a phase", "[fight][SA-K1][R-MULTI]") {
    Scene scene = redAttacks("3A").army("blue", kTarget, "1I").army("blue", "0,0:NW", "1I");
    Game again(scene);
    again.play(again.attack("red", {kFrom}, kTarget));
    again.play(again.throwing({6, 1}));
    again.play(again.attack("red", {kFrom}, "0,0:NW"));

    Game once(scene.ruling("R-MULTI", "once"));
    once.play(once.attack("red", {kFrom}, kTarget));
    once.play(once.throwing({6, 1}));
    const Refusal refusal = once.refused(once.attack("red", {kFrom}, "0,0:NW"));
    CHECK(refusal.why == Why::OneCombatOnly);
    CHECK(refusal.ruling == choiceOf(RMulti::Once));
}

TEST_CASE("Where it stands counts, or only armies that moved this turn attack", "[fight][SA-K1][R-MOVED]") {
    Scene scene = Scene::soldiers("move")
                      .army("red", "0,0:NW", "1A")
                      .army("red", "0,0:SE", "1A")
                      .settlement("blue", kTarget)
                      .ruling("R-MOVED", "moved");
    Game game(scene);
    game.play(game.move("red", "0,0:NW", kFrom));
    game.play(game.endPhase("red"));
    const Refusal refusal = game.refused(game.attack("red", {"0,0:SE"}, kTarget));
    CHECK(refusal.why == Why::NotMovedThisTurn);
    CHECK(refusal.ruling == choiceOf(RMoved::Moved));
    CHECK(game.allows(game.attack("red", {kFrom}, kTarget)));
    CHECK_FALSE(game.allows(game.attack("red", {kFrom, "0,0:SE"}, kTarget)));
}

}  // namespace engine::test
