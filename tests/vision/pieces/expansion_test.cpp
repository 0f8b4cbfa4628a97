// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "engine/state/to_position.h"
#include "tests/places.h"
#include "vision/overlay.h"
#include "vision/pieces/read_expansion.h"
#include "vision/read_photo.h"

using vision::pieces::Belief;
using vision::pieces::Candidates;

namespace {

Candidates figuresOf(std::initializer_list<double> chances) {
    Candidates candidates;
    for (const double chance : chances) {
        candidates.figures.emplace_back().chance = chance;
    }
    return candidates;
}

constexpr auto kGreen = vision::PieceColour::Green;

/// A board of one kind of tile that has whatever is put on it.
vision::BoardReading emptyBoard() {
    vision::BoardReading board;
    for (int q = -2; q <= 2; ++q) {
        for (int r = -2; r <= 2; ++r) {
            if (std::abs(q + r) <= 2) {
                board.tiles.push_back({{q, r}, engine::Terrain::Forest, 1, 5, 1});
            }
        }
    }
    return board;
}

}  // namespace

TEST_CASE("one army alone on a board of which nothing is known is not believed", "[vision][pieces]") {
    const Belief alone(figuresOf({0.95}), {}, vision::kWhateverThereIs);
    CHECK(alone(0.95) < 0.05);
    CHECK_FALSE(alone.inPlay());
    const Belief several(figuresOf({0.95, 0.9, 0.9, 0.9}), {}, vision::kWhateverThereIs);
    CHECK(several(0.95) > 0.9);
    CHECK(several.inPlay());
    CHECK(several(0.95) < 0.95);
    CHECK(Belief(figuresOf({0.95}), {}, vision::kWhateverThereIs.asCertain())(0.95) == 0.95);
}

TEST_CASE("many weak spots do not speak for one another, a hex face down does", "[vision][pieces]") {
    const Belief weak(figuresOf({0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.35, 0.9}), {}, vision::kWhateverThereIs);
    CHECK(weak(0.9) < 0.1);
    CHECK_FALSE(weak.inPlay());
    const Belief turned(figuresOf({0.9}), {0.95, 0.95}, vision::kWhateverThereIs);
    CHECK(turned(0.9) > 0.8);
}

TEST_CASE("what was read of other documents' pieces stands as a position", "[vision][pieces]") {
    vision::BoardReading board = emptyBoard();
    board.tiles[3].faceDown = true;
    const engine::Corner corner = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    board.buildings.push_back({corner, engine::BuildingKind::City, kGreen, 0.9, 1});
    board.armies.push_back({corner, kGreen, {0, 1, 2}, 0.9});
    board.nukes.push_back({corner, kGreen, 0.8});
    board.bridges.push_back({{0, 0}, engine::CornerDirection::N, engine::CornerDirection::S, kGreen, 0.9});
    // A ship that leads away from the coast lies between two hexes of the sea.
    board.routes.push_back({engine::sideOf({0, -3}, engine::HexDirection::E), engine::RouteKind::Ship, kGreen, 0.9});
    board.pirate = vision::MarkerReading{{3, 0}, 0.6};
    const std::vector<engine::Hex> sea = vision::seaHexesOf(board);
    CHECK(sea == std::vector<engine::Hex>{{0, -3}, {1, -3}, {3, 0}});
    const engine::Setup setup = vision::toSetup(board);
    CHECK(setup.hexes.size() == 22);
    CHECK_FALSE(setup.hexes[3].terrain);
    CHECK(setup.hexes[3].faceDown);
    CHECK(setup.buildings.front().walls == 1);
    CHECK(setup.armies.front().units == engine::Units{0, 1, 2});
    const auto position = engine::toPosition(setup);
    REQUIRE(position);
}

TEST_CASE("armies are drawn over the picture", "[vision][pieces]") {
    const auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0007.jpg", {},
                                         vision::kBaseGameOnly);
    REQUIRE(photo);
    vision::BoardReading board = photo->board;
    const vision::Image before = vision::drawOverlay(photo->image, board);
    board.armies.push_back({engine::cornerOf({0, 0}, engine::CornerDirection::N), kGreen, {1, 0, 0}, 0.9});
    CHECK(vision::drawOverlay(photo->image, board).rgb != before.rgb);
}
