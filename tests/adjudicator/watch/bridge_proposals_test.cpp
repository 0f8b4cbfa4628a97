// SPDX-License-Identifier: GPL-3.0-or-later
// Bridges and capitals that a camera saw, as acts.
#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/proposals.h"
#include "engine/state/to_position.h"
#include "tests/support/scene.h"

namespace {

using adjudicator::watch::alternativesTo;
using adjudicator::watch::Proposal;
using adjudicator::watch::proposalsFor;
using engine::CornerDirection;
using engine::Piece;
using engine::test::Game;
using engine::test::Scene;
using vision::PieceChange;
using What = vision::PieceChange::What;

constexpr engine::Hex kMiddle{0, 0};

Scene richRed() {
    Scene scene = Scene::base("build");
    scene.setup.documents = {"base", "ccm"};
    scene.hand("red", engine::Cards::of(9, 9, 9, 9, 9)).settlement("red", "0,0:N");
    return scene;
}

PieceChange bridgeOf(vision::PieceColour colour, CornerDirection end, What what) {
    PieceChange change{kMiddle, what, Piece::Bridge, colour, 0.9};
    change.end = end;
    return change;
}

}  // namespace

TEST_CASE("a bridge that came is built over its hex, whichever of its ends the camera named",
          "[adjudicator][watch][CC-12]") {
    const Game game(richRed());
    for (const CornerDirection end : {CornerDirection::N, CornerDirection::S}) {
        const auto proposals = proposalsFor({bridgeOf(vision::PieceColour::Red, end, What::Appeared)}, game.now, true);
        REQUIRE(proposals.size() == 1);
        CHECK(proposals.front().action ==
              engine::Action(engine::Build{game.player("red"), Piece::Bridge, game.corner("0,0:N"), game.hex("0,0")}));
        CHECK(proposals.front().legal);
    }
    const auto across =
        proposalsFor({bridgeOf(vision::PieceColour::Red, CornerDirection::NE, What::Appeared)}, game.now, true);
    REQUIRE(across.size() == 1);
    CHECK_FALSE(across.front().legal);

    const auto others = alternativesTo(across.front(), game.now);
    const engine::Action straight =
        engine::Build{game.player("red"), Piece::Bridge, game.corner("0,0:N"), game.hex("0,0")};
    CHECK(std::any_of(others.begin(), others.end(), [&](const Proposal& other) { return other.action == straight; }));
    CHECK(std::any_of(others.begin(), others.end(), [](const Proposal& other) {
        const auto* adjust = std::get_if<engine::Adjust>(&other.action);
        return adjust != nullptr && adjust->set->bridges.size() == 1 &&
               adjust->set->bridges.front() ==
                   engine::BridgeSetup{kMiddle, CornerDirection::NE, CornerDirection::SW, "red"};
    }));
}

TEST_CASE("a bridge that is gone is the referee's entry", "[adjudicator][watch][CC-12]") {
    Game game(richRed());
    game.play(engine::Build{game.player("red"), Piece::Bridge, game.corner("0,0:N"), game.hex("0,0")});
    const auto proposals =
        proposalsFor({bridgeOf(vision::PieceColour::Red, CornerDirection::N, What::Vanished)}, game.now, true);
    REQUIRE(proposals.size() == 1);
    const auto* adjust = std::get_if<engine::Adjust>(&proposals.front().action);
    REQUIRE(adjust != nullptr);
    CHECK(adjust->remove == std::vector<engine::Place>{game.hex("0,0")});
    game.play(proposals.front().action);
    CHECK(game.now.bridges.empty());
}

TEST_CASE("tables differ in bridges too, and a set-up takes them", "[adjudicator][watch][CC-12]") {
    Game game(richRed());
    const engine::Setup before = engine::toSetup(game.now);
    game.play(engine::Build{game.player("red"), Piece::Bridge, game.corner("0,0:N"), game.hex("0,0")});
    const vision::KnownPieces dry = adjudicator::watch::piecesOf(before);
    const vision::KnownPieces with = adjudicator::watch::piecesOf(engine::toSetup(game.now));
    REQUIRE(with.bridges.size() == 1);
    const auto came = adjudicator::watch::differences(dry, with);
    REQUIRE(came.size() == 1);
    CHECK(came.front().what == What::Appeared);
    CHECK(came.front().piece == Piece::Bridge);
    const auto gone = adjudicator::watch::differences(with, dry);
    REQUIRE(gone.size() == 1);
    CHECK(gone.front().what == What::Vanished);

    engine::Setup setup = before;
    adjudicator::watch::apply(came.front(), setup);
    CHECK(adjudicator::watch::differences(with, adjudicator::watch::piecesOf(setup)).empty());
    adjudicator::watch::apply(gone.front(), setup);
    CHECK(setup.bridges.empty());

    // Named another way round they lie where they lay.
    const vision::Turn turn{2, {}};
    const vision::KnownPieces named = vision::turned(with, turn);
    CHECK(engine::cornerOf(named.bridges.front().hex, named.bridges.front().from) ==
          vision::newName(engine::cornerOf(with.bridges.front().hex, with.bridges.front().from), turn));
}

TEST_CASE("what was put on a city makes it a capital", "[adjudicator][watch][CC-13]") {
    Scene scene = richRed();
    scene.city("red", "1,1:N");
    const Game game(scene);
    const PieceChange crowned{game.now.topology().corner(game.corner("1,1:N")), What::Replaced, Piece::Capital,
                              vision::PieceColour::Red, 0.9};
    const auto proposals = proposalsFor({crowned}, game.now, true);
    REQUIRE(proposals.size() == 1);
    CHECK(proposals.front().action ==
          engine::Action(engine::Upgrade{game.player("red"), Piece::Capital, game.corner("1,1:N")}));
    engine::Setup setup = engine::toSetup(game.now);
    adjudicator::watch::apply(crowned, setup);
    CHECK(std::any_of(setup.buildings.begin(), setup.buildings.end(), [](const engine::BuildingSetup& building) {
        return building.kind == engine::BuildingKind::Capital;
    }));
}

TEST_CASE("a position that leaves the sea out gets it where ships may lie", "[adjudicator][watch][B-14]") {
    Scene scene = Scene::base();
    scene.setup.documents = {"base"};
    CHECK(adjudicator::watch::withSea(scene.setup) == scene.setup);
    engine::Setup nobodySaid = scene.setup;
    nobodySaid.documents.clear();
    engine::Setup sailed = scene.setup;
    sailed.routes.push_back({engine::sideOf({2, 0}, engine::HexDirection::E), engine::RouteKind::Ship, "red"});
    for (const engine::Setup& setup : {nobodySaid, sailed}) {
        const engine::Setup wet = adjudicator::watch::withSea(setup);
        const auto sea = std::count_if(wet.hexes.begin(), wet.hexes.end(),
                                       [](const engine::HexSetup& hex) { return hex.terrain == engine::Terrain::Sea; });
        CHECK(sea == 18);
        CHECK(engine::toPosition(wet));
        CHECK(adjudicator::watch::withSea(wet) == wet);
    }
}
