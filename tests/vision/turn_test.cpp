// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/turn.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "engine/state/layouts.h"

using vision::newName;
using vision::oldName;
using vision::Turn;
using vision::turnsOf;

namespace {

std::set<engine::Hex> renamed(const std::vector<engine::Hex>& land, const Turn& turn) {
    std::set<engine::Hex> hexes;
    for (const engine::Hex hex : land) {
        hexes.insert(newName(hex, turn));
    }
    return hexes;
}

}  // namespace

TEST_CASE("the small board lies on itself in six ways, the large one in two", "[vision][large]") {
    CHECK(turnsOf(engine::layoutForFour().land).size() == 6);
    const auto large = engine::layoutForSix().land;
    const auto turns = turnsOf(large);
    REQUIRE(turns.size() == 2);
    CHECK(turns[0] == Turn{});
    CHECK(turns[1] == Turn{3, {-1, 0}});
    for (const Turn& turn : turns) {
        CHECK(renamed(large, turn) == std::set<engine::Hex>(large.begin(), large.end()));
    }
}

TEST_CASE("an island without symmetry has one name for each place", "[vision][large]") {
    CHECK(turnsOf({{0, 0}, {1, 0}, {2, 0}, {0, 1}}) == std::vector{Turn{}});
    CHECK(turnsOf({{5, -3}}).size() == 6);
}

TEST_CASE("the old name of a new name is the one that it had", "[vision][large]") {
    for (int sixths = 0; sixths < 6; ++sixths) {
        const Turn turn{sixths, {2, -3}};
        const engine::Hex hex{-1, 4};
        CHECK(newName(oldName(hex, turn), turn) == hex);
        // A hex's side to its neighbour is the side between both under the new names too.
        for (const engine::HexDirection direction : engine::kHexDirections) {
            const engine::Hex other = engine::neighbour(hex, direction);
            auto hexes = engine::hexesAt(newName(engine::sideOf(hex, direction), turn));
            std::sort(hexes.begin(), hexes.end());
            std::array wanted{newName(hex, turn), newName(other, turn)};
            std::sort(wanted.begin(), wanted.end());
            CHECK(std::equal(hexes.begin(), hexes.end(), wanted.begin()));
        }
    }
}
