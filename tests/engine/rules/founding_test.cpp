// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/founding.h"

#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

Scene unfounded(const char* documents = "soldiers") {
    Scene scene = std::string_view(documents) == "base" ? Scene::base("found") : Scene::soldiers("found");
    scene.setup.turn->round = 1;
    return scene;
}

}  // namespace

TEST_CASE("Players found in seat order and then in reverse order", "[founding][B-3]") {
    Game game(unfounded("base"));
    CHECK(game.refused(game.found("blue", "0,0:N", "0,0:NE")).why == Why::NotYourTurn);
    game.play(game.found("red", "0,0:N", "0,0:NE"));
    game.play(game.found("blue", "0,0:S", "0,0:SE"));
    CHECK(game.refused(game.found("red", "-1,0:NW", "-1,0:W")).clause == clause::B_3);
    game.play(game.found("white", "-1,0:NW", "-1,0:W"));
    game.play(game.found("white", "1,1:N", "1,1:NE"));
    game.play(game.found("blue", "0,-2:N", "0,-2:NE"));
    CHECK(game.now.turn.phase == Phase::Found);
    const Decision last = game.play(game.found("red", "-2,2:S", "-2,2:SE"));
    CHECK(eventsOf<TurnStarted>(last).size() == 1);
    CHECK(game.now.turn.phase == Phase::Roll);
    CHECK(game.now.turn.player == game.player("red"));
    CHECK(game.now.turn.round == 1);
    CHECK(game.buildingAt("0,0:N") == "red settlement");
    CHECK(game.buildingAt("-2,2:S") == "red settlement");
    CHECK(game.routeAt("-2,2:SE") == "red road");
}

TEST_CASE("Only the second settlement yields a card from each adjoining hex", "[founding][B-3]") {
    Scene scene = unfounded("base");
    scene.setup.players.resize(1);
    scene.hand("red", {});
    Game game(scene);
    const Decision first = game.play(game.found("red", "0,0:N", "0,0:NE"));
    CHECK(eventsOf<CardsDealt>(first).empty());
    // Forest 3, hills 6, mountains 10.
    const Decision second = game.play(game.found("red", "-1,1:NW", "-1,1:W"));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(1, 1, 0, 0, 1)));
    CHECK(cites<CardsDealt>(second, clause::B_3));
}

TEST_CASE("A founding beside the desert and the sea yields less, and the robber takes nothing from it",
          "[founding][B-3]") {
    Scene scene = unfounded("base");
    scene.setup.players.resize(1);
    scene.hand("red", {}).robber("2,0");
    scene.setup.marks.founded = 1;
    Game game(scene);
    // Desert and fields 5 with the robber, hills 8 is not touched: 1,0 / 2,0 / 1,1.
    game.play(game.found("red", "1,1:N", "1,1:NE"));
    CHECK(game.now.hands[game.player("red")].total == 2);
    CHECK(game.now.hands[game.player("red")].surelyHolds(Cards::of(0, 0, 0, 2, 0)));
}

TEST_CASE("Each player founds a settlement first and a city in the reverse round", "[founding][SA-2]") {
    Scene scene = unfounded();
    scene.hand("red", {}).hand("blue", {});
    scene.setup.players.resize(2);
    Game game(scene);
    game.play(game.found("red", "0,0:N", "0,0:NE"));
    game.play(game.found("blue", "0,0:S", "0,0:SE"));
    const Decision city = game.play(game.found("blue", "-1,1:NW", "-1,1:W"));
    CHECK(game.buildingAt("0,0:S") == "blue settlement");
    CHECK(game.buildingAt("-1,1:NW") == "blue city");
    CHECK(cites<PiecePlaced>(city, clause::SA_2));
    CHECK(city.events.front().rulings == std::vector{choiceOf(RStart::SettlementFirst)});
    // One card a hex, although it is a city.
    CHECK(game.now.hands[game.player("blue")].total == 3);
    CHECK(game.now.hands[game.player("red")].total == 0);
}

TEST_CASE("By R-START=city-first the city comes first and the settlement yields", "[founding][SA-2][R-START]") {
    Scene scene = unfounded();
    scene.setup.players.resize(1);
    scene.ruling("R-START", "city-first").hand("red", {});
    Game game(scene);
    const Decision city = game.play(game.found("red", "0,0:N", "0,0:NE"));
    CHECK(game.buildingAt("0,0:N") == "red city");
    CHECK(eventsOf<CardsDealt>(city).empty());
    game.play(game.found("red", "-1,1:NW", "-1,1:W"));
    CHECK(game.buildingAt("-1,1:NW") == "red settlement");
    CHECK(game.now.hands[game.player("red")].total == 3);
}

TEST_CASE("A founding keeps the distance, and its road begins there", "[founding][B-3][B-4]") {
    Game game(unfounded());
    game.play(game.found("red", "0,0:N", "0,0:NE"));
    const Refusal close = game.refused(game.found("blue", "0,0:NE", "0,0:E"));
    CHECK(close.clause == clause::B_4);
    CHECK(close.why == Why::TooClose);
    CHECK(close.at == std::vector<Place>{game.corner("0,0:N")});
    CHECK(game.refused(game.found("blue", "0,0:N", "0,0:NW")).why == Why::PlaceTaken);
    CHECK(game.refused(game.found("blue", "0,0:SE", "0,0:W")).why == Why::RouteNotAtFounding);
    CHECK(game.allows(game.found("blue", "0,0:SE", "0,0:E")));
}

TEST_CASE("Nothing is founded or placed off the land", "[founding][B-4][B-5]") {
    Scene scene = unfounded();
    scene.sea("3,0").sea("4,0");
    Game game(scene);
    CHECK(game.refused(game.found("red", "4,0:NE", "4,0:E")).why == Why::NotOnLand);
    // The crossing touches land, the edge lies between two seas.
    CHECK(game.refused(game.found("red", "3,0:SW", "3,0:SE")).why == Why::RouteNotAtFounding);
    CHECK(game.allows(game.found("red", "3,0:SW", "3,0:W")));
}

TEST_CASE("A longest road is not awarded and no game won while founding", "[founding][B-3][B-13]") {
    Scene scene = unfounded("base");
    scene.setup.players.resize(1);
    scene.number("winning_score", 2).number("road_length_needed", 1);
    Game game(scene);
    game.play(game.found("red", "0,0:N", "0,0:NE"));
    CHECK(game.now.turn.phase == Phase::Found);
    // The turn that follows finds the score reached.
    game.play(game.found("red", "-1,1:NW", "-1,1:W"));
    CHECK(game.now.turn.phase == Phase::Ended);
    CHECK(game.now.turn.winner == game.player("red"));
}

TEST_CASE("Once founding is over nothing is founded, and before it nothing else is done", "[founding][B-3]") {
    Game later(Scene::soldiers("build"));
    CHECK(later.refused(later.found("red", "0,0:N", "0,0:NE")).why == Why::WrongPhase);
    Game before(unfounded());
    CHECK(before.refused(before.roll("red", 1, 2)).why == Why::MustFoundFirst);
    CHECK(before.refused(before.road("red", "0,0:NE")).why == Why::MustFoundFirst);
    CHECK(before.refused(before.endTurn("red")).clause == clause::B_3);
}

TEST_CASE("Who has no piece left founds nothing", "[founding][B-2][B-3]") {
    Scene scene = unfounded();
    scene.number("settlements", 0);
    Game game(scene);
    CHECK(game.refused(game.found("red", "0,0:N", "0,0:NE")).why == Why::NoPieceLeft);
}

}  // namespace engine::test
