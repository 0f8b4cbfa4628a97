// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/given/board_figures.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <random>

#include "engine/state/shuffle.h"
#include "engine/state/to_position.h"
#include "tests/support/scene.h"

namespace engine::test {

TEST_CASE("The pips of a dealt box add up, whatever lies where", "[rules][fairness][B-1]") {
    std::mt19937 random(7);
    const Layout layout = layoutForFour();
    Setup setup = dealt(layout, *fairOrder(layout, random));
    setup.extras[std::string(kBoardSeed)] = "7";
    const auto position = toPosition(setup);
    REQUIRE(position);
    const BoardFigures figures = boardFigures(*position);
    // 2 and 12 once, the others twice.
    constexpr int kPipsInTheBox = 2 * (2 + 3 + 4 + 5 + 5 + 4 + 3 + 2) + 2;
    int pips = 0;
    int hexes = 0;
    for (const Resource resource : kResources) {
        pips += figures.resources[resource].pips;
        hexes += figures.resources[resource].hexes;
    }
    CHECK(pips == kPipsInTheBox);
    CHECK(hexes == 18);
    CHECK(figures.places.size() == 54);
    CHECK(figures.places.front().pips >= figures.places.back().pips);
    const int sixths = std::accumulate(figures.sixths.begin(), figures.sixths.end(), 0);
    CHECK(sixths <= pips);
    CHECK(sixths >= pips - 5);
    CHECK(figures.neighbours.sixEight == 0);
    CHECK(boardSeedOf(setup) == 7);
    setup.extras[std::string(kBoardSeed)] = "\"seven\"";
    CHECK_FALSE(boardSeedOf(setup));
}

TEST_CASE("What lies side by side is counted, and a crossing's pips and resources", "[rules][fairness]") {
    Scene scene = Scene::base();
    for (HexSetup& hex : scene.setup.hexes) {
        hex.terrain = Terrain::Fields;
        hex.number = 6;
    }
    const BoardFigures figures = boardFigures(scene.position());
    // A hexagon of 19 hexes has 42 sides between two of them.
    CHECK(figures.neighbours == BoardFigures::Neighbours{42, 42, 42});
    CHECK(figures.places.front().pips == 15);
    CHECK(figures.places.front().kinds == 1);
    scene.setup.hexes.front().faceDown = true;
    CHECK(boardFigures(scene.position()).resources[Resource::Grain].hexes == 18);
}

}  // namespace engine::test
