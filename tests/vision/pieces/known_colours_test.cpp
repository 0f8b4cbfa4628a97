// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/places.h"
#include "tests/vision/support/piece_score.h"
#include "tests/vision/support/truth.h"
#include "vision/board/shape.h"
#include "vision/read_photo.h"

namespace {

constexpr std::size_t kWhitePieces = index(vision::PieceColour::White);

/// A rendered table with white pieces, and a point on one of its white roads as fractions of the picture.
struct WhiteTable {
    vision::Image image;
    vision::Point road;
};

WhiteTable whiteTable() {
    const std::filesystem::path scenes = std::filesystem::path(ADJ_TEST_DATA) / "scenes";
    auto image = vision::loadPhoto(scenes / "scene_0011.jpg");
    REQUIRE(image);
    std::ifstream stream(scenes / "scene_0011.json");
    const auto file = nlohmann::json::parse(stream);
    const tests::Truth truth = tests::readTruth(scenes / "scene_0011.json");
    for (const auto& piece : file.at("conditions").at("placed")) {
        if (piece.value("owner", "") == "white" && piece.at("kind") == "road") {
            const auto at = piece.at("xy").get<std::array<double, 2>>();
            const vision::Point pixel = truth.pixel({at[0], at[1]});
            return {std::move(*image), {pixel.x / truth.width, pixel.y / truth.height}};
        }
    }
    FAIL("the scene has a white road");
    return {};
}

std::ptrdiff_t whitePieces(const vision::BoardReading& board) {
    const auto isWhite = [](const auto& piece) { return piece.owner == vision::PieceColour::White; };
    return std::count_if(board.buildings.begin(), board.buildings.end(), isWhite) +
           std::count_if(board.routes.begin(), board.routes.end(), isWhite);
}

/// Whether a white road was read where the table's one was pointed at.
bool isReadAt(const vision::BoardReading& board, const WhiteTable& table) {
    const vision::board::ShapePtr shape = vision::board::smallShape();
    return std::any_of(board.routes.begin(), board.routes.end(), [&](const vision::RouteReading& route) {
        const vision::board::SideSite& side = shape->sides[shape->indexOf(route.at)];
        const vision::Point seen = board.homography({side.at.x, side.at.y});
        const vision::Point end = board.homography({side.at.x + side.along.x / 4, side.at.y + side.along.y / 4});
        return route.owner == vision::PieceColour::White &&
               std::hypot(seen.x - table.road.x * table.image.width, seen.y - table.road.y * table.image.height) <
                   std::hypot(seen.x - end.x, seen.y - end.y);
    });
}

}  // namespace

TEST_CASE("white pieces are named once somebody pointed at one, and each that is not sure is asked about",
          "[vision][pieces]") {
    const WhiteTable table = whiteTable();
    const auto without = vision::readBoard(table.image);
    REQUIRE(without);
    CHECK_FALSE(without->colours[kWhitePieces]);

    vision::KnownColours colours;
    colours[kWhitePieces] = table.road;
    const auto with = vision::readBoard(table.image, colours);
    REQUIRE(with);
    REQUIRE(with->colours[kWhitePieces]);
    CHECK(whitePieces(*with) >= 3);
    CHECK(whitePieces(*with) >= whitePieces(*without));
    CHECK(isReadAt(*with, table));
    const auto isAsked = [&](const vision::Place& at) {
        return std::any_of(with->unsure.begin(), with->unsure.end(), [&](const auto& u) { return u.at == at; });
    };
    for (const vision::RouteReading& route : with->routes) {
        CHECK((route.owner != vision::PieceColour::White || isAsked(route.at) || route.confidence >= 0.9));
    }

    // The look that was measured says what the point did, but for the piece that was pointed at.
    vision::KnownColours again;
    again[kWhitePieces] = *with->colours[kWhitePieces];
    const auto later = vision::readBoard(table.image, again);
    REQUIRE(later);
    CHECK(whitePieces(*later) >= whitePieces(*with) - 1);
    CHECK(whitePieces(*later) <= whitePieces(*with));
}

TEST_CASE("a colour sampled off the board is not known", "[vision][pieces]") {
    const WhiteTable table = whiteTable();
    vision::KnownColours colours;
    colours[kWhitePieces] = vision::Point{-0.5, -0.5};
    const auto reading = vision::readBoard(table.image, colours);
    REQUIRE(reading);
    CHECK_FALSE(reading->colours[kWhitePieces]);
    const auto without = vision::readBoard(table.image);
    REQUIRE(without);
    CHECK(reading->buildings == without->buildings);
    CHECK(reading->routes == without->routes);
}
