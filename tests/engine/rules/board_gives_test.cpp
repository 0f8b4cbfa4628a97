// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/given/board_gives.h"

#include <catch2/catch.hpp>

#include "engine/rules/points.h"
#include "tests/support/scene.h"

namespace engine::test {

TEST_CASE("A game that begins with a sole longest road on its board gives the card", "[rules][B-11]") {
    Scene scene = Scene::base();
    scene.settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E", "0,0:SE", "0,0:SW", "0,0:W"});
    scene.settlement("blue", "-2,0:N").roads("blue", {"-2,0:NE", "-2,0:E", "-2,0:SE"});
    const BoardReading reading = readBoard(scene.setup);
    REQUIRE(reading.given.size() == 1);
    CHECK(reading.given.front() == BoardGift{Holding::LongestRoad, PlayerId(0), {}, 5, 3, clause::B_11});
    const Position begun = *toPosition(withWhatTheBoardGives(scene.setup));
    CHECK(begun.longestRoadHolder == PlayerId(0));
    CHECK(begun.marks.longestRoadHeld);
    CHECK(points(begun, PlayerId(0)) == 3);
    // Said once: nothing is left to give.
    CHECK(readBoard(withWhatTheBoardGives(scene.setup)).given.empty());
    SECTION("on a tie the table is asked") {
        scene.roads("blue", {"-2,0:SW", "-2,0:W"});
        const BoardReading tied = readBoard(scene.setup);
        CHECK(tied.given.empty());
        REQUIRE_FALSE(tied.open.empty());
        CHECK(tied.open.front() == OpenHolding{Holding::LongestRoad, {PlayerId(0), PlayerId(1)}, clause::B_11});
        CHECK(withWhatTheBoardGives(scene.setup) == scene.setup);
        scene.setup.longestRoadHolder = "blue";
        CHECK(readBoard(scene.setup).given.empty());
    }
    SECTION("in the founding phase nothing is given") {
        scene.setup.turn->phase = "found";
        scene.setup.marks.founded = 2;
        CHECK(readBoard(scene.setup).given.empty());
    }
}

TEST_CASE("Knights that were played are asked for where nobody says them", "[rules][B-12]") {
    Scene scene = Scene::base();
    scene.settlement("red", "0,0:N");
    CHECK(readBoard(scene.setup).open ==
          std::vector{OpenHolding{Holding::LargestArmy, {PlayerId(0), PlayerId(1), PlayerId(2)}, clause::B_12}});
    for (const char* player : {"red", "blue", "white"}) {
        scene.setup.holdings[player].playedDevelopment = DevelopmentCounts{};
    }
    CHECK(readBoard(scene.setup).open.empty());
    scene.setup.holdings["blue"].playedDevelopment = DevelopmentCounts::of(3, 0, 0, 0, 0);
    REQUIRE(readBoard(scene.setup).given.size() == 1);
    CHECK(readBoard(scene.setup).given.front().what == Holding::LargestArmy);
    CHECK(withWhatTheBoardGives(scene.setup).largestArmyHolder == "blue");
}

TEST_CASE("A game of the Monopolists that begins on a board knows its Monopolists", "[rules][MO-15][MO-16]") {
    Scene scene = Scene::monopolists();
    scene.city("red", "-3,-1:S");
    const BoardReading reading = readBoard(scene.setup);
    REQUIRE(reading.given.size() == 1);
    CHECK(reading.given.front().what == Holding::Monopolist);
    CHECK(reading.given.front().reached == 2);
    const Position begun = *toPosition(withWhatTheBoardGives(scene.setup));
    CHECK(points(begun, PlayerId(0)) == 3);
}

}  // namespace engine::test
