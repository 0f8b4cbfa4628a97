// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/maps.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <sstream>

#include "engine/notation/position_json.h"
#include "engine/rules/longest_road/longest_road.h"
#include "engine/rules/placement.h"
#include "engine/rules/production.h"
#include "engine/rulesets/monopolists/continents.h"
#include "engine/rulesets/monopolists/exchange.h"
#include "engine/state/layouts.h"
#include "tests/places.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

Position seated(std::size_t players, RMoMap exchange = RMoMap::TwoEach) {
    Setup setup = monopolistsMap(players, exchange);
    const std::vector<std::string> ids{"red", "blue", "white", "orange", "green", "brown"};
    for (std::size_t i = 0; i < players; ++i) {
        setup.players.push_back({ids[i], {}, {}});
    }
    auto position = toPosition(setup);
    REQUIRE(position.has_value());
    return *position;
}

std::vector<HexId> hexesOf(const Position& position, const std::string& continent) {
    std::vector<HexId> found;
    for (const HexId hex : position.topology().hexes()) {
        if (position.hexes[hex].continent == continent) {
            found.push_back(hex);
        }
    }
    return found;
}

/// How likely a token is, in 36ths.
int pips(std::optional<int> number) {
    return number ? 6 - std::abs(7 - *number) : 0;
}

std::string fileOf(std::size_t players) {
    return std::string(ADJ_SOURCE_DIR "/data/maps/monopolists-") + (players == 4 ? "4" : "6") + ".json";
}

}  // namespace

TEST_CASE("The maps fit the text: four or five continents apart, and the Exchange out at sea", "[rulesets][MO-1]") {
    const std::size_t players = GENERATE(std::size_t{4}, std::size_t{5}, std::size_t{6});
    const Position position = seated(players);
    CHECK(irregularities(position).empty());
    CHECK(continents(position).size() == (players == 4 ? 4 : 5));
    CHECK(hexesOf(position, "exchange").size() == 4);
    const Topology& board = position.topology();
    for (const HexId hex : board.hexes()) {
        const std::string& continent = position.hexes[hex].continent;
        for (const auto& neighbour : board.neighboursOf(hex)) {
            if (!neighbour || continent.empty()) {
                continue;
            }
            const HexState& other = position.hexes[*neighbour];
            CHECK((other.continent.empty() || other.continent == continent));
            CHECK((continent != "exchange" || other.continent == continent || other.terrain == Terrain::Sea));
        }
    }
    CHECK(position.hexes[*position.robber].terrain == Terrain::Desert);
}

TEST_CASE("On the maps the continents have much the same chances", "[rulesets][MO-1]") {
    const Setup setup = monopolistsMap(GENERATE(std::size_t{4}, std::size_t{6}));
    CHECK(isFair(setup));
    std::map<std::string, int> chances;
    std::map<std::string, std::map<Terrain, int>> terrains;
    for (const HexSetup& hex : setup.hexes) {
        const bool land = hex.terrain != Terrain::Desert && hex.terrain != Terrain::Sea;
        CHECK(hex.number.has_value() == land);
        CHECK(hex.continent.empty() == !land);
        if (land && hex.continent != "exchange") {
            chances[hex.continent] += pips(hex.number);
            terrains[hex.continent][*hex.terrain] += 1;
        }
    }
    const auto [least, most] = std::minmax_element(chances.begin(), chances.end(),
                                                   [](const auto& a, const auto& b) { return a.second < b.second; });
    CHECK(most->second - least->second <= 4);
    for (const auto& [continent, kinds] : terrains) {
        INFO(continent);
        CHECK(kinds.size() == 5);
    }
}

TEST_CASE("The Exchange has two mountains and two gold fields, or one of each", "[rulesets][R-MO-MAP][MO-1]") {
    const auto [ruling, each] = GENERATE(table<RMoMap, int>({{RMoMap::TwoEach, 2}, {RMoMap::TwoInAll, 1}}));
    const Position position = seated(4, ruling);
    std::map<Terrain, int> counts;
    for (const HexId hex : hexesOf(position, "exchange")) {
        counts[*position.hexes[hex].terrain] += 1;
    }
    CHECK(counts == std::map<Terrain, int>{{Terrain::Mountains, each}, {Terrain::Gold, each}});
    CHECK(position.rules().rulings.get<RMoMap>() == ruling);
    CHECK(irregularities(position).empty());
}

TEST_CASE("The Exchange's harbours lie face down, each at corners of its own", "[rulesets][MO-2]") {
    const Position position = seated(GENERATE(std::size_t{4}, std::size_t{6}));
    std::map<CornerId, int> corners;
    int faceDown = 0;
    for (const Harbour& harbour : position.harbours) {
        CHECK(harbour.faceDown == isExchangeHarbour(position, harbour));
        faceDown += harbour.faceDown ? 1 : 0;
        CHECK(isOnSea(position, harbour.side));
        CHECK(isOnLand(position, harbour.side));
        for (const CornerId corner : position.topology().endsOf(harbour.side)) {
            CHECK(++corners[corner] == 1);
        }
    }
    CHECK(faceDown >= 4);
    for (const Resource resource : kResources) {
        CHECK(spareHarbours(position, resource) == 2);
    }
    CHECK(spareHarbours(position, std::nullopt) == 2);
    CHECK(position.number(Number::Factories) == 1);
}

TEST_CASE("The map files are those of the code", "[rulesets][MO-1]") {
    const std::size_t players = GENERATE(std::size_t{4}, std::size_t{6});
    std::ifstream file(fileOf(players));
    REQUIRE(file.good());
    std::stringstream text;
    text << file.rdbuf();
    const auto setup = setupFromJson(text.str());
    REQUIRE(setup.has_value());
    CHECK(*setup == monopolistsMap(players));
}

TEST_CASE("The map files are written anew", "[.write-maps]") {
    for (const std::size_t players : {std::size_t{4}, std::size_t{6}}) {
        std::ofstream(fileOf(players)) << toJson(monopolistsMap(players)) << '\n';
    }
}

TEST_CASE("What does not fit the Monopolists' table is an irregularity", "[rulesets][MO-1][MO-2]") {
    Scene scene = Scene::monopolists();
    SECTION("three players are too few") {
        scene.setup.players.pop_back();
        CHECK(irregularities(scene.position()) == Irregularities{{clause::MO_1, std::nullopt}});
    }
    SECTION("five players need five continents") {
        scene.setup.players.push_back({"green", {}, {}});
        CHECK(irregularities(scene.position()) == Irregularities{{clause::MO_2, std::nullopt}});
    }
    SECTION("two continents meet without a desert") {
        for (HexSetup& hex : scene.setup.hexes) {
            if (hex.hex == Hex{1, -3}) {
                hex.terrain = Terrain::Forest;
                hex.continent = "north-west";
            }
        }
        const Irregularities found = irregularities(scene.position());
        REQUIRE(!found.empty());
        CHECK(found.front().clause == clause::MO_1);
    }
    SECTION("the Exchange lacks a gold field") {
        scene.terrain("0,0", Terrain::Mountains);
        CHECK(irregularities(scene.position()) == Irregularities{{clause::MO_1, std::nullopt}});
    }
}

TEST_CASE("The pirate is not in play", "[rulesets][MO-4]") {
    Scene scene = Scene::monopolists();
    scene.setup.pirate = Hex{0, -1};
    const Game game(scene);
    CHECK(game.now.inForce(clause::MO_4));
    CHECK(irregularities(game.now) == Irregularities{{clause::MO_4, game.hex("0,-1")}});
    CHECK_FALSE(game.allows(MovePirate{game.player("red"), game.hex("0,-1"), std::nullopt}));
}

TEST_CASE("East and west meet: half hexes at the edges are one", "[rulesets][MO-19]") {
    // The desert -5,0 lies half on the left edge, half on the right, beside 4,0 (pasture 11).
    Scene scene = Scene::monopolists("roll");
    scene.settlement("red", "4,0:SE").roads("red", {"4,0:E", "4,0:SE"});
    Game game(scene);
    const Topology& board = game.now.topology();
    CHECK(board.distance(game.hex("-4,0"), game.hex("4,0")) == 2);
    CHECK(game.corner("4,0:NE") == game.corner("-5,0:NW"));
    CHECK(game.side("4,0:E") == game.side("-5,0:W"));
    SECTION("distances and settlements") {
        game.now.turn.phase = Phase::Build;
        CHECK(game.refused(game.settlement("red", "-5,0:NW")).why == Why::TooClose);
    }
    SECTION("routes go on across the edge and count as one road") {
        game.now.turn.phase = Phase::Build;
        game.play(game.road("red", "-5,0:NW"));
        CHECK(game.allows(game.road("red", "-5,0:NE")));
        game.play(game.road("red", "-5,0:NE"));
        game.play(game.road("red", "-5,0:E"));
        CHECK(longestRoad(game.now, game.player("red")) == 5);
    }
    SECTION("yields come from both sides of the edge") {
        const auto yields = production(game.now, 11);
        CHECK(yields[game.player("red")].cards == Cards::of(0, 0, 1, 0, 0));
    }
}

TEST_CASE("Fourteen points win, or more than fourteen", "[rulesets][MO-20][R-MO-END]") {
    const auto [option, needed] = GENERATE(table<const char*, int>({{"at-14", 14}, {"over-14", 15}}));
    Scene scene = Scene::monopolists().ruling("R-MO-END", option);
    scene.setup.holdings["red"].extraPoints = 12;
    scene.settlement("red", "-2,-1:NW").roads("red", {"-3,-1:E", "-3,-1:SE"});
    Game game(scene);
    CHECK(game.now.number(Number::WinningScore) == needed);
    // A second settlement makes 14 points and a Monopolist: 15.
    const Decision decision = game.play(game.settlement("red", "-3,-1:S"));
    CHECK(game.now.turn.phase == Phase::Ended);
    CHECK(cites<GameEnded>(decision, clause::MO_20));
    Scene less = scene;
    less.setup.holdings["red"].extraPoints = 11;
    Game other(less);
    other.play(other.settlement("red", "-3,-1:S"));
    CHECK((other.now.turn.phase == Phase::Ended) == (needed == 14));
}

}  // namespace engine::test
