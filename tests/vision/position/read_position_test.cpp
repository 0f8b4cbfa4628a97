// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/position/read_position.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "vision/pieces/colour_groups.h"
#include "vision/position/kinds.h"

namespace {

using vision::Doubt;
using vision::PieceColour;
using vision::Place;
using vision::pieces::Pieces;
using vision::pieces::PlaceKind;

/// A bare board of the small box with what the net sees and what fits.
struct WitnessedTable {
    vision::board::Rectified board;
    vision::pieces::Sight sight;
    vision::pieces::PlacesSeen seen;
    Pieces pieces;

    WitnessedTable() {
        sight.map.board = &board;
        sight.samples.fill(9);
        sight.corners.resize(shape().corners.size());
        sight.sides.resize(shape().sides.size());
        vision::pieces::PlaceSeen bare;
        bare.chances[0] = 1;
        seen.corners.assign(shape().corners.size(), bare);
        seen.sides.assign(shape().sides.size(), bare);
    }
    WitnessedTable(const WitnessedTable&) = delete;
    WitnessedTable& operator=(const WitnessedTable&) = delete;
    WitnessedTable(WitnessedTable&&) = delete;
    WitnessedTable& operator=(WitnessedTable&&) = delete;
    ~WitnessedTable() = default;

    [[nodiscard]] const vision::board::Shape& shape() const { return *board.shape; }
    [[nodiscard]] engine::Side side(std::size_t i) const { return shape().sides[i].side; }
    [[nodiscard]] engine::Corner corner(std::size_t i) const { return shape().corners[i].corner; }
    /// A side at a corner, by its place in the shape.
    [[nodiscard]] std::size_t sideAt(std::size_t corner, std::size_t which) const {
        const vision::position::BoardSites sites(shape());
        return sites.sidesAt(corner)[which] - sites.corners();
    }

    /// The net sees a piece of that colour there with this chance, else nothing.
    static void show(vision::pieces::PlaceSeen& place, PlaceKind kind, PieceColour colour, double chance) {
        place.chances = {};
        place.chances[0] = 1 - chance;
        place.chances[static_cast<std::size_t>(kind)] = chance;
        place.colour = vision::pieces::usualColours()[index(colour)];
    }
    void showRoad(std::size_t i, PieceColour colour, double chance = 0.99) {
        show(seen.sides[i], PlaceKind::Road, colour, chance);
    }
    void showBuilding(std::size_t i, PlaceKind kind, PieceColour colour, double chance = 0.99) {
        show(seen.corners[i], kind, colour, chance);
    }
    /// A road of that colour fits there, clearly or hardly.
    void fitRoad(std::size_t i, PieceColour colour, double score = 0.9) {
        sight.sides[i][index(colour)].score = score;
        sight.sides[i][index(colour)].inside = score;
    }
    void read() { pieces = vision::position::PieceReader(sight, seen).read(); }

    [[nodiscard]] std::vector<std::string> asked(const Place& at) const {
        const auto unsure = std::find_if(pieces.unsure.begin(), pieces.unsure.end(),
                                         [&](const vision::Unsure& u) { return u.at == at; });
        return unsure == pieces.unsure.end() ? std::vector<std::string>{} : unsure->options;
    }
    [[nodiscard]] const vision::RouteReading* roadAt(std::size_t i) const {
        const auto road = std::find_if(pieces.routes.begin(), pieces.routes.end(),
                                       [&](const vision::RouteReading& r) { return r.at == side(i); });
        return road == pieces.routes.end() ? nullptr : &*road;
    }
};

using Options = std::vector<std::string>;

}  // namespace

TEST_CASE("nobody is asked about a place that is surely bare", "[vision][position]") {
    WitnessedTable table;
    table.read();
    CHECK(table.pieces.unsure.empty());
    CHECK(table.pieces.routes.empty());
    CHECK(table.pieces.buildings.empty());
}

TEST_CASE("white pieces are read as any other's", "[vision][position]") {
    WitnessedTable table;
    table.showBuilding(9, PlaceKind::Settlement, PieceColour::White);
    const std::vector<std::size_t> roads{table.sideAt(9, 0), table.sideAt(9, 1)};
    for (const std::size_t i : roads) {
        table.showRoad(i, PieceColour::White);
    }
    table.read();
    REQUIRE(table.pieces.routes.size() == 2);
    REQUIRE(table.pieces.buildings.size() == 1);
    CHECK(table.pieces.buildings.front().at == table.corner(9));
    for (const auto& route : table.pieces.routes) {
        CHECK(route.owner == PieceColour::White);
        CHECK(route.confidence > 0.9);
        CHECK(table.asked(route.at).empty());
    }
}

TEST_CASE("a piece that nothing else looks like and nothing joins is asked about", "[vision][position]") {
    WitnessedTable table;
    table.showRoad(3, PieceColour::White);
    table.read();
    CHECK_FALSE(table.asked(table.side(3)).empty());
}

TEST_CASE("what one witness sees and the other does not is a question", "[vision][position]") {
    WitnessedTable table;
    table.showBuilding(9, PlaceKind::Settlement, PieceColour::Orange);
    table.fitRoad(table.sideAt(9, 0), PieceColour::Orange);
    table.showRoad(table.sideAt(9, 0), PieceColour::Orange);
    // It fits, and the net sees nothing.
    const std::size_t doubtful = table.sideAt(9, 1);
    table.fitRoad(doubtful, PieceColour::Orange);
    table.showRoad(doubtful, PieceColour::Orange, 0.1);
    table.read();
    REQUIRE(table.roadAt(table.sideAt(9, 0)) != nullptr);
    CHECK_FALSE(table.asked(table.side(doubtful)).empty());
}

TEST_CASE("pieces that clearly fit one colour say whose their group is", "[vision][position]") {
    WitnessedTable table;
    constexpr std::size_t kInland = 20;
    REQUIRE(vision::position::BoardSites(table.shape()).sidesAt(kInland).size() == 3);
    // They look like orange to the net, and fit red.
    table.showBuilding(kInland, PlaceKind::Settlement, PieceColour::Orange);
    for (const std::size_t which : {0U, 1U, 2U}) {
        table.showRoad(table.sideAt(kInland, which), PieceColour::Orange);
        table.fitRoad(table.sideAt(kInland, which), PieceColour::Red);
    }
    table.read();
    REQUIRE(table.pieces.routes.size() == 3);
    for (const auto& route : table.pieces.routes) {
        CHECK(route.owner == PieceColour::Red);
    }
    REQUIRE(table.pieces.buildings.size() == 1);
    CHECK(table.pieces.buildings.front().owner == PieceColour::Red);
}

TEST_CASE("who does not play has no piece", "[vision][position]") {
    WitnessedTable table;
    table.sight.plays = {};
    table.sight.plays[index(PieceColour::Red)] = true;
    table.showRoad(3, PieceColour::White, 0.9);
    table.showRoad(4, PieceColour::White, 0.9);
    table.read();
    for (const auto& route : table.pieces.routes) {
        CHECK(route.owner == PieceColour::Red);
    }
}

TEST_CASE("what hides a place is no piece", "[vision][position]") {
    WitnessedTable table;
    WitnessedTable::show(table.seen.sides[8], PlaceKind::Covered, PieceColour::White, 0.9);
    table.read();
    CHECK(table.pieces.routes.empty());
    CHECK(table.pieces.unsure.empty());
}

TEST_CASE("what else a place may have is asked, likeliest first", "[vision][position]") {
    using vision::position::stateOf;
    const vision::board::Shape& shape = *vision::board::smallShape();
    const vision::position::BoardSites sites(shape);
    vision::position::Best best;
    best.position.assign(sites.count(), vision::position::kBare);
    best.chances.assign(sites.count(), 1);
    best.others.resize(sites.count());
    const auto put = [&](std::size_t site, vision::position::State state, double chance,
                         std::vector<vision::position::Other> others) {
        best.position[site] = state;
        best.chances[site] = chance;
        best.others[site] = std::move(others);
    };
    const std::size_t road = sites.corners();
    put(road, stateOf(PieceColour::Orange), 0.6, {{stateOf(PieceColour::Red), 0.3}, {0, 0.1}});
    put(road + 1, stateOf(PieceColour::Orange), 0.7, {{0, 0.3}});
    put(road + 2, vision::position::kBare, 0.8, {{stateOf(PieceColour::White), 0.2}});
    put(road + 3, stateOf(PieceColour::Orange), 0.99, {{0, 0.01}});
    put(3, stateOf(PieceColour::Blue, true), 0.8, {{stateOf(PieceColour::Blue), 0.19}, {0, 0.01}});
    const Pieces pieces = tell(shape, sites, best);
    const std::vector<vision::Unsure> expected{
        {shape.corners[3].corner, Doubt::Kind, {"city", "settlement"}},
        {shape.sides[0].side, Doubt::Owner, {"orange", "red", "none"}},
        {shape.sides[1].side, Doubt::Piece, {"road", "none"}},
        {shape.sides[2].side, Doubt::Piece, {"none", "road"}, PieceColour::White}};
    CHECK(pieces.unsure == expected);
    CHECK(pieces.routes.size() == 3);
    REQUIRE(pieces.buildings.size() == 1);
    CHECK(pieces.buildings.front().kind == engine::BuildingKind::City);
    CHECK(pieces.buildings.front().confidence == 0.8);
}

TEST_CASE("two buildings beside each other are both asked about, however clear they are", "[vision][position][B-4]") {
    using vision::position::stateOf;
    const vision::board::Shape& shape = *vision::board::smallShape();
    const vision::position::BoardSites sites(shape);
    vision::position::Best best;
    best.position.assign(sites.count(), vision::position::kBare);
    best.chances.assign(sites.count(), 1);
    best.others.resize(sites.count());
    constexpr std::size_t kCorner = 15;
    const std::size_t beside = sites.beside(kCorner)[0];
    best.position[kCorner] = stateOf(PieceColour::Red);
    best.position[beside] = stateOf(PieceColour::White, true);
    const Pieces pieces = tell(shape, sites, best);
    CHECK(pieces.unsure.size() == 2);
    for (const vision::Unsure& unsure : pieces.unsure) {
        const bool isCity = unsure.at == Place(shape.corners[beside].corner);
        CHECK(unsure.options == Options{isCity ? "city" : "settlement", "none"});
    }
    for (const auto& building : pieces.buildings) {
        CHECK(building.confidence <= 0.9);
        CHECK(building.confidence >= 0.5);
    }
}

TEST_CASE("a chain that no building of its colour joins is asked about, however clear it is",
          "[vision][position][B-5]") {
    WitnessedTable table;
    constexpr std::size_t kCorner = 20;
    for (const std::size_t which : {0U, 1U, 2U}) {
        table.showRoad(table.sideAt(kCorner, which), PieceColour::Red);
        table.fitRoad(table.sideAt(kCorner, which), PieceColour::Red);
    }
    table.read();
    REQUIRE(table.pieces.routes.size() == 3);
    for (const auto& route : table.pieces.routes) {
        CHECK_FALSE(table.asked(route.at).empty());
        CHECK(route.confidence < 0.95);
    }
}

TEST_CASE("cities look more like cities than the settlements of their table", "[vision][position]") {
    using vision::position::KindSaid;
    CHECK(vision::position::tellCities({}).empty());
    // The net takes all of this make for settlements.
    const auto odds =
        vision::position::tellCities({{2.5, -0.5}, {2.5, -0.6}, {-2.5, -3}, {-2.5, -3.2}, {{}, -0.4}, {{}, -3.1}});
    CHECK(odds[4] > 1);
    CHECK(odds[5] < -1);
    // On a table of cities a building of which nothing is known is likelier one.
    CHECK(vision::position::tellCities({{3, 0}, {3, 0}, {3, 0}, {{}, 0}})[3] > 0.5);
    CHECK(vision::position::tellCities({{-3, 0}, {-3, 0}, {-3, 0}, {{}, 0}})[3] < -0.5);
}
