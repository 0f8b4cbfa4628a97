// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/weigh_places.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "vision/pieces/colour_groups.h"

namespace {

using vision::Doubt;
using vision::PieceColour;
using vision::Place;
using vision::pieces::Pieces;
using vision::pieces::PlaceKind;

/// A bare board of the small box with what the net sees and what was read of it.
struct WeighedTable {
    vision::board::Rectified board;
    vision::pieces::Sight sight;
    vision::pieces::PlacesSeen seen;
    Pieces pieces;

    WeighedTable() {
        sight.map.board = &board;
        vision::pieces::PlaceSeen bare;
        bare.chances[0] = 1;
        seen.corners.assign(shape().corners.size(), bare);
        seen.sides.assign(shape().sides.size(), bare);
    }
    WeighedTable(const WeighedTable&) = delete;
    WeighedTable& operator=(const WeighedTable&) = delete;
    WeighedTable(WeighedTable&&) = delete;
    WeighedTable& operator=(WeighedTable&&) = delete;
    ~WeighedTable() = default;

    [[nodiscard]] const vision::board::Shape& shape() const { return *board.shape; }
    [[nodiscard]] engine::Side side(std::size_t i) const { return shape().sides[i].side; }
    [[nodiscard]] engine::Corner corner(std::size_t i) const { return shape().corners[i].corner; }

    /// The net sees a piece of that colour there with this chance, else nothing.
    static void show(vision::pieces::PlaceSeen& place, PlaceKind kind, PieceColour colour, double chance) {
        place.chances = {};
        place.chances[0] = 1 - chance;
        place.chances[static_cast<std::size_t>(kind)] = chance;
        place.colour = vision::pieces::usualColour(colour);
    }
    void showRoad(std::size_t i, PieceColour colour, double chance = 0.99) {
        show(seen.sides[i], PlaceKind::Road, colour, chance);
    }
    void showBuilding(std::size_t i, PlaceKind kind, PieceColour colour, double chance = 0.99) {
        show(seen.corners[i], kind, colour, chance);
    }
    void readRoad(std::size_t i, PieceColour colour, double chance) {
        pieces.routes.push_back({side(i), engine::RouteKind::Road, colour, chance});
    }
    void weigh() { vision::pieces::weighPlaces(seen, sight, pieces); }

    [[nodiscard]] std::vector<std::string> asked(const Place& at) const {
        const auto unsure = std::find_if(pieces.unsure.begin(), pieces.unsure.end(),
                                         [&](const vision::Unsure& u) { return u.at == at; });
        return unsure == pieces.unsure.end() ? std::vector<std::string>{} : unsure->options;
    }
};

using Options = std::vector<std::string>;

}  // namespace

TEST_CASE("nobody is asked about a place that is surely bare", "[vision][pieces]") {
    WeighedTable table;
    table.pieces.unsure = {{table.side(5), Doubt::Piece, {"none", "road"}},
                           {table.side(6), Doubt::Piece, {"none", "road"}},
                           {table.corner(7), Doubt::Piece, {"none", "settlement"}}};
    WeighedTable::show(table.seen.sides[6], PlaceKind::Road, PieceColour::White, 0.2);
    table.weigh();
    CHECK(table.asked(table.side(5)).empty());
    CHECK(table.asked(table.corner(7)).empty());
    CHECK(table.asked(table.side(6)) == Options{"none", "road"});
    CHECK(table.pieces.routes.empty());
}

TEST_CASE("white pieces that were not read are read as any other's", "[vision][pieces]") {
    WeighedTable table;
    for (const std::size_t i : {3U, 4U, 5U}) {
        table.showRoad(i, PieceColour::White);
    }
    table.showBuilding(9, PlaceKind::City, PieceColour::White);
    table.pieces.unsure = {{table.side(4), Doubt::Piece, {"none", "road"}}};
    table.weigh();
    REQUIRE(table.pieces.routes.size() == 3);
    REQUIRE(table.pieces.buildings.size() == 1);
    CHECK(table.pieces.buildings.front().at == table.corner(9));
    CHECK(table.pieces.buildings.front().kind == engine::BuildingKind::City);
    for (const auto& route : table.pieces.routes) {
        CHECK(route.owner == PieceColour::White);
        CHECK(route.confidence > 0.9);
    }
    CHECK(table.pieces.unsure.empty());
}

TEST_CASE("a piece that nothing else looks like is asked about", "[vision][pieces]") {
    WeighedTable table;
    table.showRoad(3, PieceColour::White);
    table.showRoad(20, PieceColour::Blue);
    table.showRoad(21, PieceColour::Blue);
    table.weigh();
    CHECK(table.pieces.routes.size() == 2);
    CHECK(table.asked(table.side(3)) == Options{"none", "road"});
    REQUIRE(table.pieces.unsure.size() == 1);
    CHECK(table.pieces.unsure.front().owner == PieceColour::White);
}

TEST_CASE("what was read weakly and is hardly seen is a question", "[vision][pieces]") {
    WeighedTable table;
    table.showRoad(3, PieceColour::Orange, 0.2);
    table.readRoad(3, PieceColour::Orange, 0.7);
    table.showRoad(4, PieceColour::Orange, 0.45);
    table.readRoad(4, PieceColour::Orange, 0.7);
    table.weigh();
    REQUIRE(table.pieces.routes.size() == 1);
    CHECK(table.pieces.routes.front().at == table.side(4));
    CHECK(table.asked(table.side(3)) == Options{"none", "road"});
}

TEST_CASE("what the net does not see is asked about, and is not read where it was weak", "[vision][pieces]") {
    WeighedTable table;
    table.readRoad(2, PieceColour::Orange, 0.95);
    table.readRoad(3, PieceColour::Orange, 0.55);
    table.readRoad(4, PieceColour::White, 0.8);
    table.pieces.unsure = {{table.side(3), Doubt::Piece, {"road", "none"}},
                           {table.side(4), Doubt::Owner, {"white", "red", "none"}}};
    table.weigh();
    REQUIRE(table.pieces.routes.size() == 1);
    CHECK(table.pieces.routes.front().at == table.side(2));
    CHECK(table.asked(table.side(2)) == Options{"road", "none"});
    CHECK(table.asked(table.side(3)) == Options{"none", "road"});
    CHECK(table.asked(table.side(4)) == Options{"none", "road"});
}

TEST_CASE("pieces that were read surely say whose their group is", "[vision][pieces]") {
    WeighedTable table;
    // They look like orange, and are read as red.
    for (const std::size_t i : {3U, 4U, 5U, 6U}) {
        table.showRoad(i, PieceColour::Orange);
    }
    table.readRoad(3, PieceColour::Red, 0.95);
    table.readRoad(4, PieceColour::Red, 0.9);
    table.weigh();
    REQUIRE(table.pieces.routes.size() == 4);
    for (const auto& route : table.pieces.routes) {
        CHECK(route.owner == PieceColour::Red);
    }
}

TEST_CASE("another player's look is a question of the owner", "[vision][pieces]") {
    WeighedTable table;
    for (const std::size_t i : {3U, 4U, 5U, 6U}) {
        table.showRoad(i, PieceColour::Blue);
        table.readRoad(i, i == 6 ? PieceColour::Brown : PieceColour::Blue, 0.95);
    }
    table.weigh();
    CHECK(table.pieces.routes.size() == 4);
    CHECK(table.asked(table.side(6)) == Options{"brown", "blue", "none"});
    CHECK(table.asked(table.side(3)).empty());
}

TEST_CASE("who does not play has no piece", "[vision][pieces]") {
    WeighedTable table;
    table.sight.plays = {};
    table.sight.plays[index(PieceColour::Red)] = true;
    table.showRoad(3, PieceColour::White, 0.9);
    table.showRoad(4, PieceColour::White, 0.9);
    table.weigh();
    for (const auto& route : table.pieces.routes) {
        CHECK(route.owner == PieceColour::Red);
    }
}

TEST_CASE("what both see is as sure as the surer says", "[vision][pieces]") {
    WeighedTable table;
    for (const std::size_t i : {3U, 4U}) {
        table.showRoad(i, PieceColour::White);
        table.readRoad(i, PieceColour::White, 0.7);
        table.pieces.unsure.push_back({table.side(i), Doubt::Piece, {"road", "none"}});
    }
    table.weigh();
    CHECK(table.pieces.unsure.empty());
    for (const auto& route : table.pieces.routes) {
        CHECK(route.confidence > 0.9);
    }
}

TEST_CASE("what hides a place is no piece", "[vision][pieces]") {
    WeighedTable table;
    WeighedTable::show(table.seen.sides[8], PlaceKind::Covered, PieceColour::White, 0.9);
    table.weigh();
    CHECK(table.pieces.routes.empty());
    CHECK(table.pieces.unsure.empty());
}
