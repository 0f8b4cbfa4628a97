// SPDX-License-Identifier: GPL-3.0-or-later
// Ships, the pirate and hexes that are turned over, painted on a rendered board.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include <catch2/catch.hpp>
#include <opencv2/core.hpp>

#include "tests/vision/support/painted_table.h"
#include "tests/vision/support/told_at_rest.h"
#include "vision/board/shape.h"
#include "vision/watch/table_watch.h"

namespace {

using vision::Extra;
using vision::Image;
using vision::PieceChange;
using vision::Point;
using What = vision::PieceChange::What;
using tests::Paint;

constexpr Paint kBlack{22, 22, 24};

constexpr auto kAtSea = vision::LookedFor{Extra::Ships, Extra::Pirate, Extra::FaceDown}.asCertain();

/// With ships, the pirate and turned hexes to be painted.
struct SeaTable : tests::PaintedTable {
    Paint blue{};

    SeaTable() {
        const auto road = std::find_if(board.routes.begin(), board.routes.end(),
                                       [](const auto& route) { return route.owner == vision::PieceColour::Blue; });
        REQUIRE(road != board.routes.end());
        const auto& sides = vision::board::smallShape()->sides;
        const auto site = sides[vision::board::smallShape()->indexOf(road->at)];
        std::copy_n(at(image, {site.at.x, site.at.y}), 3, blue.begin());
    }

    void paintBar(Image& on, const vision::board::SideSite& site, const Paint& colour) const {
        paint(on, {site.at.x, site.at.y}, 0.4, colour, [&](double x, double y) {
            return std::abs(x * site.along.x + y * site.along.y) < 0.3 &&
                   std::abs(x * site.along.y - y * site.along.x) < 0.08;
        });
    }
    void paintPirate(Image& on, engine::Hex hex) const {
        paint(on, middleOf(hex), 0.25, kBlack,
              [](double x, double y) { return std::abs(x) < 0.13 && std::abs(y) < 0.2; });
    }
    void paintBack(Image& on, engine::Hex hex) const {
        paint(on, middleOf(hex), 1.0, {70, 60, 120}, [](double x, double y) {
            return std::hypot(x, y) < 0.84 && std::abs(std::fmod(x * 9 + 20, 2.0) - 1) > 0.1;
        });
    }
    static Point middleOf(engine::Hex hex) { return {1.7320508075688772 * (hex.q + hex.r / 2.0), 1.5 * hex.r}; }
};

bool isFree(const vision::BoardReading& board, const engine::Side& side) {
    const auto ends = engine::endsOf(side);
    return std::none_of(board.buildings.begin(), board.buildings.end(),
                        [&](const auto& building) { return building.at == ends[0] || building.at == ends[1]; }) &&
           std::none_of(board.routes.begin(), board.routes.end(), [&](const auto& route) { return route.at == side; });
}

}  // namespace

TEST_CASE("a ship out at sea is seen to come and to go where ships are played", "[vision][watch][ships]") {
    SeaTable table;
    const auto& sides = vision::board::smallShape()->seaSides;
    const auto site =
        std::find_if(sides.begin(), sides.end(), [&](const auto& s) { return isFree(table.board, s.side); });
    REQUIRE(site != sides.end());
    Image now = table.image;
    table.paintBar(now, *site, {225, 120, 20});

    vision::TableWatch base = table.watch(vision::piecesOf(table.board), vision::kBaseGameOnly);
    CHECK(tests::toldAtRest(base, now).empty());

    vision::TableWatch watch = table.watch(vision::piecesOf(table.board), kAtSea);
    const auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(site->side));
    CHECK(told.front().what == What::Appeared);
    CHECK(told.front().piece == engine::Piece::Ship);
    CHECK(told.front().colour == vision::PieceColour::Orange);
    watch.accept(told.front());
    REQUIRE(watch.known().routes.back().kind == engine::RouteKind::Ship);
    CHECK(tests::toldAtRest(watch, now).empty());

    const auto gone = tests::toldAtRest(watch, table.image);
    REQUIRE(gone.size() == 1);
    CHECK(gone.front().at == vision::Place(site->side));
    CHECK(gone.front().what == What::Vanished);
    CHECK(gone.front().piece == engine::Piece::Ship);
}

TEST_CASE("a ship that the picture cuts off is no arm, once it lies still", "[vision][watch][ships]") {
    SeaTable table;
    const vision::board::Shape& shape = *vision::board::smallShape();
    const auto row = [&](cv::Point2d at) { return table.board.homography({at.x, at.y}).y; };
    const auto lowest = std::max_element(shape.seaSides.begin(), shape.seaSides.end(),
                                         [&](const auto& a, const auto& b) { return row(a.at) < row(b.at); });
    // Its sail leans outwards, over the frame.
    const cv::Point2d out = (lowest->at - shape.middle) / cv::norm(lowest->at - shape.middle);
    const cv::Point2d sail = lowest->at + out * 0.15;
    Image now = table.image;
    table.paint(now, {sail.x, sail.y}, 0.45, {225, 120, 20}, [&](double x, double y) {
        return std::abs(x * out.x + y * out.y) < 0.4 && std::abs(x * out.y - y * out.x) < 0.14;
    });
    for (Image* image : {&table.image, &now}) {
        image->height = static_cast<int>(row(lowest->at + out * 0.5)) + 1;
        image->rgb.resize(static_cast<std::size_t>(image->height) * static_cast<std::size_t>(image->width) * 3);
    }

    vision::TableWatch watch = table.watch(vision::piecesOf(table.board), kAtSea);
    const auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(lowest->side));
    CHECK(told.front().piece == engine::Piece::Ship);
}

TEST_CASE("ships are no figures where bridges are looked for too", "[vision][watch][ships][bridges][figures]") {
    SeaTable table;
    const auto& sides = vision::board::smallShape()->seaSides;
    Image now = table.image;
    std::vector<vision::Place> ships;
    for (const auto& site : sides) {
        if (isFree(table.board, site.side) && ships.size() < 3) {
            table.paintBar(now, site, {225, 120, 20});
            ships.emplace_back(site.side);
        }
    }
    vision::LookedFor lookedFor = kAtSea;
    lookedFor.set(Extra::Bridges, true);
    lookedFor.set(Extra::Armies, true);
    vision::KnownPieces known = vision::piecesOf(table.board);
    known.bridges.push_back(
        {{0, 0}, engine::CornerDirection::N, engine::CornerDirection::S, vision::PieceColour::Orange});
    vision::TableWatch watch = table.watch(known, lookedFor);
    const auto told = tests::toldAtRest(watch, now);
    CHECK(told.size() == ships.size());
    for (const vision::PieceChange& change : told) {
        CHECK(change.piece == engine::Piece::Ship);
        CHECK(std::find(ships.begin(), ships.end(), change.at) != ships.end());
    }
}

TEST_CASE("what came to the coast may be a road or a ship where both are played", "[vision][watch][ships]") {
    SeaTable table;
    const vision::board::Shape& shape = *vision::board::smallShape();
    const auto coast = std::find_if(shape.coast.begin(), shape.coast.end(),
                                    [&](const auto& side) { return isFree(table.board, side.side); });
    REQUIRE(coast != shape.coast.end());
    Image now = table.image;
    table.paintBar(now, shape.sides[shape.indexOf(coast->side)], {225, 120, 20});

    vision::TableWatch watch = table.watch(vision::piecesOf(table.board), kAtSea);
    const auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(coast->side));
    const bool both = (told.front().piece == engine::Piece::Road && told.front().other == engine::Piece::Ship) ||
                      (told.front().piece == engine::Piece::Ship && told.front().other == engine::Piece::Road);
    CHECK(both);

    vision::TableWatch base = table.watch(vision::piecesOf(table.board), vision::kBaseGameOnly);
    const auto road = tests::toldAtRest(base, now);
    REQUIRE(road.size() == 1);
    CHECK(road.front().piece == engine::Piece::Road);
    CHECK_FALSE(road.front().other);
}

TEST_CASE("the pirate is seen to sail, and only where it is gone from its hex", "[vision][watch][pirate]") {
    SeaTable table;
    const std::vector<engine::Hex>& sea = vision::board::smallShape()->sea;
    const engine::Hex from = sea.front();
    const engine::Hex to = sea.back();
    const Image empty = table.image;
    table.paintPirate(table.image, from);
    vision::KnownPieces known = vision::piecesOf(table.board);
    known.pirate = from;
    vision::TableWatch watch = table.watch(known, kAtSea);

    Image both = table.image;
    table.paintPirate(both, to);
    CHECK(tests::toldAtRest(watch, both).empty());

    Image moved = empty;
    table.paintPirate(moved, to);
    const auto told = tests::toldAtRest(watch, moved);
    REQUIRE(told.size() == 1);
    CHECK(told.front().what == What::PirateMoved);
    CHECK(told.front().at == vision::Place(to));
    watch.accept(told.front());
    CHECK(watch.known().pirate == to);
    CHECK(watch.known().robber == known.robber);
    CHECK(tests::toldAtRest(watch, moved).empty());

    CHECK(tests::toldAtRest(watch, empty).empty());
}

TEST_CASE("a hex that is turned over is told once, and so is its face", "[vision][watch][face-down]") {
    SeaTable table;
    const engine::Hex hex{0, 0};
    Image now = table.image;
    table.paintBack(now, hex);

    vision::TableWatch base = table.watch(vision::piecesOf(table.board), vision::kBaseGameOnly);
    CHECK(tests::toldAtRest(base, now).empty());

    vision::TableWatch watch = table.watch(vision::piecesOf(table.board), kAtSea);
    auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().what == What::FaceDown);
    CHECK(told.front().at == vision::Place(hex));
    watch.accept(told.front());
    CHECK(watch.known().faceDown == std::vector{hex});
    CHECK(tests::toldAtRest(watch, now).empty());

    told = tests::toldAtRest(watch, table.image);
    REQUIRE(told.size() == 1);
    CHECK(told.front().what == What::FaceUp);
    watch.accept(told.front());
    CHECK(watch.known().faceDown.empty());

    vision::TableWatch guessing = table.watch(vision::piecesOf(table.board), kAtSea.asCertain(false));
    told = tests::toldAtRest(guessing, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().what == What::FaceDown);
}

TEST_CASE("a back without a rim of sand is no light that changed, least of all at the coast",
          "[vision][watch][face-down]") {
    constexpr double kInside = 0.84;
    SeaTable table;
    for (const engine::Hex hex : {engine::Hex{2, 0}, engine::Hex{-2, 2}, engine::Hex{0, -2}}) {
        CAPTURE(hex.q, hex.r);
        Image now = table.image;
        table.paint(now, SeaTable::middleOf(hex), 1.0, {90, 50, 45}, [](double x, double y) {
            return std::max(std::abs(x), std::abs(x) / 2 + std::abs(y) * 0.8660254) < kInside;
        });
        vision::TableWatch watch = table.watch(vision::piecesOf(table.board), kAtSea);
        const auto told = tests::toldAtRest(watch, now);
        REQUIRE_FALSE(told.empty());
        CHECK(std::any_of(told.begin(), told.end(), [&](const vision::PieceChange& change) {
            return change.what == What::FaceDown && change.at == vision::Place(hex);
        }));
    }
}

TEST_CASE("an arm over a hex does not turn it", "[vision][watch][face-down]") {
    SeaTable table;
    const vision::LookedFor lookedFor = GENERATE(false, true) ? kAtSea.asCertain(false) : kAtSea;
    vision::TableWatch watch = table.watch(vision::piecesOf(table.board), lookedFor);
    Image now = table.image;
    const engine::Hex hex{0, 0};
    table.paint(now, SeaTable::middleOf(hex), 1.0, {200, 150, 120},
                [](double x, double y) { return std::hypot(x, y) < 0.9; });
    for (double y = 0; y < 4.5; y += 0.3) {
        table.paint(now, {0, y}, 0.6, {200, 150, 120}, [](double x, double) { return std::abs(x) < 0.55; });
    }
    CHECK(tests::toldAtRest(watch, now).empty());
}
