// SPDX-License-Identifier: GPL-3.0-or-later
// Ships, the pirate and hexes that were turned over, as acts.
#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/looked_for.h"
#include "adjudicator/watch/proposals.h"
#include "engine/state/to_position.h"
#include "tests/support/scene.h"

namespace {

using adjudicator::watch::alternativesTo;
using adjudicator::watch::isPlainPlacement;
using adjudicator::watch::Proposal;
using adjudicator::watch::proposalsFor;
using engine::test::Game;
using engine::test::Scene;
using vision::Extra;
using vision::PieceChange;
using What = vision::PieceChange::What;

constexpr auto kOfRed = vision::PieceColour::Red;

/// Two sea hexes in the middle, red's settlement and a line of two ships between them, the pirate beside.
Scene lagoonWithPirate() {
    Scene scene = Scene::base();
    scene.sea("0,0").sea("0,-1").settlement("red", "0,0:NW").ship("red", "0,0:NW").ship("red", "0,0:NE");
    scene.setup.pirate = engine::Hex{0, -1};
    return scene;
}

PieceChange route(const Game& game, const char* at, What what, engine::Piece piece) {
    return {game.now.topology().side(game.side(at)), what, piece, kOfRed, 0.9};
}

PieceChange onHex(engine::Hex hex, What what) {
    return {hex, what, {}, {}, 0.9};
}

bool isOffered(const std::vector<Proposal>& proposals, const engine::Action& action) {
    return std::any_of(proposals.begin(), proposals.end(),
                       [&](const Proposal& proposal) { return proposal.action == action; });
}

}  // namespace

TEST_CASE("a ship that is gone here and lies there has moved", "[adjudicator][watch][B-14]") {
    Scene scene = lagoonWithPirate();
    scene.setup.pirate.reset();
    const Game game(scene);
    const engine::PlayerId red = game.player("red");
    const auto gone = route(game, "0,0:NE", What::Vanished, engine::Piece::Ship);
    const auto came = route(game, "0,0:W", What::Appeared, engine::Piece::Ship);
    const auto proposals = proposalsFor({gone, came}, game.now, true);
    REQUIRE(proposals.size() == 1);
    CHECK(proposals.front().action == engine::Action(engine::MoveShip{red, game.side("0,0:NE"), game.side("0,0:W")}));
    CHECK(proposals.front().legal);
    CHECK(proposals.front().changes.size() == 2);
    CHECK_FALSE(isPlainPlacement(proposals.front()));
}

TEST_CASE("what lies on the coast is the ship or the road that the rules allow", "[adjudicator][watch][B-14]") {
    Scene scene = lagoonWithPirate();
    scene.setup.pirate.reset();
    const Game game(scene);
    PieceChange change = route(game, "0,0:E", What::Appeared, engine::Piece::Road);
    change.other = engine::Piece::Ship;
    const auto proposals = proposalsFor({change}, game.now, true);
    REQUIRE(proposals.size() == 1);
    // Red's line there is of ships: no road goes on from it.
    const engine::Action ship = engine::Build{game.player("red"), engine::Piece::Ship, game.side("0,0:E")};
    CHECK(proposals.front().action == ship);
    CHECK(proposals.front().legal);
    CHECK_FALSE(isPlainPlacement(proposals.front()));
    // What is clearly seen is told, also against the rules.
    PieceChange clear = change;
    clear.otherChance = 0.05;
    const auto seen = proposalsFor({clear}, game.now, true);
    REQUIRE(seen.size() == 1);
    CHECK(seen.front().action ==
          engine::Action(engine::Build{game.player("red"), engine::Piece::Road, game.side("0,0:E")}));
    CHECK_FALSE(seen.front().legal);

    engine::Setup setup = engine::toSetup(game.now);
    PieceChange laid = change;
    laid.piece = engine::Piece::Ship;
    adjudicator::watch::apply(laid, setup);
    CHECK(setup.routes.back().kind == engine::RouteKind::Ship);
}

TEST_CASE("the pirate's way is the act of who rolled the 7, and no robber's", "[adjudicator][watch][B-14]") {
    Scene scene = lagoonWithPirate();
    scene.turn("blue", "roll");
    Game game(scene);
    const engine::Hex to{0, 0};
    const PieceChange moved = onHex(to, What::PirateMoved);
    const auto early = proposalsFor({moved}, game.now, true);
    REQUIRE(early.size() == 1);
    CHECK_FALSE(early.front().legal);

    game.play(game.roll("blue", 3, 4));
    const auto proposals = proposalsFor({moved}, game.now, true);
    REQUIRE(proposals.size() == 1);
    CHECK(proposals.front().legal);
    const auto* pirate = std::get_if<engine::MovePirate>(&proposals.front().action);
    REQUIRE(pirate != nullptr);
    CHECK(pirate->hex == game.hex("0,0"));
    CHECK(isOffered(alternativesTo(proposals.front(), game.now),
                    engine::MovePirate{game.player("blue"), game.hex("0,0"), game.player("red")}));
    CHECK_FALSE(isPlainPlacement(proposals.front()));

    engine::Setup setup = engine::toSetup(game.now);
    adjudicator::watch::apply(moved, setup);
    CHECK(setup.pirate == to);
    const auto changes = adjudicator::watch::differences(adjudicator::watch::piecesOf(engine::toSetup(game.now)),
                                                         adjudicator::watch::piecesOf(setup));
    REQUIRE(changes.size() == 1);
    CHECK(changes.front().what == What::PirateMoved);
    CHECK(changes.front().at == vision::Place(to));
}

TEST_CASE("a hex that was turned over is the referee's entry where no weapon was fired",
          "[adjudicator][watch][SA-N3]") {
    const Game game(Scene::base());
    const engine::Hex hex{1, 0};
    const auto proposals = proposalsFor({onHex(hex, What::FaceDown)}, game.now, true);
    REQUIRE(proposals.size() == 1);
    CHECK_FALSE(proposals.front().legal);
    const auto* entry = std::get_if<engine::Adjust>(&proposals.front().action);
    REQUIRE(entry != nullptr);
    REQUIRE(entry->set->hexes.size() == 1);
    CHECK(entry->set->hexes.front().hex == hex);
    CHECK(entry->set->hexes.front().faceDown);
    CHECK(entry->set->hexes.front().terrain == game.now.hexes[game.hex("1,0")].terrain);

    Game after(Scene::base());
    after.play(*entry);
    CHECK(after.now.hexes[after.hex("1,0")].faceDown);
    const auto back = proposalsFor({onHex(hex, What::FaceUp)}, after.now, true);
    REQUIRE(back.size() == 1);
    after.play(back.front().action);
    CHECK(after.now.hexes[after.hex("1,0")] == game.now.hexes[game.hex("1,0")]);
}

TEST_CASE("ships and the pirate are watched where the board has sea", "[adjudicator][watch][B-14]") {
    Scene dry = Scene::base();
    // Nobody said what is played.
    CHECK(dry.setup.documents.empty());
    CHECK(adjudicator::watch::watchedOn(dry.setup).has(Extra::Ships));
    dry.setup.documents = {"base"};
    CHECK_FALSE(adjudicator::watch::watchedOn(dry.setup).has(Extra::Ships));
    CHECK_FALSE(adjudicator::watch::watchedOn(dry.setup).has(Extra::Pirate));
    Scene wet = lagoonWithPirate();
    CHECK(adjudicator::watch::watchedOn(wet.setup).has(Extra::Ships));
    CHECK(adjudicator::watch::watchedOn(wet.setup).has(Extra::Pirate));
    wet.setup.pirate.reset();
    CHECK_FALSE(adjudicator::watch::watchedOn(wet.setup).has(Extra::Pirate));
}
