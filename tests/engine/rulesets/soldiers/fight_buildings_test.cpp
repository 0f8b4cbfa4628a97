// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "tests/engine/rulesets/soldiers/fight_table.h"

namespace engine::test {

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

TEST_CASE("A metropolis falls level by level, and its track is turned back", "[fight][SA-K4][SA-K7][SA-K9]") {
    Game game(redAttacks("3A").building("blue", kTarget, BuildingKind::Metropolis));
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
    Scene scene = redAttacks("3A").building("blue", kTarget, BuildingKind::City, {.walls = 2, .upsideDown = true});
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
    Game game(redAttacks("3A").building("blue", kTarget, BuildingKind::Metropolis, {.walls = 3, .upsideDown = true}));
    game.play(game.attack("red", {kFrom}, kTarget));
    const Decision drop = game.play(game.throwing({12, 1}));
    CHECK(game.buildingAt(kTarget) == "blue city+3");
    CHECK_FALSE(cites<BuildingChanged>(drop, clause::SA_K13));
}

TEST_CASE("A city piece stands as a settlement when none is left, or the building is removed",
          "[fight][SA-K7][R-NOPIECE]") {
    Scene scene = redAttacks("3A")
                      .building("blue", kTarget, BuildingKind::City, {.upsideDown = true})
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

TEST_CASE("The weapon falls with the army or building on its crossing", "[fight][SA-N1][R-NUKE-UNIT]") {
    Scene scene = redAttacks("3A").army("blue", kTarget, "1I").nuke("blue", kTarget);
    Game army(scene);
    army.play(army.attack("red", {kFrom}, kTarget));
    const Decision gone = army.play(army.throwing({6, 1}));
    CHECK_FALSE(army.now.nukes[army.corner(kTarget)].has_value());
    CHECK(cites<PieceRemoved>(gone, clause::SA_N1));

    Game city(scene.building("blue", kTarget, BuildingKind::Settlement, {.upsideDown = true}));
    city.play(city.attack("red", {kFrom}, kTarget));
    city.play(city.throwing({6, 1}));
    CHECK(city.now.nukes[city.corner(kTarget)].has_value());
    city.play(city.throwing({6, 1}));
    CHECK_FALSE(city.now.nukes[city.corner(kTarget)].has_value());
}

TEST_CASE("Buildings of other documents have no die and are not attacked", "[fight][SA-K4]") {
    Game game(redAttacks("1A").building("blue", kTarget, BuildingKind::Factory));
    CHECK(game.refused(game.attack("red", {kFrom}, kTarget)).clause == clause::SA_K4);
    Game guarded(redAttacks("1A")
                     .building("blue", kTarget, BuildingKind::Factory)
                     .army("blue", kTarget, "1I")
                     .army("blue", "-2,2:S", "1I"));
    guarded.play(guarded.attack("red", {kFrom}, kTarget));
    const Decision end = guarded.play(guarded.throwing({6, 1}));
    CHECK(eventsOf<AttackEnded>(end).size() == 1);
    CHECK(guarded.buildingAt(kTarget) == "blue factory");
}

TEST_CASE("By a ruling a factory is attacked and hit like a settlement", "[fight][SA-K4][SA-N4][R-X-SA-MO-FACTORY]") {
    const auto armed = [](const char* option) {
        Scene scene = redAttacks("1A").building("blue", kTarget, BuildingKind::Factory);
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
