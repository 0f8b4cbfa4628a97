// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/colour_groups.h"

#include <algorithm>
#include <cstddef>
#include <random>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

namespace {

using vision::PieceColour;
using vision::pieces::ColouredPiece;
using vision::pieces::ColourGroup;
using vision::pieces::PlaceColour;

/// Pieces that look about like this.
void add(std::vector<ColouredPiece>& pieces, PlaceColour middle, std::size_t count, double spread, unsigned seed) {
    std::mt19937 chance(seed);
    std::normal_distribution<double> off(0, spread);
    for (std::size_t i = 0; i < count; ++i) {
        ColouredPiece piece{middle, 1};
        for (double& value : piece.colour) {
            value += off(chance);
        }
        pieces.push_back(piece);
    }
}

PlaceColour usual(PieceColour colour) {
    return vision::pieces::usualColours()[index(colour)];
}

/// All of a picture's light is a little otherwise.
PlaceColour shifted(PlaceColour colour, const PlaceColour& by) {
    for (std::size_t i = 0; i < colour.size(); ++i) {
        colour[i] += by[i];
    }
    return colour;
}

}  // namespace

TEST_CASE("pieces fall into the players that there are", "[vision][pieces]") {
    const std::vector<PieceColour> players = GENERATE(
        std::vector{PieceColour::Red}, std::vector{PieceColour::White, PieceColour::Blue},
        std::vector{PieceColour::White, PieceColour::Orange, PieceColour::Red},
        std::vector{PieceColour::Green, PieceColour::Brown, PieceColour::Blue, PieceColour::White},
        std::vector{PieceColour::Red, PieceColour::Blue, PieceColour::White, PieceColour::Orange, PieceColour::Green});
    const PlaceColour light = GENERATE(PlaceColour{0, 0, 0, 0}, PlaceColour{0.1, 0.05, 0.15, 0});
    std::vector<ColouredPiece> pieces;
    for (std::size_t i = 0; i < players.size(); ++i) {
        add(pieces, shifted(usual(players[i]), light), 4 + 2 * i, 0.07, static_cast<unsigned>(i) + 3);
    }
    const auto groups = vision::pieces::groupColours(pieces);
    REQUIRE(groups.size() == players.size());
    std::set<std::size_t> seen;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        // The largest comes first.
        const std::size_t player = players.size() - 1 - i;
        CHECK(groups[i].owner == players[player]);
        CHECK(groups[i].chance > 0.8);
        CHECK(groups[i].members.size() == 4 + 2 * player);
        seen.insert(groups[i].members.begin(), groups[i].members.end());
    }
    CHECK(seen.size() == pieces.size());
}

TEST_CASE("what lies between two colours is a question of the whole group", "[vision][pieces]") {
    std::vector<ColouredPiece> pieces;
    const PlaceColour red = usual(PieceColour::Red);
    const PlaceColour orange = usual(PieceColour::Orange);
    PlaceColour between{};
    for (std::size_t i = 0; i < between.size(); ++i) {
        between[i] = 0.52 * red[i] + 0.48 * orange[i];
    }
    add(pieces, between, 5, 0.04, 1);
    add(pieces, usual(PieceColour::Blue), 4, 0.04, 2);
    const auto groups = vision::pieces::groupColours(pieces);
    REQUIRE(groups.size() == 2);
    CHECK(groups[0].members.size() == 5);
    CHECK(groups[0].chance < 0.75);
    CHECK(std::set{groups[0].owner, groups[0].other.value()} == std::set{PieceColour::Red, PieceColour::Orange});
    CHECK(groups[1].owner == PieceColour::Blue);
    CHECK(groups[1].chance > 0.9);
}

TEST_CASE("two players of like colours are told apart by each other", "[vision][pieces]") {
    std::vector<ColouredPiece> pieces;
    // Both are nearest to orange; what is redder is red's then.
    add(pieces, {0.2, 0.78, 1.2, 0}, 6, 0.04, 1);
    add(pieces, {0.05, 1.02, 1.05, -0.5}, 6, 0.04, 2);
    const auto groups = vision::pieces::groupColours(pieces);
    REQUIRE(groups.size() == 2);
    std::set<PieceColour> owners{groups[0].owner, groups[1].owner};
    CHECK(owners == std::set{PieceColour::Red, PieceColour::Orange});
    const ColourGroup& first = groups[0].members.front() == 0 ? groups[0] : groups[1];
    CHECK(first.owner == PieceColour::Orange);
}

TEST_CASE("pieces are only of those who play", "[vision][pieces]") {
    vision::pieces::Plays plays{};
    plays[index(PieceColour::White)] = true;
    plays[index(PieceColour::Blue)] = true;
    std::vector<ColouredPiece> pieces;
    add(pieces, {0.5, 0.1, 0.6, 0}, 4, 0.05, 1);
    add(pieces, usual(PieceColour::Blue), 5, 0.05, 2);
    add(pieces, {-0.5, 0.2, -0.5, 0}, 1, 0.05, 3);
    const auto groups = vision::pieces::groupColours(pieces, plays);
    REQUIRE(groups.size() == 2);
    CHECK(groups[0].owner == PieceColour::Blue);
    CHECK(groups[1].owner == PieceColour::White);
    CHECK(vision::pieces::groupColours(pieces, {}).empty());
    CHECK(vision::pieces::groupColours({}).empty());
}

TEST_CASE("a piece that is hardly seen moves its group little", "[vision][pieces]") {
    std::vector<ColouredPiece> pieces;
    add(pieces, usual(PieceColour::Green), 4, 0.01, 1);
    pieces.push_back({shifted(usual(PieceColour::Green), {0.2, 0, 0, 0}), 0.05});
    const auto groups = vision::pieces::groupColours(pieces);
    REQUIRE(groups.size() == 1);
    CHECK(groups[0].members.size() == 5);
    CHECK(groups[0].middle[0] == Approx(usual(PieceColour::Green)[0]).margin(0.02));
}
