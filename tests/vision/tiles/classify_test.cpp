// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <vector>

#include <catch2/catch.hpp>

#include "vision/tiles/classify.h"

using engine::Terrain;
using vision::tiles::classify;
using vision::tiles::Features;
using vision::tiles::TileClass;

namespace {

using Tiles = std::vector<std::optional<vision::tiles::TileLook>>;

Features lookOf(Terrain terrain) {
    switch (terrain) {
        case Terrain::Forest:
            return {-0.40, -0.15, -0.18, 0.17, 0.19, 0.16, 0.19, 0.12};
        case Terrain::Pasture:
            return {-0.07, -0.21, -0.36, 0.10, 0.10, 0.06, 0.12, 0.04};
        case Terrain::Fields:
            return {-0.12, 0.10, -0.26, 0.24, 0.23, 0.11, 0.22, 0.13};
        case Terrain::Hills:
            return {-0.47, 0.20, -0.07, 0.13, 0.15, 0.10, 0.12, 0.07};
        case Terrain::Mountains:
            return {-0.24, -0.03, 0.30, 0.20, 0.28, 0.07, 0.15, 0.12};
        default:
            return {0.05, 0.02, -0.07, 0.09, 0.08, 0.06, 0.07, 0.03};
    }
}

std::vector<Terrain> usualTerrains() {
    std::vector<Terrain> terrains;
    terrains.insert(terrains.end(), 4, Terrain::Forest);
    terrains.insert(terrains.end(), 4, Terrain::Pasture);
    terrains.insert(terrains.end(), 4, Terrain::Fields);
    terrains.insert(terrains.end(), 3, Terrain::Hills);
    terrains.insert(terrains.end(), 3, Terrain::Mountains);
    terrains.push_back(Terrain::Desert);
    return terrains;
}

Tiles looksOf(const std::vector<Terrain>& terrains) {
    Tiles tiles;
    for (const Terrain terrain : terrains) {
        tiles.push_back(vision::tiles::TileLook{lookOf(terrain), 0});
    }
    return tiles;
}

}  // namespace

TEST_CASE("a clear board is named without a doubt", "[vision][tiles]") {
    const auto terrains = usualTerrains();
    const auto classes = classify(looksOf(terrains), usualTerrains());
    REQUIRE(classes.size() == terrains.size());
    for (std::size_t i = 0; i < terrains.size(); ++i) {
        CHECK(classes[i].terrain == terrains[i]);
        CHECK(classes[i].options == std::vector{terrains[i]});
        CHECK(classes[i].confidence >= 0.9);
    }
}

TEST_CASE("clear looks overrule the usual counts", "[vision][tiles]") {
    auto terrains = usualTerrains();
    terrains.back() = Terrain::Forest;  // a fifth forest and no desert
    const auto classes = classify(looksOf(terrains), usualTerrains());
    for (std::size_t i = 0; i < terrains.size(); ++i) {
        CHECK(classes[i].terrain == terrains[i]);
    }
}

TEST_CASE("a tile between two looks goes where the counts have room", "[vision][tiles]") {
    auto tiles = looksOf(usualTerrains());
    const Features desert = lookOf(Terrain::Desert);
    const Features fields = lookOf(Terrain::Fields);
    for (std::size_t f = 0; f < desert.size(); ++f) {
        tiles[8]->features[f] = 0.5 * desert[f] + 0.5 * fields[f];  // one of the four fields, washed out
    }
    CHECK(classify(tiles, usualTerrains())[8].terrain == Terrain::Fields);
}

TEST_CASE("a tile that cannot be seen is always asked about", "[vision][tiles]") {
    auto tiles = looksOf(usualTerrains());
    tiles[0].reset();
    const auto classes = classify(tiles, usualTerrains());
    CHECK(classes[0].confidence < 0.9);
    CHECK(classes[0].options.size() >= 2);
    CHECK(classes[1].options.size() == 1);
}

TEST_CASE("a tile like no terrain is asked about", "[vision][tiles]") {
    auto tiles = looksOf(usualTerrains());
    tiles[5]->features = Features{-2.0, 1.5, 1.0, 0.05, 0.05, 0.02, 0.02, 0.01};  // dark red all over
    const auto classes = classify(tiles, usualTerrains());
    CHECK(classes[5].confidence < 0.9);
    CHECK(classes[5].options.size() >= 2);
}
