// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/turn.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "engine/rules/points.h"
#include "engine/rules/production.h"
#include "tests/support/scene.h"

namespace engine::test {

TEST_CASE("A rolled number yields one card to each settlement and two to each city", "[turn][B-7]") {
    Game game(Scene::base("roll").settlement("red", "0,0:N").city("blue", "0,0:S").hand("red", {}).hand("blue", {}));
    // 0,0 has the 9: pasture.
    const Decision roll = game.play(game.roll("red", 4, 5));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(0, 0, 1, 0, 0)));
    CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(0, 0, 2, 0, 0)));
    CHECK(cites<CardsDealt>(roll, clause::B_7));
    CHECK(game.now.turn.phase == Phase::Build);
}

TEST_CASE("One building draws from each hex with the number, several buildings add up", "[turn][B-7]") {
    // Two elevens meet at 0,1:NE … 1,1:NW: forest and fields.
    Game game(Scene::base("roll").settlement("red", "0,1:SE").settlement("red", "1,1:NE").hand("red", {}));
    game.play(game.roll("red", 5, 6));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(0, 1, 0, 2, 0)));
}

TEST_CASE("The robber's hex and a hex turned over yield nothing", "[turn][B-7][SA-N3]") {
    Scene scene = Scene::base("roll").settlement("red", "0,0:N").robber("0,0").hand("red", {});
    Game robbed(scene);
    robbed.play(robbed.roll("red", 4, 5));
    CHECK(robbed.now.hands[robbed.player("red")].total == 0);

    scene.robber("1,0");
    scene.setup.hexes[9].faceDown = true;
    Game turned(scene);
    turned.play(turned.roll("red", 4, 5));
    CHECK(turned.now.hands[turned.player("red")].total == 0);
}

TEST_CASE("An upside-down city still yields two", "[turn][B-7][SA-K10]") {
    Game game(
        Scene::soldiers("roll").building("red", "0,0:N", BuildingKind::City, {.upsideDown = true}).hand("red", {}));
    game.play(game.roll("red", 4, 5));
    CHECK(game.now.hands[game.player("red")].total == 2);
}

TEST_CASE("Cards of choice come out of what the others leave in the bank", "[turn][B-7]") {
    Scene scene = Scene::base("roll");
    scene.terrain("0,0", Terrain::Gold).settlement("red", "0,0:N").terrain("0,1", Terrain::Mountains);
    for (HexSetup& hex : scene.setup.hexes) {
        hex.number = hex.hex == Hex{0, 1} ? 9 : hex.number;
    }
    scene.settlement("blue", "0,1:S");
    Game game(scene);
    const Decision rolled = game.play(game.roll("red", 4, 5));
    std::vector<std::string_view> order;
    for (const Event& event : rolled.events) {
        order.push_back(nameOf(event));
    }
    const auto dealt = std::find(order.begin(), order.end(), "cards-dealt");
    const auto gold = std::find(order.begin(), order.end(), "gold-dealt");
    REQUIRE(dealt != order.end());
    REQUIRE(gold != order.end());
    CHECK(dealt < gold);
}

TEST_CASE("A gold field yields cards of the owner's choice", "[turn][B-7]") {
    Game game(Scene::base("roll").terrain("0,0", Terrain::Gold).city("red", "0,0:N").hand("red", {}));
    const Decision roll = game.play(game.roll("red", 4, 5));
    REQUIRE(eventsOf<GoldDealt>(roll).size() == 1);
    CHECK(eventsOf<GoldDealt>(roll).front().count == 2);
    CHECK(game.now.hands[game.player("red")].total == 2);
    CHECK(game.now.hands[game.player("red")].mayHold(Cards::of(2, 0, 0, 0, 0)));
    CHECK(game.now.hands[game.player("red")].mayHold(Cards::of(0, 0, 0, 1, 1)));
}

TEST_CASE("A resource that runs short goes to nobody when several are owed it", "[turn][B-7]") {
    Scene scene = Scene::base("roll").city("red", "0,0:N").settlement("blue", "0,0:S").hand("red", {}).hand("blue", {});
    Game game(scene.bank(Cards::of(5, 5, 2, 5, 5)));
    game.play(game.roll("red", 4, 5));
    CHECK(game.now.hands[game.player("red")].total == 0);
    CHECK(game.now.hands[game.player("blue")].total == 0);
    Game enough(scene.bank(Cards::of(5, 5, 3, 5, 5)));
    enough.play(enough.roll("red", 4, 5));
    CHECK(enough.now.hands[enough.player("red")].total == 2);
    CHECK(enough.now.bank == Hand::exactly(Cards::of(5, 5, 0, 5, 5)));
}

TEST_CASE("A player who alone is owed a short resource gets what is left", "[turn][B-7]") {
    Game game(Scene::base("roll").city("red", "0,0:N").hand("red", {}).bank(Cards::of(5, 5, 1, 5, 5)));
    game.play(game.roll("red", 4, 5));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(0, 0, 1, 0, 0)));
}

TEST_CASE("A shortage of one resource does not touch another of the same roll", "[turn][B-7]") {
    // Elevens: forest 0,1 and fields 1,1.
    Scene scene =
        Scene::base("roll").settlement("red", "0,1:SE").settlement("blue", "1,1:NE").settlement("white", "0,1:NW");
    scene.hand("red", {}).hand("blue", {}).hand("white", {}).bank(Cards::of(5, 1, 5, 5, 5));
    Game game(scene);
    game.play(game.roll("red", 5, 6));
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(0, 0, 0, 1, 0)));
    CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(0, 0, 0, 1, 0)));
    CHECK(game.now.hands[game.player("white")].total == 0);
}

TEST_CASE("A turn begins with one roll of two six-sided dice", "[turn][B-7][SA-3]") {
    Game game(Scene::soldiers("roll"));
    const PlayerId red = game.player("red");
    CHECK(game.refused(Roll{red, {}}).why == Why::DiceMissing);
    CHECK(diceNeeded(game.now, Roll{red, {}}).value() == std::vector{6, 6});
    CHECK(game.refused(Roll{red, {{{6, 3}}, DiceSource::Entered}}).why == Why::DiceWrong);
    CHECK(game.refused(Roll{red, {{{6, 3}, {8, 3}}, DiceSource::Entered}}).why == Why::DiceWrong);
    CHECK(game.refused(Roll{red, {{{6, 0}, {6, 3}}, DiceSource::Entered}}).why == Why::DiceWrong);
    CHECK(game.refused(game.roll("blue", 3, 3)).why == Why::NotYourTurn);
    CHECK(game.refused(game.endTurn("red")).why == Why::MustRollFirst);
    game.play(game.roll("red", 3, 3));
    CHECK(game.refused(game.roll("red", 3, 3)).why == Why::AlreadyRolled);
    CHECK_FALSE(diceNeeded(game.now, Roll{red, {}}).has_value());
}

TEST_CASE("A turn of Soldiers & Armies goes through building, movement and combat", "[turn][SA-3]") {
    Game game(Scene::soldiers("roll"));
    game.play(game.roll("red", 1, 2));
    CHECK(game.now.turn.phase == Phase::Build);
    game.play(game.endPhase("red"));
    CHECK(game.now.turn.phase == Phase::Move);
    game.play(game.endPhase("red"));
    CHECK(game.now.turn.phase == Phase::Combat);
    CHECK(game.refused(game.endPhase("red")).why == Why::WrongPhase);
    const Decision end = game.play(game.endTurn("red"));
    CHECK(cites<TurnStarted>(end, clause::SA_3));
    CHECK(game.now.turn.player == game.player("blue"));
    CHECK(game.now.turn.phase == Phase::Roll);
}

TEST_CASE("The base game has no phases to end, and a round ends with the last seat", "[turn][B-9]") {
    Game game(Scene::base("build").turn("white", "build", 4));
    CHECK(game.refused(game.endPhase("white")).why == Why::WrongPhase);
    CHECK(game.refused(game.endTurn("red")).why == Why::NotYourTurn);
    game.play(game.endTurn("white"));
    CHECK(game.now.turn.player == game.player("red"));
    CHECK(game.now.turn.round == 5);
}

TEST_CASE("A turn's marks are gone with the next turn", "[turn][SA-3]") {
    Scene scene = Scene::soldiers("combat").army("red", "0,0:N", "I");
    scene.setup.marks.stepsUsed = {{cornerNamed("0,0:N"), 3}};
    scene.setup.marks.attackSpent = {cornerNamed("0,0:N")};
    scene.setup.marks.fought = true;
    Game game(scene);
    game.play(game.endTurn("red"));
    CHECK(game.now.marks == Marks{});
}

TEST_CASE("Who reaches the winning score in the own turn wins", "[turn][B-13]") {
    Scene scene = Scene::base().hand("red", Cards::of(0, 0, 0, 2, 3)).settlement("red", "0,0:N");
    scene.setup.holdings["red"].extraPoints = 8;
    Game game(scene);
    const Decision won = game.play(game.city("red", "0,0:N"));
    REQUIRE(eventsOf<GameEnded>(won).size() == 1);
    CHECK(eventsOf<GameEnded>(won).front().winner == game.player("red"));
    CHECK(eventsOf<GameEnded>(won).front().points[game.player("red")] == 10);
    CHECK(cites<GameEnded>(won, clause::B_13));
    CHECK(game.now.turn.phase == Phase::Ended);
    CHECK(game.refused(game.endTurn("red")).why == Why::GameOver);
    CHECK(game.refused(game.roll("blue", 1, 1)).why == Why::GameOver);
}

TEST_CASE("Soldiers & Armies is won with 13 points", "[turn][SA-E1]") {
    Scene scene =
        Scene::soldiers().hand("red", Cards::of(0, 0, 0, 4, 6)).settlement("red", "0,0:N").settlement("red", "0,0:S");
    scene.setup.holdings["red"].extraPoints = 9;
    Game game(scene);
    game.play(game.city("red", "0,0:N"));
    CHECK(game.now.turn.phase == Phase::Build);
    const Decision won = game.play(game.city("red", "0,0:S"));
    CHECK(cites<GameEnded>(won, clause::SA_E1));
    CHECK(game.now.turn.winner == game.player("red"));
}

TEST_CASE("Points reached in another's turn win only when the own turn comes", "[turn][B-13]") {
    Scene scene = Scene::base();
    scene.setup.holdings["blue"].extraPoints = 10;
    Game game(scene.hand("red", Cards::of(1, 1, 0, 0, 0)).settlement("red", "0,0:N"));
    game.play(game.road("red", "0,0:NE"));
    CHECK(game.now.turn.phase == Phase::Build);
    const Decision next = game.play(game.endTurn("red"));
    CHECK(game.now.turn.phase == Phase::Ended);
    CHECK(game.now.turn.winner == game.player("blue"));
    CHECK(cites<GameEnded>(next, clause::B_13));
}

TEST_CASE("An upside-down building stays so, or stands up at its owner's next turn", "[turn][SA-K10][R-UPSIDE]") {
    Scene scene =
        Scene::soldiers("combat").building("blue", "0,0:N", BuildingKind::City, {.walls = 2, .upsideDown = true});
    scene.building("red", "0,0:S", BuildingKind::City, {.upsideDown = true});
    Game stays(scene);
    stays.play(stays.endTurn("red"));
    CHECK(stays.buildingAt("0,0:N") == "blue city/upside-down+2");
    Game rises(scene.ruling("R-UPSIDE", "next-turn"));
    const Decision next = rises.play(rises.endTurn("red"));
    CHECK(rises.buildingAt("0,0:N") == "blue city+2");
    CHECK(rises.buildingAt("0,0:S") == "red city/upside-down");
    CHECK(cites<BuildingChanged>(next, clause::SA_K10));
}

TEST_CASE("Without players nothing can be done but by the referee", "[turn]") {
    Scene scene = Scene::base();
    scene.setup.players.clear();
    scene.setup.turn.reset();
    const Game game(scene);
    CHECK_FALSE(decide(game.now, EndTurn{PlayerId{}}).has_value());
    CHECK_FALSE(decide(game.now, Roll{PlayerId{}, {}}).has_value());
    CHECK(decide(game.now, Rule{"the board is photographed first", std::nullopt, std::nullopt}).has_value());
}

TEST_CASE("Points count buildings, the longest road and what is known besides", "[points][B-13][CC-13]") {
    Scene scene = Scene::base()
                      .settlement("red", "0,0:N")
                      .city("red", "0,0:S")
                      .building("red", "-1,0:NW", BuildingKind::Metropolis);
    scene.building("red", "1,1:N", BuildingKind::Capital);
    scene.setup.longestRoadHolder = "red";
    scene.setup.largestArmyHolder = "red";
    scene.setup.holdings["red"].extraPoints = 1;
    const Game game(scene);
    CHECK(boardPoints(game.now, game.player("red")) == 11);
    CHECK(points(game.now, game.player("red")) == 16);
    CHECK(points(game.now, game.player("blue")) == 0);
}

TEST_CASE("There is no largest army in Soldiers & Armies", "[points][SA-1][B-12]") {
    Scene scene = Scene::soldiers();
    scene.setup.largestArmyHolder = "red";
    const Game game(scene);
    CHECK(points(game.now, game.player("red")) == 0);
}

}  // namespace engine::test
