// SPDX-License-Identifier: GPL-3.0-or-later
// Bridges and what marks a capital, painted on a rendered board.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include <catch2/catch.hpp>

#include "tests/vision/support/painted_table.h"
#include "tests/vision/support/told_at_rest.h"
#include "vision/board/lattice.h"
#include "vision/board/plain.h"
#include "vision/pieces/viewpoint.h"
#include "vision/watch/table_watch.h"

namespace {

using vision::Extra;
using vision::Image;
using vision::PieceChange;
using What = vision::PieceChange::What;
using tests::Paint;

constexpr Paint kOrange{225, 120, 20};
constexpr Paint kGold{230, 190, 70};
constexpr auto kOfCcm = vision::LookedFor{Extra::Bridges, Extra::Capitals}.asCertain();

struct Table : tests::PaintedTable {
    void paintBridge(Image& on, engine::Hex hex, engine::CornerDirection end) const {
        const cv::Point2d middle = vision::board::centreOf(hex);
        cv::Point2d along = vision::board::cornerOf(hex, static_cast<int>(end)) - middle;
        along /= cv::norm(along);
        paint(on, {middle.x, middle.y}, 0.85, kOrange, [&](double x, double y) {
            return std::abs(x * along.x + y * along.y) < 0.8 && std::abs(x * along.y - y * along.x) < 0.09;
        });
    }
    [[nodiscard]] vision::TableWatch watch(const vision::LookedFor& lookedFor) const {
        return PaintedTable::watch(vision::piecesOf(board), lookedFor);
    }
};

}  // namespace

TEST_CASE("a bridge is seen to come and to go, with its two ends", "[vision][watch][bridges]") {
    const Table table;
    const engine::Hex hex{0, 0};
    for (const auto end : {engine::CornerDirection::N, engine::CornerDirection::NE, engine::CornerDirection::SE}) {
        Image now = table.image;
        table.paintBridge(now, hex, end);
        vision::TableWatch watch = table.watch(kOfCcm);
        const auto told = tests::toldAtRest(watch, now);
        REQUIRE(told.size() == 1);
        CHECK(told.front().at == vision::Place(hex));
        CHECK(told.front().what == What::Appeared);
        CHECK(told.front().piece == engine::Piece::Bridge);
        CHECK(told.front().colour == vision::PieceColour::Orange);
        REQUIRE(told.front().end);
        CHECK((*told.front().end == end || *told.front().end == engine::opposite(end)));

        watch.accept(told.front());
        REQUIRE(watch.known().bridges.size() == 1);
        CHECK(tests::toldAtRest(watch, now).empty());
        const auto gone = tests::toldAtRest(watch, table.image);
        REQUIRE(gone.size() == 1);
        CHECK(gone.front().what == What::Vanished);
        CHECK(gone.front().piece == engine::Piece::Bridge);
        watch.accept(gone.front());
        CHECK(watch.known().bridges.empty());
    }
}

TEST_CASE("a number that is put aside for a bridge is no white figure", "[vision][watch][bridges][figures]") {
    constexpr Paint kCream{238, 228, 205};
    const Table table;
    vision::LookedFor lookedFor = kOfCcm;
    lookedFor.set(Extra::Armies, true);
    const engine::Hex hex{0, 0};
    Image now = table.image;
    table.paintBridge(now, hex, engine::CornerDirection::N);
    table.paint(now, {0.4, 0}, 0.25, kCream, [](double x, double y) { return std::hypot(x, y) < 0.24; });
    vision::TableWatch watch = table.watch(lookedFor);
    const auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().piece == engine::Piece::Bridge);
}

TEST_CASE("no bridge is seen where a game has none, nor in a bar that ends in the middle of a hex",
          "[vision][watch][bridges]") {
    const Table table;
    Image whole = table.image;
    table.paintBridge(whole, {0, 0}, engine::CornerDirection::N);
    vision::TableWatch base = table.watch(vision::kBaseGameOnly);
    CHECK(tests::toldAtRest(base, whole).empty());

    Image half = table.image;
    table.paint(half, {0, 0.35}, 0.4, kOrange,
                [](double x, double y) { return std::abs(x) < 0.09 && std::abs(y) < 0.4; });
    vision::TableWatch watch = table.watch(kOfCcm);
    CHECK(tests::toldAtRest(watch, half).empty());
}

TEST_CASE("what is put on top of a city makes it a capital where a game has some", "[vision][watch][capitals]") {
    const Table table;
    const auto city = std::find_if(table.board.buildings.begin(), table.board.buildings.end(), [](const auto& b) {
        return b.kind == engine::BuildingKind::City && b.owner != vision::PieceColour::White;
    });
    REQUIRE(city != table.board.buildings.end());
    const auto& shape = *vision::board::smallShape();
    const cv::Point2d foot = shape.corners[shape.indexOf(city->at)].at;
    const auto viewpoint = vision::pieces::viewpointOf(vision::board::matrixOf(table.board.homography),
                                                       {table.image.width, table.image.height});
    Image now = table.image;
    const cv::Point2d top = foot + viewpoint.lean(foot) * 0.45;
    table.paint(now, {top.x, top.y}, 0.16, kGold,
                [](double x, double y) { return std::hypot(x, y) < 0.15 && std::hypot(x, y) > 0.05; });
    vision::TableWatch watch = table.watch(kOfCcm);
    const auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(city->at));
    CHECK(told.front().what == What::Replaced);
    CHECK(told.front().piece == engine::Piece::Capital);
    CHECK(told.front().colour == city->owner);
    watch.accept(told.front());
    CHECK(tests::toldAtRest(watch, now).empty());

    vision::TableWatch base = table.watch(vision::kBaseGameOnly);
    CHECK(tests::toldAtRest(base, now).empty());

    // A mark of the city's own colour is seen by its light and shade.
    Image own = table.image;
    Paint lit{};
    Paint shaded{};
    const std::uint8_t* paint = table.at(own, {top.x, top.y});
    for (std::size_t c = 0; c < lit.size(); ++c) {
        lit[c] = static_cast<std::uint8_t>(std::min(255, 13 * paint[c] / 10));
        shaded[c] = static_cast<std::uint8_t>(5 * paint[c] / 10);
    }
    table.paint(own, {top.x, top.y}, 0.2, shaded, [](double x, double y) { return std::hypot(x, y) < 0.19; });
    table.paint(own, {top.x, top.y}, 0.2, lit,
                [](double x, double y) { return std::abs(std::hypot(x, y) - 0.1) < 0.035; });
    vision::TableWatch again = table.watch(kOfCcm);
    const auto marked = tests::toldAtRest(again, own);
    REQUIRE(marked.size() == 1);
    CHECK(marked.front().piece == engine::Piece::Capital);
}

TEST_CASE("figures that make room for a bridge have not come", "[vision][watch][bridges][figures]") {
    const Table table;
    vision::LookedFor lookedFor = kOfCcm;
    lookedFor.set(Extra::Armies, true);
    const engine::Hex hex{0, 0};
    const engine::Corner corner = engine::cornerOf(hex, engine::CornerDirection::N);
    const auto putFigure = [&](Image& on, vision::Point at) {
        table.paint(on, at, 0.13, kOrange, [](double x, double y) { return std::hypot(x, y) < 0.11; });
    };
    Image before = table.image;
    putFigure(before, {0, -0.6});
    vision::KnownPieces known = vision::piecesOf(table.board);
    known.armies.push_back({corner, vision::PieceColour::Orange, {0, 0, 1}});
    vision::TableWatch watch{before, table.board.homography, known, table.board.layout, lookedFor};
    CHECK(tests::toldAtRest(watch, before).empty());
    Image now = table.image;
    table.paintBridge(now, hex, engine::CornerDirection::N);
    putFigure(now, {0.33, -0.6});
    const auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().piece == engine::Piece::Bridge);
    watch.accept(told.front());
    // Where it stands now it can be seen to go.
    Image alone = table.image;
    table.paintBridge(alone, hex, engine::CornerDirection::N);
    const auto gone = tests::toldAtRest(watch, alone);
    REQUIRE(gone.size() == 1);
    CHECK(gone.front().what == What::Vanished);
    CHECK(gone.front().piece == engine::Piece::Army);
}
