// SPDX-License-Identifier: GPL-3.0-or-later
// Houses that a camera saw, as settlements or factories.
#include <algorithm>
#include <vector>

#include <catch2/catch.hpp>

#include "adjudicator/watch/proposals.h"
#include "tests/support/scene.h"

namespace {

using adjudicator::watch::alternativesTo;
using adjudicator::watch::proposalsFor;
using engine::Piece;
using engine::test::Game;
using engine::test::Scene;
using vision::PieceChange;

PieceChange largeHouse(const Game& game) {
    PieceChange change{game.now.topology().corner(game.corner("0,0:N")), PieceChange::What::Appeared, Piece::Factory,
                       vision::PieceColour::Red, 0.9};
    change.other = Piece::Settlement;
    change.otherChance = 0.2;
    return change;
}

/// Red's road ends at a bare crossing, and red can pay.
Scene withRoad(Scene scene) {
    scene.hand("red", engine::Cards::of(9, 9, 9, 9, 9)).settlement("red", "0,0:SW").roads("red", {"0,0:W", "0,0:NW"});
    return scene;
}

Piece builtIn(const std::vector<adjudicator::watch::Proposal>& proposals) {
    REQUIRE(proposals.size() == 1);
    REQUIRE(std::holds_alternative<engine::Build>(proposals.front().action));
    return std::get<engine::Build>(proposals.front().action).piece;
}

}  // namespace

TEST_CASE("a large house is a factory where one may be built, else a settlement", "[adjudicator][watch][MO-5]") {
    const Game base(withRoad(Scene::base("build")));
    const auto settled = proposalsFor({largeHouse(base)}, base.now, true);
    CHECK(builtIn(settled) == Piece::Settlement);
    CHECK(settled.front().legal);

    Scene scene = withRoad(Scene::base("build"));
    scene.setup.documents = {"base", "monopolists"};
    const Game game(scene);
    const auto proposals = proposalsFor({largeHouse(game)}, game.now, true);
    CHECK(builtIn(proposals) == Piece::Factory);
    CHECK(proposals.front().legal);
    const auto others = alternativesTo(proposals.front(), game.now);
    const engine::Action settlement = game.settlement("red", "0,0:N");
    CHECK(std::any_of(others.begin(), others.end(), [&](const auto& other) { return other.action == settlement; }));
    CHECK(std::any_of(others.begin(), others.end(), [](const auto& other) {
        const auto* adjust = std::get_if<engine::Adjust>(&other.action);
        return adjust != nullptr && adjust->set->buildings.size() == 1 &&
               adjust->set->buildings.front().kind == engine::BuildingKind::Factory;
    }));
}
