// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/shape.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "vision/board/lattice.h"

using vision::board::largeShape;
using vision::board::Shape;
using vision::board::shapeOf;
using vision::board::smallShape;

TEST_CASE("a board's shape has every place of its land once", "[vision][large]") {
    const Shape& small = *smallShape();
    CHECK(small.corners.size() == 54);
    CHECK(small.sides.size() == 72);
    CHECK(small.lattice.size() == 72);
    CHECK(small.coast.size() == 30);
    CHECK(small.seaSides.size() == 18);
    CHECK(small.sea.size() == 18);
    CHECK(cv::norm(small.middle) == 0);

    const Shape& large = *largeShape();
    CHECK(large.land().size() == 30);
    CHECK(large.corners.size() == 80);
    CHECK(large.sides.size() == 109);
    CHECK(large.lattice.size() == 109);
    CHECK(large.coast.size() == 38);
    CHECK(large.seaSides.size() == 22);
    CHECK(large.sea.size() == 22);
    for (std::size_t i = 0; i < large.corners.size(); ++i) {
        CHECK(large.indexOf(large.corners[i].corner) == i);
    }
}

TEST_CASE("the coast is walked clockwise around the whole board", "[vision][large]") {
    for (const auto& shape : {smallShape(), largeShape()}) {
        for (std::size_t i = 0; i < shape->coast.size(); ++i) {
            const auto& here = shape->coast[i];
            const auto& next = shape->coast[(i + 1) % shape->coast.size()];
            CHECK(cv::norm(next.at - here.at) < 1);  // they meet at a corner
            CHECK((here.at - shape->middle).cross(next.at - shape->middle) > 0);
            CHECK(here.out.dot(here.at - shape->middle) > 0);
        }
    }
}

TEST_CASE("the frame lies around the sea's hexes and bends at its corners", "[vision][large]") {
    for (int k = 0; k < 6; ++k) {
        CHECK(smallShape()->frame.distance[static_cast<std::size_t>(k)] == 5);
    }
    for (const auto& shape : {smallShape(), largeShape()}) {
        for (int k = 0; k < 6; ++k) {
            CHECK(shape->frame.beyond(shape->frame.corner(k)) == Approx(0).margin(1e-9));
            CHECK(shape->frame.beyond(shape->frame.corner(k, 0.5)) == Approx(0.5));
        }
        for (const engine::Hex hex : shape->sea) {
            CHECK(shape->frame.beyond(vision::board::centreOf(hex)) == Approx(-0.5));
        }
    }
    // Three tiles at the top, six across: higher than wide between its slanted sides.
    const auto& large = largeShape()->frame;
    CHECK(large.corner(5).y == Approx(-6.5));
    CHECK(large.corner(2).y == Approx(6.5));
    CHECK(large.corner(0).x - large.corner(3).x == Approx(13.279).margin(0.001));
}

TEST_CASE("any hexes are a board: two islands, a lake", "[vision][large]") {
    engine::Layout islands;
    islands.land = {{0, 0}, {1, 0}, {4, 0}};
    const auto two = shapeOf(islands);
    CHECK(two->coast.size() == 16);
    CHECK(two->isLand({4, 0}));
    CHECK_FALSE(two->isLand({2, 0}));
    CHECK(two->turns.size() == 1);

    engine::Layout ring;
    for (const engine::HexDirection direction : engine::kHexDirections) {
        ring.land.push_back(engine::neighbour({0, 0}, direction));
    }
    const auto lake = shapeOf(ring);
    CHECK(lake->coast.size() == 24);
    CHECK(std::count(lake->sea.begin(), lake->sea.end(), engine::Hex{0, 0}) == 1);
}
