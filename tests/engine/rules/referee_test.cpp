// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/referee.h"

#include <catch2/catch.hpp>

#include "engine/rules/points.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

Adjust late() {
    return {"noticed late", {}, {}};
}

}  // namespace

TEST_CASE("A ruling is written down with its reason and changes nothing on the board", "[referee]") {
    Game game(Scene::soldiers("combat").settlement("red", "0,0:N"));
    const Position before = game.now;
    CHECK(game.refused(Rule{"  ", clause::SA_K10, std::nullopt}).why == Why::ReasonMissing);
    const Decision ruled = game.play(Rule{"the dice stay as they fell", clause::SA_K10, Site(game.corner("0,0:N"))});
    CHECK(cites<Ruled>(ruled, clause::SA_K10));
    CHECK(game.now == before);
}

TEST_CASE("What was noticed late is entered without asking a rule", "[referee]") {
    Game game(Scene::soldiers()
                  .settlement("red", "0,0:N")
                  .city("blue", "0,0:S", 1)
                  .army("blue", "0,0:S", "2I")
                  .road("red", "0,0:NE"));
    Adjust act = late();
    act.set.buildings = {{cornerNamed("0,0:N"), BuildingKind::City, "red", 2, true},
                         {cornerNamed("0,0:NE"), BuildingKind::Settlement, "blue", 0, false}};
    act.set.routes = {{sideNamed("0,0:NE"), RouteKind::Road, "blue"}, {sideNamed("0,0:E"), RouteKind::Road, "white"}};
    act.set.armies = {{cornerNamed("0,0:SW"), "red", unitsNamed("1A")}};
    act.set.robber = Hex{0, 1};
    act.set.holdings["red"].hand = Hand::exactly(Cards::of(1, 0, 0, 0, 0));
    act.remove = {game.corner("0,0:S")};
    game.play(act);
    CHECK(game.buildingAt("0,0:N") == "red city/upside-down+2");
    CHECK(game.buildingAt("0,0:NE") == "blue settlement");
    CHECK(game.buildingAt("0,0:S") == "nothing");
    CHECK(game.unitsAt("0,0:S").empty());
    CHECK(game.unitsAt("0,0:SW") == "1A");
    CHECK(game.routeAt("0,0:NE") == "blue road");
    CHECK(game.routeAt("0,0:E") == "white road");
    CHECK(game.now.robber == game.hex("0,1"));
    CHECK(game.now.hands[game.player("red")].total == 1);
}

TEST_CASE("An adjustment cannot set what could not stand", "[referee]") {
    const Game game(Scene::soldiers());
    const auto refused = [&](const Adjust& act) { return game.refused(act).why; };
    CHECK(game.refused(Adjust{"", {}, {}}).why == Why::ReasonMissing);
    Adjust nobody = late();
    nobody.set.buildings = {{cornerNamed("0,0:N"), BuildingKind::City, "green", 0, false}};
    CHECK(refused(nobody) == Why::CannotStand);
    Adjust nowhere = late();
    nowhere.set.routes = {{sideNamed("7,7:E"), RouteKind::Road, "red"}};
    CHECK(refused(nowhere) == Why::CannotStand);
    Adjust noTerrain = late();
    noTerrain.set.hexes = {{{0, 0}, std::nullopt, 4, false, false, {}}};
    CHECK(refused(noTerrain) == Why::CannotStand);
    Adjust seven = late();
    seven.set.hexes = {{{0, 0}, Terrain::Hills, 7, false, false, {}}};
    CHECK(refused(seven) == Why::CannotStand);
    Adjust nobodyThere = late();
    nobodyThere.set.armies = {{cornerNamed("0,0:N"), "red", {}}};
    CHECK(refused(nobodyThere) == Why::CannotStand);
    Adjust players = late();
    players.set.players = {{"green", {}, {}}};
    CHECK(refused(players) == Why::CannotStand);
}

TEST_CASE("A combat under way keeps both its sides through an adjustment", "[referee][SA-K8]") {
    Game game(Scene::soldiers("combat").army("red", "0,0:N", "I").settlement("blue", "0,0:NE"));
    game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
    Adjust gone = late();
    gone.remove = {game.corner("0,0:NE")};
    CHECK(game.refused(gone).why == Why::CannotStand);
    Adjust other = late();
    other.set.armies = {{cornerNamed("0,0:N"), "white", unitsNamed("1A")}};
    CHECK(game.refused(other).why == Why::CannotStand);
    Adjust stronger = late();
    stronger.set.armies = {{cornerNamed("0,0:N"), "red", unitsNamed("1A")}};
    game.play(stronger);
    CHECK(diceNeeded(game.now, Throw{}).value() == std::vector{12, 8});
}

TEST_CASE("An adjustment moves the longest road like any other change", "[referee][B-11]") {
    Game game(Scene::base().settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E", "0,0:SE", "0,0:SW"}));
    Adjust act = late();
    act.set.routes = {{sideNamed("0,0:W"), RouteKind::Road, "red"}};
    game.play(act);
    CHECK(game.now.longestRoadHolder == game.player("red"));
}

TEST_CASE("The referee ends a game with a reason, whatever is going on", "[referee]") {
    Game game(Scene::soldiers("combat").army("red", "0,0:N", "I").settlement("blue", "0,0:NE"));
    game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
    CHECK(game.refused(EndGame{std::nullopt, ""}).why == Why::ReasonMissing);
    const Decision end = game.play(EndGame{game.player("blue"), "time is up"});
    CHECK(eventsOf<GameEnded>(end).front().points[game.player("blue")] == 1);
    CHECK(game.now.turn.phase == Phase::Ended);
    CHECK(game.refused(EndGame{std::nullopt, "again"}).why == Why::GameOver);
    CHECK(game.refused(Throw{}).why == Why::GameOver);
}

}  // namespace engine::test
