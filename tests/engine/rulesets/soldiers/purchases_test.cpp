// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/purchases.h"

#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

const Cards kPlenty = Cards::of(20, 20, 20, 20, 20);

Scene redTown() {
    return Scene::soldiers().settlement("red", "0,0:N").city("red", "0,0:S").hand("red", kPlenty);
}

}  // namespace

TEST_CASE("Units are bought in the build phase and stand at an own settlement or city", "[purchases][SA-4][SA-5]") {
    Game game(redTown().settlement("blue", "-1,0:NW"));
    const Decision bought = game.play(game.buy("red", "1A1I", "0,0:N"));
    CHECK(game.unitsAt("0,0:N") == "1A1I");
    CHECK(cites<UnitsChanged>(bought, clause::SA_4));
    // Artillery: grain, lumber, 2 ore. Infantry: grain, wool. House prices, so the ruling is cited.
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(20, 19, 19, 18, 18)));
    CHECK(bought.events.front().rulings == std::vector{choiceOf(RPrices::House)});
    game.play(game.buy("red", "2C", "0,0:N"));
    CHECK(game.unitsAt("0,0:N") == "1A2C1I");
    game.play(game.buy("red", "I", "0,0:S"));

    CHECK(game.refused(game.buy("red", "I", "-1,0:NW")).clause == clause::SA_4);
    CHECK(game.refused(game.buy("red", "I", "0,0:SE")).why == Why::NotOwnBuilding);
    CHECK(game.refused(BuyUnits{game.player("red"), {}, game.corner("0,0:N")}).why == Why::NoUnits);
    CHECK(game.refused(game.buy("blue", "I", "-1,0:NW")).why == Why::NotYourTurn);
    game.play(game.endPhase("red"));
    CHECK(game.refused(game.buy("red", "I", "0,0:N")).clause == clause::SA_3);
}

TEST_CASE("No army grows larger than any box", "[purchases][SA-4][SA-5]") {
    Game game(redTown().army("red", "0,0:N", "33A33C32I"));
    CHECK(game.refused(game.buy("red", "1A1I", "0,0:N")).why == Why::NoPieceLeft);
    game.play(game.buy("red", "1A", "0,0:N"));
    CHECK(game.refused(game.buy("red", "I", "0,0:N")).why == Why::NoPieceLeft);
    CHECK(game.allows(game.buy("red", "I", "0,0:S")));
}

TEST_CASE("Units must be paid for, at the table's own prices where it has some", "[purchases][SA-4][R-PRICES]") {
    Scene scene = redTown().hand("red", Cards::of(1, 0, 0, 0, 0)).ruling("R-PRICES", "own");
    Game dear(scene);
    CHECK(dear.refused(dear.buy("red", "I", "0,0:N")).why == Why::CannotPay);
    scene.setup.prices["infantry"] = Cards::of(1, 0, 0, 0, 0);
    Game cheap(scene);
    cheap.play(cheap.buy("red", "I", "0,0:N"));
    CHECK(cheap.now.hands[cheap.player("red")].total == 0);
}

TEST_CASE("The number of figures is guidance, or a limit on buying", "[purchases][SA-4][R-SUPPLY]") {
    Scene scene = redTown().army("red", "0,0:N", "3A4C7I").city("red", "-1,0:NW", 3).city("red", "-2,2:S", 3);
    Game guidance(scene);
    guidance.play(guidance.buy("red", "1A1C1I", "0,0:N"));
    guidance.play(guidance.wall("red", "0,0:S"));
    Game limit(scene.ruling("R-SUPPLY", "limit"));
    for (const char* units : {"1A", "1C", "1I"}) {
        const Refusal refusal = limit.refused(limit.buy("red", units, "0,0:N"));
        CHECK(refusal.why == Why::NoPieceLeft);
        CHECK(refusal.ruling == choiceOf(RSupply::Limit));
    }
    CHECK(limit.refused(limit.wall("red", "0,0:S")).why == Why::NoPieceLeft);
}

TEST_CASE("A limit of figures never stops a downgrade", "[purchases][SA-4][SA-K6][R-SUPPLY]") {
    Scene scene =
        Scene::soldiers("combat").army("red", "0,0:N", "1A4C").settlement("blue", "0,0:NE").ruling("R-SUPPLY", "limit");
    Game game(scene);
    game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
    game.play(game.throwing({1, 8}));
    CHECK(game.unitsAt("0,0:N") == "5C");
}

TEST_CASE("Walls go under an own city, at most three", "[purchases][SA-W1]") {
    Game game(redTown().city("blue", "-1,0:NW"));
    CHECK(game.refused(game.wall("red", "0,0:N")).why == Why::NotACity);
    CHECK(game.refused(game.wall("red", "-1,0:NW")).clause == clause::SA_W1);
    for (int wall = 1; wall <= 3; ++wall) {
        game.play(game.wall("red", "0,0:S"));
        CHECK(game.building("0,0:S")->walls == wall);
    }
    CHECK(game.refused(game.wall("red", "0,0:S")).why == Why::WallLimit);
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(14, 20, 20, 20, 20)));
}

TEST_CASE("Each player buys one nuclear weapon in the game, at an own building", "[purchases][SA-N1]") {
    Game game(redTown().settlement("blue", "-1,0:NW"));
    CHECK(game.refused(game.buyNuke("red", "-1,0:NW")).clause == clause::SA_N1);
    CHECK(game.refused(game.buyNuke("red", "0,0:SE")).why == Why::NotOwnBuilding);
    const Decision bought = game.play(game.buyNuke("red", "0,0:N"));
    CHECK(eventsOf<NukeBought>(bought).size() == 1);
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(19, 19, 19, 19, 17)));
    CHECK(game.refused(game.buyNuke("red", "0,0:S")).why == Why::NukeOnlyOnce);
    // Not even after it has been fired.
    game.play(game.endPhase("red"));
    game.play(game.endPhase("red"));
    game.play(game.fire("red", "0,0:N", "2,0"));
    game.now.turn.phase = Phase::Build;
    CHECK(game.refused(game.buyNuke("red", "0,0:S")).why == Why::NukeOnlyOnce);
}

TEST_CASE("A weapon that the referee enters late is the one of the game", "[purchases][SA-N1]") {
    Game game(redTown());
    Adjust late{"weapon bought two turns ago", {}, {}};
    late.set->nukes = {{cornerNamed("0,0:N"), "red"}};
    game.play(late);
    CHECK(game.refused(game.buyNuke("red", "0,0:S")).why == Why::NukeOnlyOnce);
}

}  // namespace engine::test
