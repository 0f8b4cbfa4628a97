// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/questions/put_answer.h"

#include <catch2/catch.hpp>

using adjudicator::questions::Item;
using adjudicator::questions::putAnswer;
using adjudicator::questions::takeAwaySeen;

TEST_CASE("what was seen at a place goes, and nothing else there", "[adjudicator][questions]") {
    const engine::Corner corner = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    const engine::Side side = engine::sideOf({0, 0}, engine::HexDirection::E);
    engine::Setup setup;
    setup.hexes.emplace_back().hex = engine::Hex{0, 0};
    setup.hexes.front().terrain = engine::Terrain::Forest;
    setup.buildings.push_back({corner, engine::BuildingKind::City, "red", 2, false});
    setup.armies.push_back({corner, "red", {1, 0, 0}});
    setup.nukes.push_back({corner, "red"});
    setup.routes.push_back({side, engine::RouteKind::Road, "red"});
    setup.harbours.push_back({side, std::nullopt});
    setup.robber = engine::Hex{0, 0};
    CHECK(takeAwaySeen(setup, corner, "wall"));
    CHECK(setup.buildings.front().walls == 0);
    CHECK(takeAwaySeen(setup, corner, "1A"));
    CHECK(setup.armies.empty());
    CHECK(setup.nukes.size() == 1);
    CHECK(takeAwaySeen(setup, corner, "nuke"));
    CHECK(takeAwaySeen(setup, side, "any"));
    CHECK(setup.routes.size() == 1);
    CHECK(takeAwaySeen(setup, side, "road"));
    CHECK(takeAwaySeen(setup, corner, "city"));
    CHECK(takeAwaySeen(setup, engine::Hex{0, 0}, "robber"));
    CHECK_FALSE(takeAwaySeen(setup, engine::Hex{0, 0}, "robber"));
    CHECK_FALSE(takeAwaySeen(setup, engine::Hex{0, 0}, "bridge"));
    CHECK(setup.hexes.size() == 1);
}

TEST_CASE("figures that are answered stand beside their building or are it", "[adjudicator][questions]") {
    const engine::Corner corner = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    engine::Setup board;
    board.armies.push_back({corner, "red", {0, 0, 2}});
    const Item army{
        corner, vision::Doubt::Piece, {{"2I", "red"}, {"1C+nuke", "red"}, {"settlement", "red"}, {"none"}}, 0.5};
    CHECK(putAnswer(board, army, army.answers[1]));
    CHECK(board.armies.front().units == engine::Units{0, 1, 0});
    CHECK(board.nukes.size() == 1);
    CHECK(putAnswer(board, army, army.answers[2]));
    CHECK(board.armies.empty());
    CHECK(board.nukes.empty());
    CHECK(board.buildings.size() == 1);
    CHECK(putAnswer(board, army, army.answers[3]));
    CHECK(board.buildings.empty());
    // A wall goes, and its city stays.
    board.buildings.push_back({corner, engine::BuildingKind::City, "blue", 1, false});
    const Item wall{corner, vision::Doubt::Piece, {{"wall"}, {"none"}}, 0.5};
    CHECK(putAnswer(board, wall, {"none"}));
    CHECK(board.buildings.front().walls == 0);
    CHECK(putAnswer(board, wall, {"wall"}));
    CHECK(board.buildings.front().walls == 1);
    // A player's name alone changes whose it is.
    const Item whose{corner, vision::Doubt::Owner, {{{}, "blue"}, {{}, "red"}, {"none"}}, 0.5};
    CHECK(putAnswer(board, whose, {{}, "red"}));
    CHECK(board.buildings.front().owner == "red");
    CHECK(board.buildings.front().kind == engine::BuildingKind::City);
}

TEST_CASE("a tile's and a token's answer is what lies there", "[adjudicator][questions]") {
    const engine::Hex hex{0, 0};
    engine::Setup board;
    board.hexes.emplace_back().hex = hex;
    board.hexes.front().terrain = engine::Terrain::Hills;
    board.hexes.front().number = 6;
    const Item number{hex, vision::Doubt::Number, {{"6"}, {"9"}, {"none"}}, 0.5};
    CHECK(putAnswer(board, number, {"9"}));
    CHECK(board.hexes.front().number == 9);
    CHECK(putAnswer(board, number, {"none"}));
    CHECK_FALSE(board.hexes.front().number);
    const Item tile{hex, vision::Doubt::Terrain, {{"hills"}, {"face_down"}, {"fields"}}, 0.5};
    CHECK(putAnswer(board, tile, {"face_down"}));
    CHECK(board.hexes.front().faceDown);
    CHECK(putAnswer(board, tile, {"fields"}));
    CHECK_FALSE(board.hexes.front().faceDown);
    CHECK(board.hexes.front().terrain == engine::Terrain::Fields);
    const auto further = furtherAnswers(tile, {});
    CHECK(further.size() == 6);
    CHECK(furtherAnswers(number, {}).size() == 8);
}
