// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "vision/pieces/rule_doubts.h"

namespace {

using engine::BuildingKind;
using engine::Corner;
using engine::RouteKind;
using engine::Side;
using vision::BoardReading;
using vision::Doubt;
using vision::PieceColour;
using vision::pieces::askUnlikely;

Corner north(engine::Hex hex) {
    return engine::cornerOf(hex, engine::CornerDirection::N);
}

/// Sides one after another around the middle hex, clockwise from its north corner.
std::vector<Side> chainAround(std::size_t length) {
    std::vector<Side> chain;
    for (std::size_t k = 0; k < length; ++k) {
        const Corner from = engine::cornerOf({0, 0}, engine::kCornerDirections[k]);
        const Corner to = engine::cornerOf({0, 0}, engine::kCornerDirections[k + 1]);
        for (const Side& side : engine::sidesAt(from)) {
            const auto ends = engine::endsOf(side);
            if (ends[0] == to || ends[1] == to) {
                chain.push_back(side);
            }
        }
    }
    return chain;
}

BoardReading withChain(PieceColour house, PieceColour roads) {
    BoardReading reading;
    const Corner corner = north({0, 0});
    reading.buildings.push_back({corner, BuildingKind::Settlement, house, 0.97});
    for (const Side& side : chainAround(3)) {
        reading.routes.push_back({side, RouteKind::Road, roads, 0.97});
    }
    return reading;
}

std::vector<std::string> optionsAt(const BoardReading& reading, const vision::Place& place) {
    for (const vision::Unsure& unsure : reading.unsure) {
        if (unsure.at == place) {
            return unsure.options;
        }
    }
    return {};
}

}  // namespace

TEST_CASE("a chain that begins at a building of its colour is not asked about", "[vision][pieces][B-5]") {
    BoardReading reading = withChain(PieceColour::Red, PieceColour::Red);
    const BoardReading before = reading;
    askUnlikely(reading);
    CHECK(reading == before);
}

TEST_CASE("a chain that no building of its colour joins is asked about, whoever else it may be",
          "[vision][pieces][B-5]") {
    BoardReading reading = withChain(PieceColour::Red, PieceColour::Orange);
    askUnlikely(reading);
    REQUIRE(reading.routes.size() == 3);
    for (const vision::RouteReading& route : reading.routes) {
        CHECK(optionsAt(reading, route.at) == std::vector<std::string>{"orange", "red", "none"});
        CHECK(route.confidence < 0.9);
        CHECK(route.confidence >= 0.5);
    }
    CHECK(reading.buildings.front().confidence == 0.97);
}

TEST_CASE("what is asked already is not asked twice", "[vision][pieces][B-5]") {
    BoardReading reading = withChain(PieceColour::Red, PieceColour::Orange);
    for (const vision::RouteReading& route : reading.routes) {
        reading.unsure.push_back({route.at, Doubt::Piece, {"road", "none"}});
    }
    askUnlikely(reading);
    CHECK(reading.unsure.size() == 3);
}

TEST_CASE("a bridge joins a chain to its building", "[vision][pieces]") {
    BoardReading reading;
    const Corner corner = north({0, 0});
    reading.buildings.push_back({corner, BuildingKind::City, PieceColour::Blue, 0.95});
    reading.bridges.push_back(
        {{0, 0}, engine::CornerDirection::N, engine::CornerDirection::S, PieceColour::Blue, 0.95});
    const Side side = engine::sidesAt(engine::cornerOf({0, 0}, engine::CornerDirection::S))[0];
    reading.routes.push_back({side, RouteKind::Road, PieceColour::Blue, 0.95});
    askUnlikely(reading);
    CHECK(reading.unsure.empty());
}

TEST_CASE("buildings beside each other are both asked about", "[vision][pieces][B-4]") {
    BoardReading reading;
    const Corner corner = north({0, 0});
    const auto ends = engine::endsOf(engine::sidesAt(corner)[0]);
    const Corner beside = ends[0] == corner ? ends[1] : ends[0];
    reading.buildings.push_back({corner, BuildingKind::Settlement, PieceColour::Red, 0.99});
    reading.buildings.push_back({beside, BuildingKind::City, PieceColour::White, 0.7});
    reading.buildings.push_back({north({0, 2}), BuildingKind::Settlement, PieceColour::Red, 0.99});
    askUnlikely(reading);
    CHECK(optionsAt(reading, corner) == std::vector<std::string>{"settlement", "none"});
    CHECK(optionsAt(reading, beside) == std::vector<std::string>{"city", "none"});
    CHECK(optionsAt(reading, north({0, 2})).empty());
    CHECK(reading.buildings[2].confidence == 0.99);
    CHECK(reading.buildings[1].confidence >= 0.5);
    CHECK(reading.buildings[1].confidence < 0.7);
}

TEST_CASE("whose piece it is may be nobody's", "[vision][pieces]") {
    BoardReading reading;
    reading.unsure.push_back({north({0, 0}), Doubt::Owner, {"white", "orange"}});
    reading.unsure.push_back({engine::Hex{0, 0}, Doubt::Terrain, {"forest", "hills"}});
    vision::pieces::offerNothing(reading);
    CHECK(reading.unsure[0].options == std::vector<std::string>{"white", "orange", "none"});
    CHECK(reading.unsure[1].options.size() == 2);
    vision::pieces::offerNothing(reading);
    CHECK(reading.unsure[0].options.size() == 3);
}
