// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/table_colours.h"

#include <catch2/catch.hpp>

#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/proposals.h"
#include "engine/state/layouts.h"
#include "engine/state/to_position.h"

using adjudicator::watch::colourOf;
using adjudicator::watch::ownersIn;
using vision::PieceColour;

namespace {

constexpr auto kBlueColour = index(PieceColour::Blue);
constexpr auto kRedColour = index(PieceColour::Red);

/// A table at which Anna plays with the red pieces and Ben with the blue ones.
engine::Setup namedTable() {
    engine::Setup setup = engine::dealt(engine::layoutForFour(), {});
    setup.players = {{"anna", "Anna", "red"}, {"ben", "Ben", "#2168c4"}};
    setup.buildings.push_back({{{0, 0}, false}, engine::BuildingKind::Settlement, "ben", 0, false});
    setup.routes.push_back({{{0, 0}, engine::HexDirection::NE}, engine::RouteKind::Road, "ben"});
    return setup;
}

}  // namespace

TEST_CASE("pieces have the colour that their player's says, in a word or a tone", "[adjudicator][watch]") {
    CHECK(colourOf("anna", "red") == PieceColour::Red);
    CHECK(colourOf("anna", "Red") == PieceColour::Red);
    CHECK(colourOf("red", "") == PieceColour::Red);
    CHECK(colourOf("red", "blue") == PieceColour::Blue);  // the word that was chosen for the seat
    CHECK(colourOf("green", "#63b891") == PieceColour::Green);
    CHECK(colourOf("anna", "#c43a44") == PieceColour::Red);
    CHECK(colourOf("anna", "#2168c4") == PieceColour::Blue);
    CHECK(colourOf("anna", "#fbfbf8") == PieceColour::White);
    CHECK(colourOf("anna", "#f0a01e") == PieceColour::Orange);
    CHECK(colourOf("anna", "#63b891") == PieceColour::Green);
    CHECK(colourOf("anna", "#3d2010") == PieceColour::Brown);
    CHECK_FALSE(colourOf("anna", "#800080"));  // purple is none of the six
    CHECK_FALSE(colourOf("anna", "#000000"));
    CHECK_FALSE(colourOf("anna", "#12"));
    CHECK_FALSE(colourOf("anna", ""));
}

TEST_CASE("a colour of two players is nobody's, one of nobody's too", "[adjudicator][watch]") {
    engine::Setup setup;
    setup.players = {{"anna", "", "red"}, {"ben", "", "red"}, {"blue", "", ""}};
    const auto owners = ownersIn(setup);
    CHECK_FALSE(owners[kRedColour]);
    CHECK(owners[kBlueColour] == "blue");
    // Without players the owners are those that their words say.
    CHECK(ownersIn(engine::Setup{})[kRedColour] == "red");
}

TEST_CASE("a game of players with names is watched by their colours", "[adjudicator][watch]") {
    const engine::Setup setup = namedTable();
    const auto known = adjudicator::watch::piecesOf(setup);
    REQUIRE(known.buildings.size() == 1);
    CHECK(known.buildings.front().owner == PieceColour::Blue);
    REQUIRE(known.routes.size() == 1);

    const auto position = engine::toPosition(setup);
    REQUIRE(position);
    vision::PieceChange road;
    road.at = engine::sideOf({0, 0}, engine::HexDirection::NW);
    road.piece = engine::Piece::Road;
    road.colour = PieceColour::Blue;
    road.confidence = 0.9;
    const auto proposals = adjudicator::watch::proposalsFor({road}, *position, false);
    REQUIRE(proposals.size() == 1);
    CHECK(proposals.front().legal);
    CHECK(std::get<engine::Build>(proposals.front().action).by == *position->table->find("ben"));

    engine::Setup after = setup;
    adjudicator::watch::apply(road, after);
    CHECK(after.routes.back().owner == "ben");
}
