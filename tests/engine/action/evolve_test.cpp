// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/evolve.h"

#include <catch2/catch.hpp>

#include "engine/rules/points.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"

namespace engine::test {

namespace {

bool isOfTheCourse(const Event& event) {
    return std::visit([]<class Body>(const Body&) { return kIsOneOf<Body, CourseEvent>; }, event.body);
}

/// What an event of the course must leave alone.
bool standsAlike(const Position& one, const Position& other) {
    bool alike = one.hexes == other.hexes && one.buildings == other.buildings && one.routes == other.routes &&
                 one.bridges == other.bridges && one.longestRoadHolder == other.longestRoadHolder &&
                 one.largestArmyHolder == other.largestArmyHolder && one.secondRoadHolder == other.secondRoadHolder &&
                 one.secondArmyHolder == other.secondArmyHolder && one.marks.out == other.marks.out &&
                 one.marks.adopted == other.marks.adopted && one.marks.suspended == other.marks.suspended &&
                 one.marks.catastrophes == other.marks.catastrophes;
    for (const PlayerId player : one.seats()) {
        alike = alike && scoreOf(one, player) == scoreOf(other, player) &&
                one.development[player].played == other.development[player].played;
    }
    return alike;
}

}  // namespace

TEST_CASE("What happens in the course of a turn changes nobody's standing, and the turn as said", "[action][random]") {
    int events = 0;
    for (const Documents& documents : everySet()) {
        for (const unsigned seed : {1U, 2U}) {
            Position now = randomStart(documents, seed);
            for (const Played& played : playedOut(now, seed, 150)) {
                for (const Event& event : played.decision.events) {
                    const Position before = now;
                    evolve(now, event);
                    if (isOfTheCourse(event)) {
                        Turn turn = before.turn;
                        evolveTurn(turn, event);
                        CAPTURE(nameOf(event));
                        REQUIRE(turn == now.turn);
                        REQUIRE((kMoveTurn(event) || before.turn == now.turn));
                        REQUIRE(standsAlike(before, now));
                        ++events;
                    }
                }
            }
        }
    }
    CHECK(events > 1000);
}

}  // namespace engine::test
