// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/topology.h"

#include <catch2/catch.hpp>
#include <vector>

using namespace engine;

namespace {

std::vector<Hex> island(int radius) {
    std::vector<Hex> hexes;
    for (int q = -radius; q <= radius; ++q) {
        for (int r = -radius; r <= radius; ++r) {
            if (distance({0, 0}, {q, r}) <= radius) {
                hexes.push_back({q, r});
            }
        }
    }
    return hexes;
}

std::vector<Hex> roundRow(int n) {
    std::vector<Hex> hexes;
    for (int q = 0; q < n; ++q) {
        hexes.push_back({q, 0});
        hexes.push_back({q, 1});
    }
    return hexes;
}

}  // namespace

TEST_CASE("the island for three and four has 19 hexes, 54 crossings and 72 sides", "[board][B-1]") {
    const Topology board(island(2));
    CHECK(board.hexCount() == 19);
    CHECK(board.cornerCount() == 54);
    CHECK(board.sideCount() == 72);
}

TEST_CASE("a crossing has one name whichever of its hexes names it", "[board]") {
    CHECK(cornerFromText("0,0:NE") == cornerFromText("1,-1:S"));
    CHECK(cornerFromText("0,0:NW") == cornerFromText("0,-1:S"));
    CHECK(cornerFromText("0,0:SE") == cornerFromText("0,1:N"));
    CHECK(cornerFromText("0,0:SW") == cornerFromText("-1,1:N"));
    CHECK(toText(*cornerFromText("0,0:NE")) == "1,-1:S");
}

TEST_CASE("a side has one name whichever of its hexes names it", "[board]") {
    CHECK(toText(*sideFromText("0,0:W")) == "-1,0:E");
    CHECK(toText(*sideFromText("0,0:NW")) == "0,-1:SE");
    CHECK(toText(*sideFromText("0,0:SW")) == "-1,1:NE");
}

TEST_CASE("texts that name no place are refused", "[board]") {
    for (const char* text : {"", "0", "0,", "0,0", "0,0:", "0,0:E ", "a,0:N", "0,0:X", "1000,0:N", "99999999999,0:N"}) {
        CAPTURE(text);
        CHECK_FALSE(cornerFromText(text));
    }
    CHECK_FALSE(sideFromText("0,0:N"));
    CHECK_FALSE(cornerFromText("0,0:E"));
    CHECK_FALSE(hexFromText("0,0:N"));
}

TEST_CASE("neighbouring crossings share a side and each side has two ends", "[board]") {
    const Topology board(island(2));
    for (const CornerId corner : board.corners()) {
        const auto& sides = board.sidesOf(corner);
        const auto& neighbours = board.neighboursOf(corner);
        REQUIRE(sides.size() == neighbours.size());
        REQUIRE(sides.size() >= 2);
        for (std::size_t i = 0; i < sides.size(); ++i) {
            CHECK(board.otherEnd(sides[i], corner) == neighbours[i]);
            CHECK(board.sideBetween(neighbours[i], corner) == sides[i]);
        }
    }
}

TEST_CASE("ids walk the crossings and sides in the order of their names", "[board]") {
    const Topology board(island(2));
    std::string last;
    for (const SideId side : board.sides()) {
        const std::string name = toText(board.side(side));
        CHECK(last < name);
        last = name;
    }
}

TEST_CASE("on a round world east and west meet", "[board][MO-19]") {
    const Topology board(roundRow(5), Wrap{5});
    CHECK(board.hexCount() == 10);
    CHECK(board.find(Hex{5, 0}) == board.find(Hex{0, 0}));
    CHECK(board.find(*cornerFromText("5,0:N")) == board.find(*cornerFromText("0,0:N")));
    for (const HexId hex : board.hexes()) {
        CHECK(board.neighboursOf(hex)[1].has_value());
        CHECK(board.neighboursOf(hex)[4].has_value());
        const Hex name = board.hex(hex);
        CHECK(2 * name.q + name.r >= -5);
        CHECK(2 * name.q + name.r < 5);
    }
    // Two rows of five: every hex has two corners above, two below, and shares the zigzag between the rows.
    CHECK(board.cornerCount() == 30);
    CHECK(board.sideCount() == 40);
    CHECK(board.distance(*board.find(Hex{0, 0}), *board.find(Hex{4, 0})) == 1);
    CHECK(board.distance(*board.find(Hex{0, 0}), *board.find(Hex{2, 0})) == 2);
}

TEST_CASE("distance counts steps over holes too", "[board][SA-N2]") {
    const std::vector<Hex> hexes{{0, 0}, {6, 0}, {3, -5}};
    const Topology board(hexes);
    CHECK(board.distance(*board.find(Hex{0, 0}), *board.find(Hex{6, 0})) == 6);
    CHECK(board.distance(*board.find(Hex{0, 0}), *board.find(Hex{3, -5})) == 5);
}
