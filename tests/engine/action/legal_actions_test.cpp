// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/legal_actions.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

template <class Kind>
int countOf(const std::vector<Action>& actions) {
    return static_cast<int>(std::count_if(actions.begin(), actions.end(),
                                          [](const Action& act) { return std::holds_alternative<Kind>(act); }));
}

}  // namespace

TEST_CASE("The first founding of the island can be made in 144 ways", "[action][B-3]") {
    Scene scene = Scene::base("found");
    const auto actions = legalActions(scene.position());
    // Every side has two ends.
    CHECK(actions.size() == 144);
    CHECK(countOf<Found>(actions) == 144);
}

TEST_CASE("Before the roll there is only the roll, after the end nothing", "[action][B-7]") {
    Scene rolling = Scene::soldiers("roll");
    rolling.setup.holdings["red"].hiddenDevelopment = DevelopmentHand::exactly({});
    CHECK(legalActions(rolling.position()).size() == 1);
    CHECK(legalActions(Scene::soldiers("ended").position()).empty());
    Scene nobody = Scene::base();
    nobody.setup.players.clear();
    nobody.setup.turn.reset();
    CHECK(legalActions(nobody.position()).empty());
}

TEST_CASE("With cards for one settlement, all that they buy is listed", "[action][B-2]") {
    Scene scene = Scene::base();
    scene.settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E"}).hand("red", Cards::of(1, 1, 1, 1, 0));
    scene.setup.holdings["red"].hiddenDevelopment = DevelopmentHand::exactly({});
    const Game game(scene);
    const auto actions = legalActions(game.now);
    // Roads: two more at 0,0:N, one at 0,0:NE, two at 0,0:SE. A settlement at 0,0:SE. The end of the turn.
    CHECK(countOf<Build>(actions) == 6);
    CHECK(countOf<EndTurn>(actions) == 1);
    CHECK(actions.size() == 7);
}

TEST_CASE("Attacks are listed army by army and all together", "[action][SA-K1][SA-K12]") {
    const Game game(
        Scene::soldiers("combat").army("red", "0,0:N", "I").army("red", "0,0:SE", "I").settlement("blue", "0,0:NE"));
    const auto actions = legalActions(game.now);
    CHECK(countOf<Attack>(actions) == 3);
}

TEST_CASE("In a combat there is the throw and each retreat", "[action][SA-K10]") {
    Game game(Scene::soldiers("combat").army("red", "0,0:N", "I").settlement("blue", "0,0:NE"));
    game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
    const auto actions = legalActions(game.now);
    CHECK(countOf<Throw>(actions) == 1);
    CHECK(countOf<Stop>(actions) == 2);
    CHECK(countOf<Capitulate>(actions) == 1);
    CHECK(actions.size() == 4);
}

}  // namespace engine::test
