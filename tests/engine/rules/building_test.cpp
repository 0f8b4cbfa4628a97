// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/building.h"

#include <catch2/catch.hpp>

#include "engine/rules/placement.h"
#include "engine/rules/supply.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

const Cards kForAll = Cards::of(9, 9, 9, 9, 9);

Scene redAtCentre() {
    return Scene::base().settlement("red", "0,0:N").road("red", "0,0:NE").hand("red", kForAll);
}

}  // namespace

TEST_CASE("A road costs brick and lumber, a settlement four cards, a city two grain and three ore",
          "[building][B-2][B-6]") {
    Game game(redAtCentre().road("red", "0,0:E"));
    const PlayerId red = game.player("red");
    game.play(game.road("red", "0,0:SE"));
    CHECK(game.now.hands[red] == Hand::exactly(Cards::of(8, 8, 9, 9, 9)));
    game.play(game.settlement("red", "0,0:SE"));
    CHECK(game.now.hands[red] == Hand::exactly(Cards::of(7, 7, 8, 8, 9)));
    const Decision city = game.play(game.city("red", "0,0:SE"));
    CHECK(game.now.hands[red] == Hand::exactly(Cards::of(7, 7, 8, 6, 6)));
    CHECK(game.buildingAt("0,0:SE") == "red city");
    CHECK(cites<BuildingChanged>(city, clause::B_6));
    CHECK(cites<CardsPaid>(city, clause::B_2));
}

TEST_CASE("Who cannot have the cards builds nothing", "[building][B-2]") {
    Game game(redAtCentre().hand("red", Cards::of(5, 0, 5, 5, 5)));
    const Refusal refusal = game.refused(game.road("red", "0,0:NW"));
    CHECK(refusal.clause == clause::B_2);
    CHECK(refusal.why == Why::CannotPay);
}

TEST_CASE("Cards that nobody has seen are taken on trust", "[building][B-2]") {
    Scene scene = redAtCentre();
    scene.setup.holdings.clear();
    Game game(scene);
    const Decision road = game.play(game.road("red", "0,0:NW"));
    REQUIRE(road.trusted.size() == 1);
    CHECK(road.trusted.front().cards == Cards::of(1, 1, 0, 0, 0));

    Game known(redAtCentre());
    CHECK(known.play(known.road("red", "0,0:NW")).trusted.empty());
}

TEST_CASE("A settlement keeps its distance from every building", "[building][B-4]") {
    Game game(redAtCentre().road("red", "0,0:E").settlement("blue", "1,-1:SE"));
    const Refusal refusal = game.refused(game.settlement("red", "0,0:NE"));
    CHECK(refusal.clause == clause::B_4);
    CHECK(refusal.why == Why::TooClose);
    CHECK(game.allows(game.settlement("red", "0,0:SE")));
}

TEST_CASE("After founding a settlement needs an own route at its crossing", "[building][B-4]") {
    Game game(redAtCentre().road("blue", "0,0:SW"));
    CHECK(game.refused(game.settlement("red", "0,0:S")).why == Why::NoOwnRoute);
    CHECK(game.refused(game.settlement("red", "0,0:N")).why == Why::PlaceTaken);
}

TEST_CASE("A road touches an own building or an own route", "[building][B-5]") {
    Game game(redAtCentre());
    CHECK(game.allows(game.road("red", "0,0:NW")));
    CHECK(game.allows(game.road("red", "0,0:E")));
    const Refusal far = game.refused(game.road("red", "0,0:SW"));
    CHECK(far.clause == clause::B_5);
    CHECK(far.why == Why::NotConnected);
    CHECK(game.refused(game.road("red", "0,0:NE")).why == Why::PlaceTaken);
}

TEST_CASE("A road does not go on behind another player's building", "[building][B-5]") {
    Game game(redAtCentre().settlement("blue", "0,0:NE"));
    const Refusal refusal = game.refused(game.road("red", "0,0:E"));
    CHECK(refusal.clause == clause::B_5);
    CHECK(refusal.why == Why::BlockedByBuilding);
    CHECK(refusal.at == std::vector<Place>{game.corner("0,0:NE")});
}

TEST_CASE("A road may end at another player's building", "[building][B-5]") {
    Game game(redAtCentre().settlement("blue", "0,0:SE").road("red", "0,0:NW"));
    CHECK(game.allows(game.road("red", "0,0:E")));
}

TEST_CASE("A road needs land beside it, a ship sea", "[building][B-5][B-14]") {
    Scene scene = Scene::base().sea("3,0").sea("4,0").sea("3,-1").settlement("red", "3,0:NW");
    scene.hand("red", kForAll).ship("red", "3,0:NW");
    Game game(scene);
    const auto ship = [&](const char* at) { return Build{game.player("red"), Piece::Ship, game.side(at)}; };
    CHECK(game.refused(game.road("red", "3,0:NE")).clause == clause::B_5);
    CHECK(game.allows(ship("3,0:NE")));
    CHECK(game.refused(ship("1,0:NE")).why == Why::NotOnCoast);
    CHECK(game.allows(ship("3,0:W")));
}

TEST_CASE("A road and a ship join only at an own building", "[building][B-14]") {
    Scene scene =
        Scene::base().sea("3,-1").sea("3,0").settlement("red", "2,0:NE").ship("red", "2,0:E").hand("red", kForAll);
    Game game(scene);
    // The ship ends at 2,0:SE, where no building stands.
    CHECK(game.refused(game.road("red", "2,0:SE")).clause == clause::B_5);
    CHECK(game.allows(game.road("red", "2,0:NE")));
}

TEST_CASE("No ship is built at the pirate's hex, and none where the board has no sea", "[building][B-14]") {
    Scene scene = Scene::base().sea("3,-1").sea("3,0").settlement("red", "2,0:NE").hand("red", kForAll);
    scene.setup.pirate = Hex{3, 0};
    Game pirate(scene);
    CHECK(pirate.refused(Build{pirate.player("red"), Piece::Ship, pirate.side("2,0:E")}).clause == clause::B_14);
    CHECK(pirate.allows(Build{pirate.player("red"), Piece::Ship, pirate.side("2,0:NE")}));

    Game landlocked(Scene::base().settlement("red", "2,0:NE").hand("red", kForAll));
    CHECK(landlocked.refused(Build{landlocked.player("red"), Piece::Ship, landlocked.side("2,0:E")}).clause ==
          clause::B_14);
}

TEST_CASE("An army stops others' building on from its crossing, its own player's not", "[building][SA-8]") {
    Game game(Scene::soldiers()
                  .settlement("red", "0,0:N")
                  .road("red", "0,0:NE")
                  .army("blue", "0,0:NE", "I")
                  .hand("red", kForAll));
    const Refusal refusal = game.refused(game.road("red", "0,0:E"));
    CHECK(refusal.clause == clause::SA_8);
    CHECK(refusal.why == Why::BlockedByArmy);
    Game own(Scene::soldiers()
                 .settlement("red", "0,0:N")
                 .road("red", "0,0:NE")
                 .army("red", "0,0:NE", "I")
                 .hand("red", kForAll));
    CHECK(own.allows(own.road("red", "0,0:E")));
}

TEST_CASE("A road may be built towards an army, as long as it does not start from its crossing", "[building][SA-8]") {
    Game game(Scene::soldiers().settlement("red", "0,0:N").army("blue", "0,0:NE", "I").hand("red", kForAll));
    CHECK(game.allows(game.road("red", "0,0:NE")));
}

TEST_CASE("No settlement is founded on an opponent's weapon that stands alone", "[building][SA-8][R-NUKE-UNIT]") {
    Scene scene = Scene::soldiers().road("red", "0,0:NE").nuke("blue", "0,0:N");
    const Game foreign(scene);
    const Refusal refusal = foreign.refused(foreign.settlement("red", "0,0:N"));
    CHECK(refusal.clause == clause::SA_8);
    CHECK(refusal.ruling == choiceOf(RNukeUnit::Moves));
    scene.setup.nukes.front().owner = "red";
    const Game own(scene);
    CHECK(own.allows(own.settlement("red", "0,0:N")));
}

TEST_CASE("No settlement is founded on an opponent's army", "[building][SA-8]") {
    Game game(Scene::soldiers()
                  .settlement("red", "0,0:N")
                  .roads("red", {"0,0:NE", "0,0:E"})
                  .army("blue", "0,0:SE", "I")
                  .hand("red", kForAll));
    CHECK(game.refused(game.settlement("red", "0,0:SE")).clause == clause::SA_8);
    Game own(Scene::soldiers()
                 .settlement("red", "0,0:N")
                 .roads("red", {"0,0:NE", "0,0:E"})
                 .army("red", "0,0:SE", "I")
                 .hand("red", kForAll));
    CHECK(own.allows(own.settlement("red", "0,0:SE")));
}

TEST_CASE("A city replaces an own settlement and nothing else", "[building][B-6]") {
    Game game(redAtCentre().settlement("blue", "0,0:S").city("red", "-1,0:NW"));
    CHECK(game.refused(game.city("red", "0,0:S")).clause == clause::B_6);
    CHECK(game.refused(game.city("red", "-1,0:NW")).why == Why::NotOwnSettlement);
    CHECK(game.refused(game.city("red", "0,0:SE")).why == Why::NotOwnSettlement);
    CHECK(game.refused(Upgrade{game.player("red"), Piece::Capital, game.corner("0,0:N")}).why == Why::NotInDocuments);
}

TEST_CASE("A settlement that becomes a city goes back to the supply", "[building][B-6][B-2]") {
    Scene scene = redAtCentre().road("red", "0,0:E").number("settlements", 1);
    Game game(scene);
    CHECK(game.refused(game.settlement("red", "0,0:SE")).why == Why::NoPieceLeft);
    game.play(game.city("red", "0,0:N"));
    CHECK(game.allows(game.settlement("red", "0,0:SE")));
}

TEST_CASE("Nobody builds more pieces than there are", "[building][B-2]") {
    Game roads(redAtCentre().number("roads", 1));
    CHECK(roads.refused(roads.road("red", "0,0:E")).clause == clause::B_2);
    Game cities(redAtCentre().number("cities", 1).city("red", "-1,0:NW"));
    CHECK(cities.refused(cities.city("red", "0,0:N")).why == Why::NoPieceLeft);
}

TEST_CASE("An upside-down settlement is rebuilt one level up and stands upright", "[building][B-6][R-UPSIDE]") {
    Game game(Scene::soldiers()
                  .building("red", "0,0:N", BuildingKind::Settlement, {.upsideDown = true})
                  .hand("red", kForAll));
    game.play(game.city("red", "0,0:N"));
    CHECK(game.buildingAt("0,0:N") == "red city");
}

TEST_CASE("Building is for the own turn after the roll", "[building][B-9][SA-3]") {
    Game game(redAtCentre().settlement("blue", "0,0:S").hand("blue", kForAll));
    CHECK(game.refused(game.road("blue", "0,0:SE")).why == Why::NotYourTurn);
    Game unrolled(redAtCentre().turn("red", "roll"));
    CHECK(unrolled.refused(unrolled.road("red", "0,0:E")).why == Why::MustRollFirst);
    Game moving(Scene::soldiers("move").settlement("red", "0,0:N").hand("red", kForAll));
    const Refusal late = moving.refused(moving.road("red", "0,0:NE"));
    CHECK(late.why == Why::WrongPhase);
    CHECK(late.clause == clause::SA_3);
}

TEST_CASE("Pieces of other documents are not built", "[building]") {
    Game game(redAtCentre());
    for (const Piece piece : {Piece::Factory, Piece::Capital, Piece::Metropolis, Piece::Wall, Piece::Nuke}) {
        CHECK(game.refused(Build{game.player("red"), piece, game.corner("0,0:N")}).why == Why::NotInDocuments);
    }
    CHECK(game.refused(Build{game.player("red"), Piece::Road, game.corner("0,0:N")}).why == Why::CannotStand);
    CHECK(game.refused(Build{game.player("red"), Piece::Settlement, game.side("0,0:NE")}).why == Why::CannotStand);
}

TEST_CASE("The longest road changes hands as soon as a longer one is built", "[building][B-11]") {
    Scene scene = redAtCentre().roads("red", {"0,0:E", "0,0:SE", "0,0:SW"}).settlement("blue", "-2,2:N");
    scene.roads("blue", {"-2,2:NE", "-2,2:E", "-2,2:SE", "-2,2:SW", "-2,2:W"});
    scene.setup.longestRoadHolder = "blue";
    Game game(scene);
    const Decision tie = game.play(game.road("red", "0,0:W"));
    CHECK(eventsOf<LongestRoadMoved>(tie).empty());
    const Decision longer = game.play(game.road("red", "0,0:NW"));
    REQUIRE(eventsOf<LongestRoadMoved>(longer).size() == 1);
    CHECK(game.now.longestRoadHolder == game.player("red"));
    CHECK(eventsOf<LongestRoadMoved>(longer).front().length == 6);
    CHECK(cites<LongestRoadMoved>(longer, clause::B_11));
}

TEST_CASE("A settlement in the middle of a foreign road breaks it, and nobody may be left with the card",
          "[building][B-4][B-11]") {
    Scene scene =
        Scene::base().settlement("blue", "0,0:N").roads("blue", {"0,0:NE", "0,0:E", "0,0:SE", "0,0:SW", "0,0:W"});
    scene.road("red", "1,0:SW").hand("red", kForAll);
    scene.setup.longestRoadHolder = "blue";
    Game game(scene);
    game.play(game.settlement("red", "0,0:SE"));
    CHECK_FALSE(game.now.longestRoadHolder.has_value());
}

}  // namespace engine::test
