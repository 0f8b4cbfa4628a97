// SPDX-License-Identifier: GPL-3.0-or-later
// What hardly differs in colour from what it lies on, told by change: white pieces and the robber.
#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/vision/support/free_crossings.h"
#include "tests/vision/support/painted_table.h"
#include "tests/vision/support/pictures.h"
#include "tests/vision/support/told_at_rest.h"
#include "vision/watch/table_watch.h"

namespace {

using vision::Image;
using vision::PieceChange;
using vision::Point;
using What = vision::PieceChange::What;
using Shade = std::array<double, 3>;

Point pointOf(const engine::Corner& corner) {
    return {1.7320508075688772 * (corner.hex.q + corner.hex.r / 2.0), 1.5 * corner.hex.r + (corner.south ? 1 : -1)};
}

/// Painted with what may be lighter than its light.
struct PaleTable : tests::PaintedTable {
    /// Fills a bar with paint, its upper half lit.
    void fill(Image& on, Point middle, Point along, double halfLength, double halfWidth, const Shade& shade) const {
        for (double a = -halfLength; a <= halfLength; a += 0.005) {
            for (double b = -halfWidth; b <= halfWidth; b += 0.005) {
                std::uint8_t* to = at(on, {middle.x + along.x * a - along.y * b, middle.y + along.y * a + along.x * b});
                for (std::size_t c = 0; c < 3; ++c) {
                    to[c] = static_cast<std::uint8_t>(std::min(shade[c] * (b < 0 ? 1.0 : 0.94), 255.0));
                }
            }
        }
    }

    /// The sand beside a crossing, as white paint would look in its light.
    [[nodiscard]] Shade whiteAt(const engine::Corner& corner) {
        const Point beside = pointOf(corner);
        const std::uint8_t* sand = at(image, {beside.x, beside.y + (corner.south ? -0.13 : 0.13)});
        return {sand[0] * 1.1, sand[1] * 1.14, sand[2] * 1.32};
    }

    [[nodiscard]] vision::TableWatch watch(vision::KnownPieces known) const {
        return PaintedTable::watch(std::move(known), vision::kBaseGameOnly);
    }
};

}  // namespace

TEST_CASE("a white road, a white house and the city it becomes are seen on the sand", "[vision][watch][white]") {
    PaleTable table;
    const engine::Corner corner = tests::freeCrossings(table.board).front();
    const Point at = pointOf(corner);
    const Shade white = table.whiteAt(corner);
    vision::TableWatch watch = table.watch(vision::piecesOf(table.board));

    Image now = table.image;
    const engine::Side side = engine::sidesAt(corner).front();
    const auto ends = engine::endsOf(side);
    const Point a = pointOf(ends[0]);
    const Point b = pointOf(ends[1]);
    table.fill(now, {(a.x + b.x) / 2, (a.y + b.y) / 2}, {b.x - a.x, b.y - a.y}, 0.28, 0.07, white);
    auto told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(side));
    CHECK(told.front().piece == engine::Piece::Road);
    CHECK(told.front().colour == vision::PieceColour::White);
    watch.accept(told.front());

    table.fill(now, at, {1, 0}, 0.16, 0.15, white);
    told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(corner));
    CHECK(told.front().piece == engine::Piece::Settlement);
    CHECK(told.front().colour == vision::PieceColour::White);
    watch.accept(told.front());
    CHECK(tests::toldAtRest(watch, now).empty());

    table.fill(now, at, {1, 0}, 0.24, 0.24, white);
    told = tests::toldAtRest(watch, now);
    REQUIRE(told.size() == 1);
    CHECK(told.front().at == vision::Place(corner));
    CHECK(told.front().what == What::Replaced);
    CHECK(told.front().piece == engine::Piece::City);
}

TEST_CASE("the robber is seen to move whatever its grey, and only where it is gone from its hex",
          "[vision][watch][robber]") {
    PaleTable table;
    const double shade = GENERATE(40.0, 95.0, 150.0);
    const Shade grey{shade, shade, shade};
    const auto stand = [&](Image& on, engine::Hex hex) {
        const Point middle{1.7320508075688772 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
        table.fill(on, {middle.x + 0.12, middle.y}, {1, 0}, 0.13, 0.2, grey);
    };
    const engine::Hex from = table.board.tiles.front().hex;
    const engine::Hex to = table.board.tiles.back().hex;
    const Image empty = table.image;
    stand(table.image, from);
    vision::KnownPieces known = vision::piecesOf(table.board);
    known.robber = from;
    vision::TableWatch watch = table.watch(known);

    Image both = table.image;
    stand(both, to);
    CHECK(tests::toldAtRest(watch, both).empty());

    Image moved = empty;
    stand(moved, to);
    const auto told = tests::toldAtRest(watch, moved);
    REQUIRE(told.size() == 1);
    CHECK(told.front().what == What::RobberMoved);
    CHECK(told.front().at == vision::Place(to));
    watch.accept(told.front());
    CHECK(tests::toldAtRest(watch, moved).empty());

    const auto back = tests::toldAtRest(watch, table.image);
    REQUIRE(back.size() == 1);
    CHECK(back.front().at == vision::Place(from));
}

TEST_CASE("the robber has not moved where something dark went from beside it", "[vision][watch][robber]") {
    PaleTable table;
    const Shade black{40, 40, 40};
    const auto put = [&](Image& on, engine::Hex hex, double aside, double half) {
        const Point middle{1.7320508075688772 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
        table.fill(on, {middle.x + aside, middle.y}, {1, 0}, half, 1.5 * half, black);
    };
    const engine::Hex from = table.board.tiles.front().hex;
    const engine::Hex to = table.board.tiles.back().hex;
    put(table.image, from, 0.15, 0.13);
    Image before = table.image;
    put(before, from, -0.2, 0.07);
    vision::KnownPieces known = vision::piecesOf(table.board);
    known.robber = from;
    vision::TableWatch watch{before, table.board.homography, known, table.board.layout, vision::kBaseGameOnly};
    Image now = table.image;
    put(now, to, 0, 0.13);
    for (const vision::PieceChange& change : tests::toldAtRest(watch, now)) {
        CHECK_FALSE(change.what == What::RobberMoved);
    }
}

TEST_CASE("a piece on the coast does not change the light around it", "[vision][watch][white]") {
    PaleTable table;
    const auto house = std::find_if(table.board.buildings.begin(), table.board.buildings.end(), [&](const auto& each) {
        const auto sides = engine::sidesAt(each.at);
        return std::any_of(sides.begin(), sides.end(), [&](const engine::Side& side) {
            const auto hexes = engine::hexesAt(side);
            return std::any_of(hexes.begin(), hexes.end(), [&](engine::Hex hex) {
                return std::none_of(table.board.tiles.begin(), table.board.tiles.end(),
                                    [&](const auto& tile) { return tile.hex == hex; });
            });
        });
    });
    REQUIRE(house != table.board.buildings.end());
    vision::TableWatch watch = table.watch(vision::piecesOf(table.board));
    Image now = table.image;
    table.fill(now, pointOf(house->at), {1, 0}, 0.3, 0.3, {235, 130, 20});
    // Whatever it is taken for: nothing reaches in from outside.
    tests::addGrain(now, 4, 1);
    CHECK_FALSE(watch.next(now).covered);
}
