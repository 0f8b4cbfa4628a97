// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/fight.h"

#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

// Red attacks from 0,0:N; the target is at 0,0:NE, whose other neighbours are 0,0:SE and 1,-1:SE.
Scene redAttacks(std::string_view units) {
    return Scene::soldiers("combat").army("red", "0,0:N", units);
}

constexpr const char* kFrom = "0,0:N";
constexpr const char* kTarget = "0,0:NE";

std::vector<int> nextDice(const Game& game) {
    return diceNeeded(game.now, Throw{}).value();
}

}  // namespace

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

TEST_CASE("Each wall adds one to the city's result, and helps no army that stands before it", "[fight][SA-K4][SA-W1]") {
    Game game(redAttacks("1A").city("blue", kTarget, 2));
    game.play(game.attack("red", {kFrom}, kTarget));
    const Decision held = game.play(game.throwing({9, 7}));
    CHECK(eventsOf<RoundFought>(held).front().walls == 2);
    CHECK(eventsOf<RoundFought>(held).front().loser == CombatSide::Attacker);
    CHECK(cites<RoundFought>(held, clause::SA_W1));
    game.play(game.throwing({10, 7}));
    CHECK(game.buildingAt(kTarget) == "blue city/upside-down+2");

    Game covered(redAttacks("1A").city("blue", kTarget, 2).army("blue", kTarget, "2I"));
    covered.play(covered.attack("red", {kFrom}, kTarget));
    const Decision round = covered.play(covered.throwing({4, 3}));
    CHECK(eventsOf<RoundFought>(round).front().walls == 0);
    CHECK(covered.unitsAt(kTarget) == "1I");
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

TEST_CASE("A metropolis falls level by level, and its track is turned back", "[fight][SA-K4][SA-K7][SA-K9]") {
    Game game(redAttacks("3A").building("blue", kTarget, BuildingKind::Metropolis, 0, false));
    game.play(game.attack("red", {kFrom}, kTarget));
    CHECK(nextDice(game) == std::vector{12, 20});
    game.play(game.throwing({12, 1}));
    CHECK(game.buildingAt(kTarget) == "blue metropolis/upside-down");
    CHECK(nextDice(game) == std::vector{12, 20});
    const Decision track = game.play(game.throwing({12, 1}));
    CHECK(game.buildingAt(kTarget) == "blue city");
    CHECK(cites<BuildingChanged>(track, clause::SA_K9));
    CHECK(nextDice(game) == std::vector{12, 12});
}

TEST_CASE("Walls leave when a city becomes a settlement, or wait for the next city", "[fight][SA-K13][R-WALLS-DROP]") {
    Scene scene = redAttacks("3A").building("blue", kTarget, BuildingKind::City, 2, true);
    Game leave(scene);
    leave.play(leave.attack("red", {kFrom}, kTarget));
    const Decision drop = leave.play(leave.throwing({12, 1}));
    CHECK(leave.buildingAt(kTarget) == "blue settlement");
    CHECK(cites<BuildingChanged>(drop, clause::SA_K13));

    Game wait(scene.ruling("R-WALLS-DROP", "wait"));
    wait.play(wait.attack("red", {kFrom}, kTarget));
    wait.play(wait.throwing({12, 1}));
    CHECK(wait.buildingAt(kTarget) == "blue settlement+2");
    // They do not help the settlement.
    CHECK(eventsOf<RoundFought>(wait.play(wait.throwing({5, 4}))).front().walls == 0);
}

TEST_CASE("A metropolis that becomes a city keeps its walls", "[fight][SA-K13][SA-W1]") {
    Game game(redAttacks("3A").building("blue", kTarget, BuildingKind::Metropolis, 3, true));
    game.play(game.attack("red", {kFrom}, kTarget));
    const Decision drop = game.play(game.throwing({12, 1}));
    CHECK(game.buildingAt(kTarget) == "blue city+3");
    CHECK_FALSE(cites<BuildingChanged>(drop, clause::SA_K13));
}

TEST_CASE("A city piece stands as a settlement when none is left, or the building is removed",
          "[fight][SA-K7][R-NOPIECE]") {
    Scene scene = redAttacks("3A")
                      .building("blue", kTarget, BuildingKind::City, 0, true)
                      .settlement("blue", "0,-2:N")
                      .number("settlements", 1);
    Game marked(scene);
    marked.play(marked.attack("red", {kFrom}, kTarget));
    const Decision drop = marked.play(marked.throwing({12, 1}));
    CHECK(marked.buildingAt(kTarget) == "blue settlement");
    CHECK(drop.events[1].rulings == std::vector{choiceOf(RNopiece::MarkedCity)});

    Game removed(scene.ruling("R-NOPIECE", "removed"));
    removed.play(removed.attack("red", {kFrom}, kTarget));
    const Decision gone = removed.play(removed.throwing({12, 1}));
    CHECK(removed.buildingAt(kTarget) == "nothing");
    CHECK(eventsOf<ConquestOffered>(gone).size() == 1);
}

TEST_CASE("Several own armies attack together with the best die", "[fight][SA-K12][R-ALLY-DIE]") {
    Scene scene = redAttacks("2I").army("red", "0,0:SE", "1A").army("red", "1,-1:SE", "1C").settlement("blue", kTarget);
    Game game(scene);
    const Decision attack = game.play(game.attack("red", {kFrom, "0,0:SE", "1,-1:SE"}, kTarget));
    CHECK(cites<AttackStarted>(attack, clause::SA_K12));
    CHECK(nextDice(game) == std::vector{12, 8});
    game.play(game.throwing({1, 1}));
    CHECK(game.unitsAt("0,0:SE") == "1C");
    CHECK(nextDice(game) == std::vector{10, 8});

    Game sum(scene.ruling("R-ALLY-DIE", "sum"));
    sum.play(sum.attack("red", {kFrom, "0,0:SE", "1,-1:SE"}, kTarget));
    CHECK(nextDice(sum) == std::vector{6, 12, 10, 8});
    const Decision round = sum.play(sum.throwing({2, 3, 4, 8}));
    CHECK(eventsOf<RoundFought>(round).front().loser == CombatSide::Defender);
    CHECK(eventsOf<RoundFought>(round).front().attackerDice.dice.size() == 3);
}

TEST_CASE("Of equal highest units the side's owner chooses which falls", "[fight][SA-K12]") {
    Scene scene =
        redAttacks("1C").army("red", "0,0:SE", "1C1I").army("red", "1,-1:SE", "1I").settlement("blue", kTarget);
    Game game(scene);
    game.play(game.attack("red", {kFrom, "0,0:SE", "1,-1:SE"}, kTarget));
    Throw lost = std::get<Throw>(game.throwing({1, 8}));
    lost.loser = game.corner("1,-1:SE");
    const Refusal refusal = game.refused(lost);
    CHECK(refusal.clause == clause::SA_K12);
    CHECK(refusal.why == Why::NoChoiceOfLoss);
    lost.loser = game.corner("0,0:S");
    CHECK(game.refused(lost).why == Why::NoChoiceOfLoss);
    lost.loser = game.corner("0,0:SE");
    game.play(lost);
    CHECK(game.unitsAt("0,0:SE") == "2I");
    CHECK(game.unitsAt(kFrom) == "1C");
}

TEST_CASE("By R-ALLY-LOSS=owner the side's owner chooses freely, even the building first",
          "[fight][SA-K12][R-ALLY-LOSS]") {
    Scene scene =
        redAttacks("3A").building("blue", kTarget, BuildingKind::Settlement, 0, true).army("blue", "0,0:SE", "1C");
    Game game(scene.ruling("R-ALLY-LOSS", "owner"));
    game.play(game.attack("red", {kFrom}, kTarget, {"0,0:SE"}));
    Throw lost = std::get<Throw>(game.throwing({12, 1}));
    lost.loser = game.corner(kTarget);
    const Decision fell = game.play(lost);
    CHECK(game.buildingAt(kTarget) == "nothing");
    // The ally fights on; the conquest waits for its end.
    CHECK(eventsOf<AttackEnded>(fell).empty());
    game.play(game.throwing({12, 1}));
    const Decision end = game.play(game.throwing({12, 1}));
    CHECK(game.unitsAt("0,0:SE").empty());
    CHECK(eventsOf<ConquestOffered>(end).size() == 1);
}

TEST_CASE("An army next to an attacked building may stand by it, and falls before it", "[fight][SA-K12]") {
    Game game(redAttacks("3A")
                  .settlement("blue", kTarget)
                  .army("blue", "0,0:SE", "1A")
                  .army("blue", "0,0:S", "1I")
                  .army("white", "1,-1:SE", "1I"));
    CHECK(game.refused(game.attack("red", {kFrom}, kTarget, {"0,0:S"})).why == Why::AllyNotAdjacent);
    CHECK(game.refused(game.attack("red", {kFrom}, kTarget, {"1,-1:SE"})).why == Why::AllyNotDefenders);
    CHECK(game.refused(game.attack("red", {kFrom}, kTarget, {"0,0:SE", "0,0:SE"})).why == Why::ArmyTwice);
    CHECK(game.refused(game.attack("red", {kFrom, kFrom}, kTarget)).clause == clause::SA_K12);
    game.play(game.attack("red", {kFrom}, kTarget, {"0,0:SE"}));
    CHECK(nextDice(game) == std::vector{12, 12});
    for (const char* left : {"1C", "1I", ""}) {
        game.play(game.throwing({6, 1}));
        CHECK(game.unitsAt("0,0:SE") == left);
        CHECK(game.buildingAt(kTarget) == "blue settlement");
    }
    CHECK(nextDice(game) == std::vector{12, 8});
}

TEST_CASE("An attacked army calls another for help, which need not be near the attacker", "[fight][SA-K12]") {
    Game game(redAttacks("1A1C").army("blue", kTarget, "1C1I").army("blue", "0,0:SE", "1A"));
    game.play(game.attack("red", {kFrom}, kTarget, {"0,0:SE"}));
    CHECK(nextDice(game) == std::vector{12, 12});
    game.play(game.throwing({6, 1}));
    CHECK(game.unitsAt("0,0:SE") == "1C");
    CHECK(game.unitsAt(kTarget) == "1C1I");
    // Now both have a cavalry: blue chooses.
    Throw lost = std::get<Throw>(game.throwing({6, 1}));
    lost.loser = game.corner("0,0:SE");
    game.play(lost);
    CHECK(game.unitsAt("0,0:SE") == "1I");
    CHECK(game.unitsAt(kTarget) == "1C1I");
}

TEST_CASE("Armies of others fight along only by their owners' consent", "[fight][SA-K12][R-ALLY-OWNER]") {
    Scene scene =
        redAttacks("1I").army("white", "0,0:SE", "1A").settlement("blue", kTarget).army("blue", "1,-1:SE", "1I");
    Game own(scene);
    const Refusal refusal = own.refused(own.attack("red", {kFrom, "0,0:SE"}, kTarget));
    CHECK(refusal.why == Why::NoArmy);
    CHECK(refusal.ruling == choiceOf(RAllyOwner::Own));
    Game consent(scene.ruling("R-ALLY-OWNER", "consent"));
    CHECK_FALSE(consent.allows(consent.attack("red", {kFrom, "1,-1:SE"}, kTarget)));
    CHECK(consent.refused(consent.attack("red", {"0,0:SE"}, kTarget)).why == Why::NoArmy);
    CHECK(consent.allows(consent.attack("red", {kFrom}, kTarget, {"0,0:SE"})));
    consent.play(consent.attack("red", {kFrom, "0,0:SE"}, kTarget));
    CHECK(nextDice(consent) == std::vector{12, 8});
    // Such a combat can be written down and taken up again.
    const auto again = toPosition(toSetup(consent.now));
    REQUIRE(again.has_value());
    CHECK(again->turn == consent.now.turn);
}

TEST_CASE("A combat in which an ally has fallen can be written down and taken up again", "[fight][SA-K12]") {
    Game game(redAttacks("1I").army("red", "0,0:SE", "1I").settlement("blue", kTarget));
    game.play(game.attack("red", {kFrom, "0,0:SE"}, kTarget));
    game.play(game.throwing({1, 8}));
    CHECK(std::get<Fight>(game.now.turn.pending).from.size() == 1);
    const auto again = toPosition(toSetup(game.now));
    REQUIRE(again.has_value());
    CHECK(again->turn == game.now.turn);
}

TEST_CASE("Who stops moves each attacking army one crossing off, where the target is out of reach",
          "[fight][SA-K10][R-RETREAT]") {
    Game game(redAttacks("2C").army("red", "0,0:SE", "1I").city("blue", kTarget).settlement("white", "0,0:NW"));
    game.play(game.attack("red", {kFrom, "0,0:SE"}, kTarget));
    game.play(game.throwing({10, 1}));
    CHECK(game.refused(game.stop("red", {{kFrom, "0,0:NW"}, {"0,0:SE", "0,0:S"}})).why == Why::RetreatIllegal);
    CHECK(game.refused(game.stop("red", {{kFrom, kTarget}, {"0,0:SE", "0,0:S"}})).why == Why::RetreatIllegal);
    CHECK(game.refused(game.stop("red", {{kFrom, "0,-1:NE"}})).why == Why::RetreatMissing);
    CHECK(game.refused(game.stop("red", {{"0,0:S", "0,0:SW"}})).why == Why::RetreatIllegal);
    CHECK(game.refused(game.stop("red", {{"0,0:SE", "0,0:S"}, {"0,0:SE", "1,0:S"}})).why == Why::ArmyTwice);
    // From 0,0:N only 0,-1:NE is free, so it need not be said.
    const Decision stop = game.play(game.stop("red", {{"0,0:SE", "0,0:S"}}));
    CHECK(game.unitsAt("0,-1:NE") == "2C");
    CHECK(game.unitsAt("0,0:S") == "1I");
    CHECK(game.buildingAt(kTarget) == "blue city/upside-down");
    CHECK(cites<ArmyMoved>(stop, clause::SA_K10));
}

TEST_CASE("Armies that have retreated attack no more in this phase", "[fight][SA-K10]") {
    Game game(redAttacks("2C").city("blue", kTarget).settlement("white", "0,0:SW"));
    game.play(game.attack("red", {kFrom}, kTarget));
    game.play(game.stop("red", {{kFrom, "0,0:NW"}}));
    const Refusal refusal = game.refused(game.attack("red", {"0,0:NW"}, "0,0:SW"));
    CHECK(refusal.clause == clause::SA_K10);
    CHECK(refusal.why == Why::AttackSpent);
}

TEST_CASE("An army with no free crossing to retreat to stays, and attacks no more", "[fight][SA-K10][R-RETREAT]") {
    Game game(redAttacks("2C")
                  .city("blue", kTarget)
                  .army("white", "0,0:NW", "I")
                  .settlement("blue", "0,-1:NE")
                  .army("blue", "1,-1:SE", "I"));
    game.play(game.attack("red", {kFrom}, kTarget));
    CHECK(retreats(game.now, std::get<Fight>(game.now.turn.pending), game.corner(kFrom)).empty());
    game.play(game.stop("red"));
    CHECK(game.unitsAt(kFrom) == "2C");
    CHECK(game.refused(game.attack("red", {kFrom}, "0,0:NW")).why == Why::AttackSpent);
}

TEST_CASE("By R-RETREAT=from-all an army retreats out of every opponent's reach if it can",
          "[fight][SA-K10][R-RETREAT]") {
    Scene scene = redAttacks("2C").city("blue", kTarget).settlement("white", "0,-1:SW");
    Game lenient(scene);
    lenient.play(lenient.attack("red", {kFrom}, kTarget));
    CHECK(lenient.allows(lenient.stop("red", {{kFrom, "0,0:NW"}})));
    Game strict(scene.ruling("R-RETREAT", "from-all"));
    strict.play(strict.attack("red", {kFrom}, kTarget));
    const Refusal refusal = strict.refused(strict.stop("red", {{kFrom, "0,0:NW"}}));
    CHECK(refusal.ruling == choiceOf(RRetreat::FromAll));
    CHECK(strict.allows(strict.stop("red", {{kFrom, "0,-1:NE"}})));
    // Where it cannot, any free crossing will do.
    Game pressed(scene.settlement("white", "0,-2:SE"));
    pressed.play(pressed.attack("red", {kFrom}, kTarget));
    CHECK(pressed.allows(pressed.stop("red", {{kFrom, "0,0:NW"}})));
}

TEST_CASE("A retreat over sea needs ships", "[fight][SA-K10][SA-7]") {
    Scene scene = Scene::soldiers("combat")
                      .sea("3,0")
                      .sea("3,-1")
                      .sea("4,-1")
                      .army("red", "3,0:NW", "I")
                      .settlement("blue", "3,0:SW");
    Game game(scene);
    game.play(game.attack("red", {"3,0:NW"}, "3,0:SW"));
    const auto free = retreats(game.now, std::get<Fight>(game.now.turn.pending), game.corner("3,0:NW"));
    CHECK(free == game.corners({"2,0:N"}));
}

TEST_CASE("The weapon retreats with its army, unless a building keeps it or it never moves",
          "[fight][SA-K10][SA-N1][R-NUKE-UNIT]") {
    Scene scene = redAttacks("1C").nuke("red", kFrom).city("blue", kTarget);
    const auto stopped = [](const Scene& table) {
        Game game(table);
        game.play(game.attack("red", {kFrom}, kTarget));
        game.play(game.stop("red", {{kFrom, "0,0:NW"}}));
        return game;
    };
    const Game along = stopped(scene);
    CHECK(along.now.nukes[along.corner("0,0:NW")] == along.player("red"));
    const Game fixed = stopped(Scene(scene).ruling("R-NUKE-UNIT", "fixed"));
    CHECK(fixed.now.nukes[fixed.corner(kFrom)] == fixed.player("red"));
    const Game kept = stopped(Scene(scene).settlement("red", kFrom));
    CHECK(kept.now.nukes[kept.corner(kFrom)] == kept.player("red"));
}

TEST_CASE("The weapon falls with the army or building on its crossing", "[fight][SA-N1][R-NUKE-UNIT]") {
    Scene scene = redAttacks("3A").army("blue", kTarget, "1I").nuke("blue", kTarget);
    Game army(scene);
    army.play(army.attack("red", {kFrom}, kTarget));
    const Decision gone = army.play(army.throwing({6, 1}));
    CHECK_FALSE(army.now.nukes[army.corner(kTarget)].has_value());
    CHECK(cites<PieceRemoved>(gone, clause::SA_N1));

    Game city(scene.building("blue", kTarget, BuildingKind::Settlement, 0, true));
    city.play(city.attack("red", {kFrom}, kTarget));
    city.play(city.throwing({6, 1}));
    CHECK(city.now.nukes[city.corner(kTarget)].has_value());
    city.play(city.throwing({6, 1}));
    CHECK_FALSE(city.now.nukes[city.corner(kTarget)].has_value());
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

TEST_CASE("Buildings of other documents have no die and are not attacked", "[fight][SA-K4]") {
    Game game(redAttacks("1A").building("blue", kTarget, BuildingKind::Factory, 0, false));
    CHECK(game.refused(game.attack("red", {kFrom}, kTarget)).clause == clause::SA_K4);
    Game guarded(redAttacks("1A")
                     .building("blue", kTarget, BuildingKind::Factory, 0, false)
                     .army("blue", kTarget, "1I")
                     .army("blue", "-2,2:S", "1I"));
    guarded.play(guarded.attack("red", {kFrom}, kTarget));
    const Decision end = guarded.play(guarded.throwing({6, 1}));
    CHECK(eventsOf<AttackEnded>(end).size() == 1);
    CHECK(guarded.buildingAt(kTarget) == "blue factory");
}

TEST_CASE("By a ruling a factory is attacked and hit like a settlement", "[fight][SA-K4][SA-N4][R-X-SA-MO-FACTORY]") {
    const auto armed = [](const char* option) {
        Scene scene = redAttacks("1A").building("blue", kTarget, BuildingKind::Factory, 0, false);
        scene.army("blue", "-2,2:S", "1I").nuke("red", kFrom).ruling("R-X-SA-MO-FACTORY", option);
        scene.setup.documents.emplace_back("monopolists");
        return scene;
    };
    CHECK_FALSE(Game(armed("untouched")).allows(Game(armed("untouched")).attack("red", {kFrom}, kTarget)));
    Game game(armed("settlement"));
    game.play(game.attack("red", {kFrom}, kTarget));
    game.play(game.throwing({12, 8}));
    CHECK(game.buildingAt(kTarget) == "blue factory/upside-down");
    game.play(game.throwing({12, 8}));
    CHECK(game.buildingAt(kTarget) == "nothing");
    Game spared(armed("untouched"));
    spared.play(spared.fire("red", kFrom, "0,0"));
    CHECK(spared.buildingAt(kTarget) == "blue factory");
    Game hit(armed("settlement"));
    hit.play(hit.fire("red", kFrom, "0,0"));
    CHECK(hit.buildingAt(kTarget) == "nothing");
}

}  // namespace engine::test
