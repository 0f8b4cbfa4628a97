// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/referee.h"

#include <catch2/catch.hpp>

#include "engine/rules/given/contradiction.h"
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
    act.set->buildings = {{cornerNamed("0,0:N"), BuildingKind::City, "red", 2, true},
                          {cornerNamed("0,0:NE"), BuildingKind::Settlement, "blue", 0, false}};
    act.set->routes = {{sideNamed("0,0:NE"), RouteKind::Road, "blue"}, {sideNamed("0,0:E"), RouteKind::Road, "white"}};
    act.set->armies = {{cornerNamed("0,0:SW"), "red", unitsNamed("1A")}};
    act.set->robber = Hex{0, 1};
    act.set->holdings["red"].hand = Hand::exactly(Cards::of(1, 0, 0, 0, 0));
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

TEST_CASE("Cards, bank, deck, extra points and holders are entered late too", "[referee][B-10][B-12]") {
    Game game(Scene::base().settlement("red", "0,0:N"));
    Adjust act = late();
    act.set->bank = Hand::exactly(Cards::of(10, 11, 12, 13, 14));
    act.set->deck = DevelopmentHand::exactly(DevelopmentCounts::of(9, 5, 2, 2, 2));
    HoldingSetup& red = act.set->holdings["red"];
    red.hiddenDevelopment = DevelopmentHand::exactly(DevelopmentCounts::of(0, 1, 0, 0, 0));
    red.playedDevelopment = DevelopmentCounts::of(2, 0, 0, 0, 0);
    red.extraPoints = 2;
    act.set->longestRoadHolder = "blue";
    const Decision decision = game.play(act);
    const PlayerId player = game.player("red");
    CHECK(game.now.bank == *act.set->bank);
    CHECK(game.now.deck == *act.set->deck);
    CHECK(game.now.development[player].hidden == *red.hiddenDevelopment);
    CHECK(game.now.development[player].played == *red.playedDevelopment);
    CHECK(game.now.extraPoints[player] == 2);
    CHECK(game.now.longestRoadHolder == game.player("blue"));
    CHECK(eventsOf<DevelopmentKnown>(decision).size() == 2);
    // The third knight takes the largest army, like a knight that is played.
    Adjust third = late();
    third.set->holdings["red"].playedDevelopment = DevelopmentCounts::of(3, 0, 0, 0, 0);
    third.set->holdings["red"].extraPoints = 0;
    third.set->longestRoadHolder = "";
    game.play(third);
    CHECK(game.now.largestArmyHolder == player);
    CHECK(game.now.extraPoints[player] == 0);
    CHECK_FALSE(game.now.longestRoadHolder.has_value());
    CHECK(game.now.development[player].hidden == *red.hiddenDevelopment);
}

TEST_CASE("Whose turn it is, and what the rules remember, is entered late too", "[referee]") {
    Game game(Scene::soldiers().settlement("red", "0,0:N").army("blue", "0,0:S", "1I"));
    Adjust act = late();
    act.set->turn = TurnSetup{7, "blue", "move", {}, std::nullopt};
    act.set->marks.nukeBought["blue"] = true;
    act.set->marks.founded = 6;
    game.play(act);
    CHECK(game.now.turn.round == 7);
    CHECK(game.now.turn.player == game.player("blue"));
    CHECK(game.now.turn.phase == Phase::Move);
    CHECK(game.now.marks.nukeBought[game.player("blue")]);
    CHECK(game.now.marks.founded == 6);
    Adjust over = late();
    over.set->turn = TurnSetup{7, "blue", "ended", {}, std::nullopt};
    CHECK(game.refused(over).why == Why::CannotStand);
    Adjust noPhase = late();
    noPhase.set->turn = TurnSetup{7, "blue", "dreaming", {}, std::nullopt};
    CHECK(game.refused(noPhase).why == Why::CannotStand);
}

TEST_CASE("A piece noticed late was not bought in this turn", "[referee][SA-D1][B-14]") {
    Game game(Scene::soldiers().settlement("red", "0,0:N").sea("3,0").sea("3,-1"));
    Adjust act = late();
    act.set->routes = {{sideNamed("0,0:NE"), RouteKind::Road, "red"}, {sideNamed("3,0:NW"), RouteKind::Ship, "red"}};
    game.play(act);
    CHECK(game.routeAt("0,0:NE") == "red road");
    CHECK_FALSE(game.now.marks.bought);
    CHECK(game.now.marks.shipsBuilt.empty());
}

TEST_CASE("A bridge, an army and the pirate are taken off the board", "[referee][CC-12]") {
    Scene scene = Scene::soldiers().settlement("red", "0,0:N").army("red", "0,0:N", "2C").sea("3,0");
    scene.setup.documents.emplace_back("ccm");
    scene.setup.bridges = {{Hex{0, 0}, CornerDirection::N, CornerDirection::S, "red"}};
    scene.setup.pirate = Hex{3, 0};
    Game game(scene);
    Adjust turned = late();
    turned.set->bridges = {{Hex{0, 0}, CornerDirection::NE, CornerDirection::SW, "blue"}};
    turned.set->armies = {{cornerNamed("0,0:N"), "red", {}}};
    game.play(turned);
    REQUIRE(game.now.bridges.size() == 1);
    CHECK(game.now.bridges.front().owner == game.player("blue"));
    CHECK(game.now.bridges.front().from == game.corner("0,0:NE"));
    CHECK(game.unitsAt("0,0:N").empty());
    CHECK(game.buildingAt("0,0:N") == "red settlement");
    Adjust gone = late();
    gone.remove = {game.hex("0,0"), game.hex("3,0")};
    game.play(gone);
    CHECK(game.now.bridges.empty());
    CHECK_FALSE(game.now.pirate.has_value());
}

TEST_CASE("An adjustment cannot set what could not stand", "[referee]") {
    const Game game(Scene::soldiers());
    const auto refused = [&](const Adjust& act) { return game.refused(act).why; };
    CHECK(game.refused(Adjust{"", {}, {}}).why == Why::ReasonMissing);
    Adjust nobody = late();
    nobody.set->buildings = {{cornerNamed("0,0:N"), BuildingKind::City, "green", 0, false}};
    CHECK(refused(nobody) == Why::CannotStand);
    Adjust nowhere = late();
    nowhere.set->routes = {{sideNamed("7,7:E"), RouteKind::Road, "red"}};
    CHECK(refused(nowhere) == Why::CannotStand);
    Adjust noTerrain = late();
    noTerrain.set->hexes = {{{0, 0}, std::nullopt, 4, false, false, {}}};
    CHECK(refused(noTerrain) == Why::CannotStand);
    Adjust seven = late();
    seven.set->hexes = {{{0, 0}, Terrain::Hills, 7, false, false, {}}};
    CHECK(refused(seven) == Why::CannotStand);
    Adjust nobodyThere = late();
    nobodyThere.set->armies = {{cornerNamed("0,0:N"), "red", {}}};
    CHECK(refused(nobodyThere) == Why::CannotStand);
    Adjust players = late();
    players.set->players = {{"green", {}, {}}};
    CHECK(refused(players) == Why::FixedInAGame);
}

TEST_CASE("An adjustment brings nothing that cannot stand on a table or lie in the box", "[referee][B-2][B-14]") {
    Game game(Scene::base().settlement("red", "0,0:N"));
    const auto fault = [&](const Adjust& act) {
        const Refusal refusal = game.refused(act);
        CHECK(refusal.why == Why::CannotStand);
        return refusal.more().fault.value_or(Fault{}).kind;
    };
    Adjust twice = late();
    twice.set->buildings = {{cornerNamed("0,0:S"), BuildingKind::Settlement, "red", 0, false},
                            {cornerNamed("0,0:S"), BuildingKind::City, "blue", 0, false}};
    CHECK(fault(twice) == FaultKind::PlaceTwice);
    Adjust ship = late();
    ship.set->routes = {{sideNamed("0,0:NE"), RouteKind::Ship, "red"}};
    CHECK(fault(ship) == FaultKind::ShipInland);
    Adjust harbour = late();
    harbour.set->harbours = {{sideNamed("0,0:NE"), std::nullopt, false}};
    CHECK(fault(harbour) == FaultKind::HarbourInland);
    Adjust ore = late();
    ore.set->holdings["red"].hand = Hand::exactly(Cards::of(0, 0, 0, 0, 24));
    CHECK(fault(ore) == FaultKind::CardsBeyondBox);
    Adjust roads = late();
    roads.set->marks.freeRoads = GENERATE(-5, 1'000'000);
    CHECK(fault(roads) == FaultKind::BadMark);
    Adjust steps = late();
    steps.set->marks.stepsUsed = {{cornerNamed("0,0:N"), -9}};
    CHECK(fault(steps) == FaultKind::BadMark);
    Adjust out = late();
    out.set->marks.out = {{"red", true}, {"blue", true}, {"white", true}};
    CHECK(fault(out) == FaultKind::EverybodyOut);
    Adjust discards = late();
    RobberDueSetup due;
    due.discards["red"] = GENERATE(-4, 1'000'000);
    discards.set->turn = TurnSetup{2, "red", "roll", due, std::nullopt};
    CHECK(fault(discards) == FaultKind::BadMark);
    // What stood against all sense before bars no other adjustment.
    game.now.routes.set(game.side("0,0:NE"), Route{RouteKind::Ship, game.player("red")});
    Adjust road = late();
    road.set->routes = {{sideNamed("0,0:NW"), RouteKind::Road, "red"}};
    CHECK(game.allows(road));
}

TEST_CASE("A combat under way keeps both its sides through an adjustment", "[referee][SA-K8]") {
    Game game(Scene::soldiers("combat").army("red", "0,0:N", "I").settlement("blue", "0,0:NE"));
    game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
    Adjust gone = late();
    gone.remove = {game.corner("0,0:NE")};
    CHECK(game.refused(gone).why == Why::CannotStand);
    Adjust other = late();
    other.set->armies = {{cornerNamed("0,0:N"), "white", unitsNamed("1A")}};
    CHECK(game.refused(other).why == Why::CannotStand);
    Adjust stronger = late();
    stronger.set->armies = {{cornerNamed("0,0:N"), "red", unitsNamed("1A")}};
    game.play(stronger);
    CHECK(diceNeeded(game.now, Throw{}).value() == std::vector{12, 8});
}

TEST_CASE("An adjustment moves the longest road like any other change", "[referee][B-11]") {
    Game game(Scene::base().settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E", "0,0:SE", "0,0:SW"}));
    Adjust act = late();
    act.set->routes = {{sideNamed("0,0:W"), RouteKind::Road, "red"}};
    game.play(act);
    CHECK(game.now.longestRoadHolder == game.player("red"));
}

TEST_CASE("Cards that nobody could hold are for the referee to rule on, never a block", "[referee][B-4][B-9][B-10]") {
    Game game(Scene::base().settlement("red", "0,0:N").hand("red", {}).hand("blue", {}));
    const auto correctedBy = [&](const Action& action) {
        const Refusal refusal = game.refused(action);
        const auto adjust = correctionFor(game.now, action, refusal, "the cards are there");
        REQUIRE(adjust.has_value());
        Game after = game;
        after.play(*adjust);
        return after.play(action);
    };
    const PlayerId red = game.player("red");
    const Decision road = correctedBy(Build{red, Piece::Road, game.side("0,0:NE")});
    REQUIRE(road.trusted.size() == 1);
    CHECK(road.trusted.front().player == red);
    Trade trade;
    trade.by = red;
    trade.with = game.player("blue");
    trade.give = Cards::one(Resource::Ore);
    trade.take = Cards::one(Resource::Wool);
    CHECK(correctedBy(trade).trusted.size() == 2);
    // What rests on no unseen card is refused and stays so.
    const Action onSea = Build{red, Piece::Road, game.side("2,-2:E")};
    const Action afar = Build{red, Piece::Settlement, game.corner("2,0:S")};
    CHECK_FALSE(correctionFor(game.now, onSea, game.refused(onSea), "x").has_value());
    CHECK_FALSE(correctionFor(game.now, afar, game.refused(afar), "x").has_value());
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
