// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/longest_road/longest_road.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/notation/position_json.h"
#include "engine/rules/longest_road/longest_trail.h"
#include "tests/engine/rules/route_boards.h"
#include "tests/engine/rules/slow_trail.h"
#include "tests/places.h"
#include "tests/support/effort.h"

using namespace engine;
using engine::test::islandSetup;
using engine::test::MeshWish;
using engine::test::randomNet;
using engine::test::slowEulerSet;
using engine::test::slowRoad;
using engine::test::slowTrail;

namespace {

constexpr PlayerId kRed{0};

Side sideOfText(const std::string& text) {
    return *sideFromText(text);
}

void addRoutes(Setup& setup, const std::vector<std::string>& sides, RouteKind kind = RouteKind::Road) {
    for (const std::string& side : sides) {
        setup.routes.push_back({sideOfText(side), kind, "red"});
    }
}

void addBuilding(Setup& setup, const std::string& corner, const std::string& owner) {
    setup.buildings.push_back({*cornerFromText(corner), BuildingKind::Settlement, owner, 0, false});
}

int redLength(const Setup& setup) {
    const auto position = toPosition(setup);
    REQUIRE(position);
    return longestRoad(*position, kRed);
}

/// Six roads round the middle hex.
Setup ringOfSix() {
    Setup setup = islandSetup(2);
    addRoutes(setup, {"0,0:NE", "0,0:E", "0,0:SE", "0,0:SW", "0,0:W", "0,0:NW"});
    return setup;
}

std::vector<nlohmann::json> oracle(const std::string& name) {
    std::ifstream file(std::string(ADJ_TEST_DATA) + "/oracle/" + name);
    REQUIRE(file);
    std::vector<nlohmann::json> lines;
    for (std::string line; std::getline(file, line);) {
        lines.push_back(nlohmann::json::parse(line));
    }
    return lines;
}

std::size_t compareWithOracle(const std::string& name) {
    std::size_t compared = 0;
    for (const nlohmann::json& line : oracle(name)) {
        const auto setup = setupFromJson(line.dump());
        REQUIRE(setup);
        const auto position = toPosition(*setup);
        REQUIRE(position);
        PerPlayer<int> lengths;
        const nlohmann::json& expect = line.at("expect");
        for (const PlayerId player : position->seats()) {
            lengths[player] = longestRoad(*position, player);
            CAPTURE(name, compared, position->table->idOf(player));
            CHECK(lengths[player] == expect.at("longest_road_length").at(position->table->idOf(player)).get<int>());
        }
        const auto owner =
            longestRoadOwner(lengths, position->table->players.size(), position->longestRoadHolder, kLeastRoadLength);
        const nlohmann::json named = owner ? nlohmann::json(position->table->idOf(*owner)) : nlohmann::json();
        CHECK(named == expect.at("longest_road_owner"));
        ++compared;
    }
    return compared;
}

}  // namespace

TEST_CASE("no routes are no road, one route is a road of one", "[rules][B-11]") {
    Setup setup = islandSetup(2);
    CHECK(redLength(setup) == 0);
    addRoutes(setup, {"0,0:NE"});
    CHECK(redLength(setup) == 1);
}

TEST_CASE("a ring counts whole, and a branch of it once more", "[rules][B-11]") {
    Setup setup = ringOfSix();
    CHECK(redLength(setup) == 6);
    addRoutes(setup, {"0,-1:E"});
    CHECK(redLength(setup) == 7);
}

TEST_CASE("a road may end at another player's building but not pass it", "[rules][B-11]") {
    Setup setup = ringOfSix();
    addBuilding(setup, "0,0:N", "blue");
    CHECK(redLength(setup) == 6);  // begins and ends there
    addBuilding(setup, "0,0:S", "blue");
    CHECK(redLength(setup) == 3);
    addBuilding(setup, "0,0:SE", "red");
    CHECK(redLength(setup) == 3);
}

TEST_CASE("armies do not interrupt a road", "[rules][SA-8]") {
    Setup setup = ringOfSix();
    setup.documents = {"base", "soldiers"};
    setup.armies.push_back({*cornerFromText("0,0:N"), "blue", Units{1, 0, 0}});
    setup.armies.push_back({*cornerFromText("0,0:S"), "blue", Units{0, 1, 0}});
    CHECK(redLength(setup) == 6);
}

TEST_CASE("a road and a ship join only at an own building", "[rules][B-14]") {
    Setup setup = islandSetup(2);
    addRoutes(setup, {"0,0:NE", "0,0:E"}, RouteKind::Road);
    addRoutes(setup, {"0,0:SE", "0,0:SW"}, RouteKind::Ship);
    CHECK(redLength(setup) == 2);
    SECTION("an own building joins them") {
        addBuilding(setup, "0,0:SE", "red");
        CHECK(redLength(setup) == 4);
    }
    SECTION("another player's building does not") {
        addBuilding(setup, "0,0:SE", "blue");
        CHECK(redLength(setup) == 2);
    }
}

TEST_CASE("a bridge is one road between its two corners", "[rules][CC-12]") {
    Setup setup = islandSetup(2);
    setup.bridges.push_back({{0, 0}, CornerDirection::N, CornerDirection::S, "red"});
    CHECK(redLength(setup) == 1);
    addRoutes(setup, {"0,0:NE", "0,0:E", "0,0:SE"});
    CHECK(redLength(setup) == 4);
    addRoutes(setup, {"0,0:SW", "0,0:W", "0,0:NW"});
    CHECK(redLength(setup) == 7);
    addBuilding(setup, "0,0:N", "blue");
    CHECK(redLength(setup) == 6);  // from N round by S to N; the bridge would have to pass N
    addBuilding(setup, "0,0:S", "blue");
    CHECK(redLength(setup) == 3);
}

TEST_CASE("a bridge and a ship join only at an own building", "[rules][CC-12][B-14]") {
    Setup setup = islandSetup(2);
    setup.bridges.push_back({{0, 0}, CornerDirection::N, CornerDirection::S, "red"});
    addRoutes(setup, {"0,0:SE"}, RouteKind::Ship);
    CHECK(redLength(setup) == 1);
    addBuilding(setup, "0,0:S", "red");
    CHECK(redLength(setup) == 2);
}

TEST_CASE("random networks agree with walks and with sets of edges", "[rules][random][B-11]") {
    std::mt19937 random(20240611);
    for (int round = 0; round < static_cast<int>(test::effort(4000)); ++round) {
        const auto places = std::uniform_int_distribution<std::uint32_t>(1, 9)(random);
        const int count = std::uniform_int_distribution<int>(1, round % 400 == 0  ? 15
                                                                : round % 40 == 0 ? 13
                                                                                  : 11)(random);
        std::uniform_int_distribution<std::uint32_t> place(0, places);
        std::vector<TrailEdge> edges;
        for (int edge = 0; edge < count; ++edge) {
            edges.push_back({place(random), place(random)});  // loops and twin edges too
        }
        CAPTURE(round);
        const int length = longestTrail(edges);
        CHECK(length == slowEulerSet(edges));
        if (count <= 9) {
            CHECK(length == slowTrail(edges));
        }
    }
}

TEST_CASE("random nets on boards agree with the rules told as a walk", "[rules][B-11][B-14][CC-12]") {
    std::mt19937 random(5);
    for (int round = 0; round < 3000; ++round) {
        const auto upTo = [&](int most) { return std::uniform_int_distribution<int>(0, most)(random); };
        MeshWish wish;
        wish.radius = 1 + upTo(2);
        wish.routes = 1 + upTo(17);
        wish.bridges = upTo(3);
        wish.foreignBuildings = upTo(4);
        wish.ownBuildings = upTo(4);
        wish.shipShare = upTo(2) == 0 ? 0.4 : 0;
        wish.round = upTo(1) == 0;
        const Position position = randomNet(wish, random);
        CAPTURE(round);
        CHECK(longestRoad(position, kRed) == slowRoad(position, kRed));
        CHECK(longestRoad(position, PlayerId{1}) == 0);
    }
}

TEST_CASE("known positions out of whole games", "[rules][oracle][B-11]") {
    CHECK(compareWithOracle("positions.jsonl") == 300);
}

TEST_CASE("known ties that history decides", "[rules][oracle][B-11]") {
    CHECK(compareWithOracle("ties.jsonl") == 40);
}

TEST_CASE("known dense meshes", "[rules][oracle][B-11]") {
    CHECK(compareWithOracle("dense.jsonl") == 45);
}

TEST_CASE("the length does not depend on the order in which routes are told", "[rules][B-11][CC-12]") {
    std::mt19937 random(77);
    for (int round = 0; round < 60; ++round) {
        MeshWish wish;
        wish.radius = 3 + round % 2;
        wish.routes = 45 + round % 28;
        wish.bridges = round % 7;
        wish.foreignBuildings = round % 5;
        wish.round = true;
        const Position position = randomNet(wish, random);
        std::vector<TrailEdge> edges;
        for (const SideId side : position.topology().sides()) {
            if (position.routes[side]) {
                const auto& ends = position.topology().endsOf(side);
                edges.push_back(
                    {static_cast<std::uint32_t>(index(ends[0])), static_cast<std::uint32_t>(index(ends[1]))});
            }
        }
        const int length = longestTrail(edges);
        for (int shuffle = 0; shuffle < 4; ++shuffle) {
            std::shuffle(edges.begin(), edges.end(), random);
            for (TrailEdge& edge : edges) {
                std::swap(edge.a, edge.b);
            }
            CHECK(longestTrail(edges) == length);
        }
    }
}

TEST_CASE("every road of the island for three and four", "[rules][B-11]") {
    Setup setup = islandSetup(2);
    MeshWish wish;
    wish.routes = 72;
    std::mt19937 random(1);
    const Position position = randomNet(wish, random);
    // 36 crossings of three roads, two of which may end the trail: each other one loses a road, one road serves two.
    CHECK(longestRoad(position, kRed) == 72 - 17);
}

TEST_CASE("a road whose search was cut short is known to be at least so long", "[rules][B-11]") {
    std::mt19937 random(1);
    MeshWish wish;
    wish.radius = 3;
    wish.routes = 1000;
    CHECK(measuredRoad(randomNet(wish, random), kRed).isExact);
    wish.radius = 8;
    const RoadLength wide = measuredRoad(randomNet(wish, random), kRed);
    CHECK_FALSE(wide.isExact);
    // 702 roads; 432 crossings of three, two of which may end the trail.
    CHECK(wide.length <= 702 - 215);
    CHECK(wide.length > 470);
}

TEST_CASE("who holds the longest road", "[rules][B-11][CC-10]") {
    const PlayerId first{0};
    const PlayerId second{1};
    const PlayerId third{2};
    const auto owner = [](std::vector<int> given, std::optional<PlayerId> holder, int needed = 5) {
        PerPlayer<int> lengths;
        for (std::size_t at = 0; at < given.size(); ++at) {
            lengths[static_cast<PlayerId>(at)] = given[at];
        }
        return longestRoadOwner(lengths, given.size(), holder, needed);
    };
    CHECK(owner({4, 3, 0}, std::nullopt) == std::nullopt);
    CHECK(owner({5, 3, 0}, std::nullopt) == first);
    CHECK(owner({5, 5, 0}, std::nullopt) == std::nullopt);
    CHECK(owner({5, 5, 0}, second) == second);
    CHECK(owner({5, 6, 0}, first) == second);
    CHECK(owner({6, 6, 5}, third) == std::nullopt);
    CHECK(owner({4, 3, 0}, first) == std::nullopt);
    // A longer road is needed for a claim only while nobody holds the card.
    CHECK(owner({9, 3, 0}, std::nullopt, 10) == std::nullopt);
    CHECK(owner({10, 3, 0}, std::nullopt, 10) == first);
    CHECK(owner({7, 3, 0}, first, 10) == first);
    CHECK(owner({7, 8, 0}, first, 10) == second);
    CHECK(owner({4, 4, 0}, first, 10) == std::nullopt);
}
