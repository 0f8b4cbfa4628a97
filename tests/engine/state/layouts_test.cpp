// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/layouts.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <set>
#include <vector>

#include "engine/state/shuffle.h"
#include "engine/state/to_position.h"

using namespace engine;

namespace {

template <class T, class U>
auto countOf(const std::vector<T>& list, const U& what) {
    return std::count(list.begin(), list.end(), what);
}

/// What every board must have: room for all, harbours on the coast and apart from one another.
void checkWhole(const Layout& layout) {
    CHECK(std::set<Hex>(layout.land.begin(), layout.land.end()).size() == layout.land.size());
    CHECK(layout.terrains.size() == layout.land.size());
    CHECK(layout.tokens.size() + static_cast<std::size_t>(countOf(layout.terrains, Terrain::Desert)) ==
          layout.land.size());
    CHECK(layout.harbourSites.size() == layout.harbours.size());
    const std::vector<Side> coast = coastOf(layout.land);
    std::set<Corner> corners;
    for (const Side& site : layout.harbourSites) {
        CHECK(countOf(coast, site) == 1);
        for (const Corner& corner : endsOf(site)) {
            CHECK(corners.insert(corner).second);
        }
    }
    // Free coast between neighbouring harbours differs by one side at most.
    std::size_t least = coast.size();
    std::size_t most = 0;
    for (std::size_t at = 0; at < layout.harbourSites.size(); ++at) {
        const auto place = [&](std::size_t harbour) {
            const Side& site = layout.harbourSites[harbour % layout.harbourSites.size()];
            return static_cast<std::size_t>(std::find(coast.begin(), coast.end(), site) - coast.begin());
        };
        const std::size_t gap = (place(at + 1) + coast.size() - place(at)) % coast.size();
        least = std::min(least, gap);
        most = std::max(most, gap);
    }
    CHECK(most - least <= 1);
}

}  // namespace

TEST_CASE("the box for three and four", "[board][B-1]") {
    const Layout layout = layoutForFour();
    checkWhole(layout);
    CHECK(layout.land.size() == 19);
    for (const Hex hex : layout.land) {
        CHECK(distance({0, 0}, hex) <= 2);
    }
    CHECK(countOf(layout.terrains, Terrain::Forest) == 4);
    CHECK(countOf(layout.terrains, Terrain::Pasture) == 4);
    CHECK(countOf(layout.terrains, Terrain::Fields) == 4);
    CHECK(countOf(layout.terrains, Terrain::Hills) == 3);
    CHECK(countOf(layout.terrains, Terrain::Mountains) == 3);
    CHECK(countOf(layout.terrains, Terrain::Desert) == 1);
    CHECK(layout.tokens.size() == 18);
    CHECK(countOf(layout.tokens, 2) == 1);
    CHECK(countOf(layout.tokens, 6) == 2);
    CHECK(countOf(layout.tokens, 7) == 0);
    CHECK(coastOf(layout.land).size() == 30);
    CHECK(layout.harbourSites.size() == 9);
    CHECK(countOf(layout.harbours, std::nullopt) == 4);
    for (const Resource resource : kResources) {
        CHECK(countOf(layout.harbours, std::optional(resource)) == 1);
    }
}

TEST_CASE("the box for five and six", "[board][B-1]") {
    const Layout layout = layoutForSix();
    checkWhole(layout);
    CHECK(layout.land.size() == 30);
    for (const auto& [r, length] : {std::pair(-3, 3), {-2, 4}, {-1, 5}, {0, 6}, {1, 5}, {2, 4}, {3, 3}}) {
        CHECK(std::count_if(layout.land.begin(), layout.land.end(), [row = r](Hex hex) { return hex.r == row; }) ==
              length);
    }
    CHECK(countOf(layout.terrains, Terrain::Forest) == 6);
    CHECK(countOf(layout.terrains, Terrain::Hills) == 5);
    CHECK(countOf(layout.terrains, Terrain::Desert) == 2);
    CHECK(layout.tokens.size() == 28);
    CHECK(countOf(layout.tokens, 12) == 2);
    CHECK(countOf(layout.tokens, 8) == 3);
    CHECK(layout.harbourSites.size() == 11);
    CHECK(countOf(layout.harbours, std::nullopt) == 5);
    CHECK(countOf(layout.harbours, std::optional(Resource::Wool)) == 2);
    CHECK(countOf(layout.harbours, std::optional(Resource::Ore)) == 1);
}

TEST_CASE("the coast goes round the island, side by side", "[board]") {
    const std::vector<Side> coast = coastOf(layoutForSix().land);
    for (std::size_t at = 0; at < coast.size(); ++at) {
        const auto here = endsOf(coast[at]);
        const auto next = endsOf(coast[(at + 1) % coast.size()]);
        CHECK(std::find_first_of(here.begin(), here.end(), next.begin(), next.end()) != here.end());
    }
}

TEST_CASE("merged boxes hold all hexes of the boxes on one island", "[board][CC-5]") {
    const Layout four = layoutForFour();
    const Layout six = layoutForSix();
    for (const auto& boxes :
         {std::vector{four, four}, {four, six}, {four, four, four}, {six, six, six}, {four, six, six, six}}) {
        const Layout merged = mergedLayout(boxes);
        std::size_t land = 0;
        for (const Layout& box : boxes) {
            land += box.land.size();
        }
        CAPTURE(land);
        checkWhole(merged);
        CHECK(merged.land.size() == land);
        // A round island has no more coast than a hexagon of the next size.
        int radius = 0;
        while (3 * radius * (radius + 1) + 1 < static_cast<int>(land)) {
            ++radius;
        }
        CHECK(coastOf(merged.land).size() <= static_cast<std::size_t>(12 * radius + 6));
    }
}

TEST_CASE("two merged boxes keep all their harbours", "[board][CC-5]") {
    const Layout merged = mergedLayout(std::vector{layoutForFour(), layoutForFour()});
    CHECK(merged.harbourSites.size() == 18);
    CHECK(countOf(merged.harbours, std::nullopt) == 8);
    for (const Resource resource : kResources) {
        CHECK(countOf(merged.harbours, std::optional(resource)) == 2);
    }
}

TEST_CASE("where the coast is too short all resources keep equally many special harbours", "[board][CC-5]") {
    for (const std::size_t boxes : {4U, 6U, 10U}) {
        const Layout merged = mergedLayout(std::vector<Layout>(boxes, layoutForSix()));
        checkWhole(merged);
        const auto brick = countOf(merged.harbours, std::optional(Resource::Brick));
        CHECK(brick > 0);
        for (const Resource resource : kResources) {
            CHECK(countOf(merged.harbours, std::optional(resource)) == brick);
        }
        CHECK(merged.harbourSites.size() + 5 > coastOf(merged.land).size() / 2);
    }
}

TEST_CASE("a dealt board stands and breaks no rule", "[board][B-1]") {
    std::mt19937 random(3);
    for (const Layout& layout :
         {layoutForFour(), layoutForSix(), mergedLayout(std::vector{layoutForFour(), layoutForSix()})}) {
        const DealOrder order = shuffledOrder(layout, random);
        CHECK(dealt(layout, order) != dealt(layout, DealOrder{}));
        Setup setup = dealt(layout, order);
        setup.players = {{"red", "", ""}, {"blue", "", ""}};
        const auto position = toPosition(setup);
        REQUIRE(position);
        CHECK(irregularities(*position).empty());
        REQUIRE(position->robber);
        CHECK(position->hexes[*position->robber].terrain == Terrain::Desert);
        CHECK_FALSE(position->hexes[*position->robber].number);
    }
}

TEST_CASE("a 6 or 8 beside another is not fair", "[board]") {
    Setup setup;
    setup.hexes = {{{0, 0}, Terrain::Hills, 6, false, false, ""}, {{2, 0}, Terrain::Hills, 8, false, false, ""}};
    CHECK(isFair(setup));
    setup.wrap = Wrap{3};
    CHECK_FALSE(isFair(setup));
    setup.wrap.reset();
    setup.hexes.push_back({{1, 0}, Terrain::Hills, 5, false, false, ""});
    CHECK(isFair(setup));
    setup.hexes.back().number = 8;
    CHECK_FALSE(isFair(setup));
}

TEST_CASE("fair orders are found for every board", "[board][B-1][CC-5]") {
    std::mt19937 random(8);
    const Layout four = layoutForFour();
    const Layout six = layoutForSix();
    for (const Layout& layout :
         {four, six, mergedLayout(std::vector{four, four}), mergedLayout(std::vector{six, six, six})}) {
        for (int round = 0; round < 20; ++round) {
            const auto order = fairOrder(layout, random);
            REQUIRE(order);
            CHECK(isFair(dealt(layout, *order)));
            CHECK(unfairTokens(layout, *order).empty());
        }
    }
}
