// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

/// Two sea hexes in the middle, red's settlement and a line of two ships between them.
Scene lagoon() {
    Scene scene = Scene::base();
    scene.sea("0,0").sea("0,-1").settlement("red", "0,0:NW").ship("red", "0,0:NW").ship("red", "0,0:NE");
    return scene;
}

}  // namespace

TEST_CASE("An open-ended ship moves once a turn, a closed or a new one does not", "[rules][B-14]") {
    Game game(lagoon());
    const PlayerId red = game.player("red");
    CHECK(game.refused(MoveShip{red, game.side("0,0:NW"), game.side("0,0:W")}).why == Why::ShipNotOpen);
    CHECK(game.refused(MoveShip{red, game.side("0,0:E"), game.side("0,0:W")}).why == Why::NotAShip);
    game.play(MoveShip{red, game.side("0,0:NE"), game.side("0,0:W")});
    CHECK(game.routeAt("0,0:W") == "red ship");
    CHECK(game.routeAt("0,0:NE") == "nothing");
    CHECK(game.refused(MoveShip{red, game.side("0,0:W"), game.side("0,0:NE")}).why == Why::ShipAlreadyMoved);
    Game fresh(lagoon());
    fresh.play(Build{red, Piece::Ship, fresh.side("0,0:E")});
    CHECK(fresh.refused(MoveShip{red, fresh.side("0,0:E"), fresh.side("0,0:W")}).why == Why::ShipJustBuilt);
}

TEST_CASE("The pirate keeps ships from its hex and steals from their owners", "[rules][B-14]") {
    Scene scene = lagoon();
    scene.setup.pirate = Hex{0, -1};
    scene.turn("blue", "roll");
    Game game(scene);
    const PlayerId blue = game.player("blue");
    game.play(game.roll("blue", 3, 4));
    CHECK(game.refused(MovePirate{blue, game.hex("0,1"), std::nullopt}).why == Why::NotOnSea);
    CHECK(game.refused(MovePirate{blue, game.hex("0,-1"), std::nullopt}).why == Why::SameHex);
    CHECK(game.refused(MovePirate{blue, game.hex("0,0"), game.player("white")}).why == Why::NotAdjacentVictim);
    const auto moved = game.play(MovePirate{blue, game.hex("0,0"), game.player("red")});
    CHECK(eventsOf<CardStolen>(moved).size() == 1);
    CHECK(game.now.pirate == game.hex("0,0"));
    CHECK(game.now.turn.phase == Phase::Build);
    game.play(game.endTurn("blue"));
    game.play(game.roll("white", 1, 1));
    game.play(game.endTurn("white"));
    game.play(game.roll("red", 1, 1));
    const PlayerId red = game.player("red");
    CHECK(game.refused(Build{red, Piece::Ship, game.side("0,0:E")}).why == Why::PirateNear);
    CHECK(game.refused(MoveShip{red, game.side("0,0:NE"), game.side("0,-1:NW")}).why == Why::PirateNear);
}

}  // namespace engine::test
