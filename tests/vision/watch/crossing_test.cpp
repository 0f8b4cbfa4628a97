// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces painted onto a rendered board, as they come to lie about one crossing.
#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/support/effort.h"
#include "tests/vision/support/free_crossings.h"
#include "tests/vision/support/pictures.h"
#include "vision/read_photo.h"
#include "vision/watch/table_watch.h"

namespace {

using vision::Image;
using vision::PieceChange;
using vision::Point;

struct PaintedTable {
    Image image;
    vision::BoardReading board;
    std::array<std::uint8_t, 3> paint{};
};

Point hexMiddle(engine::Hex hex) {
    return {1.7320508075688772 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
}

Point cornerPoint(const engine::Corner& corner) {
    const Point middle = hexMiddle(corner.hex);
    return {middle.x, middle.y + (corner.south ? 1 : -1)};
}

void dab(PaintedTable& table, Point at, double shade) {
    const Point pixel = table.board.homography(at);
    const int x = static_cast<int>(std::lround(pixel.x));
    const int y = static_cast<int>(std::lround(pixel.y));
    if (x < 0 || y < 0 || x >= table.image.width || y >= table.image.height) {
        return;
    }
    std::uint8_t* to = &table.image.rgb[(static_cast<std::size_t>(y) * static_cast<std::size_t>(table.image.width) +
                                         static_cast<std::size_t>(x)) *
                                        3];
    for (std::size_t c = 0; c < 3; ++c) {
        to[c] = static_cast<std::uint8_t>(std::clamp(table.paint[c] * shade, 0.0, 255.0));
    }
}

constexpr double kStep = 0.005;

/// A road along a side, its upper face a little brighter in the middle.
void layRoad(PaintedTable& table, const engine::Side& side) {
    const auto ends = engine::endsOf(side);
    const Point a = cornerPoint(ends[0]);
    const Point b = cornerPoint(ends[1]);
    const Point along{b.x - a.x, b.y - a.y};
    for (double t = 0.22; t <= 0.78; t += kStep) {
        for (double across = -0.075; across <= 0.075; across += kStep) {
            dab(table, {a.x + along.x * t - along.y * across, a.y + along.y * t + along.x * across},
                std::abs(across) < 0.05 ? 1.0 : 0.85);
        }
    }
}

void putHouse(PaintedTable& table, const engine::Corner& corner) {
    const Point middle = cornerPoint(corner);
    for (double dx = -0.18; dx <= 0.18; dx += kStep) {
        for (double dy = -0.15; dy <= 0.15; dy += kStep) {
            dab(table, {middle.x + dx, middle.y + dy}, dy < 0 ? 1.0 : 0.8);
        }
    }
}

/// The rendered table with the paint of one of its roads.
PaintedTable tableToPaint(const std::string& scene) {
    const auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / scene);
    REQUIRE(photo);
    const auto blue = std::find_if(photo->board.routes.begin(), photo->board.routes.end(),
                                   [](const auto& route) { return route.owner == vision::PieceColour::Blue; });
    REQUIRE(blue != photo->board.routes.end());
    PaintedTable table{photo->image, photo->board, {}};
    const auto ends = engine::endsOf(blue->at);
    const Point a = cornerPoint(ends[0]);
    const Point b = cornerPoint(ends[1]);
    const Point at = table.board.homography({(a.x + b.x) / 2, (a.y + b.y) / 2});
    const auto pixel = (static_cast<std::size_t>(at.y) * static_cast<std::size_t>(table.image.width) +
                        static_cast<std::size_t>(at.x)) *
                       3;
    std::copy_n(&table.image.rgb[pixel], 3, table.paint.begin());
    return table;
}

/// Shows the table three times, as a camera at rest does, and accepts what is proposed.
void show(vision::TableWatch& watch, const PaintedTable& table, std::set<std::string>& seen) {
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        Image frame = table.image;
        tests::addGrain(frame, 4, seed);
        for (const PieceChange& change : watch.next(frame).changes) {
            watch.accept(change);
            seen.insert(vision::toText(change.at) + (change.colour == vision::PieceColour::Blue ? "" : " ?"));
        }
    }
}

std::set<std::string> wantedAt(const engine::Corner& corner) {
    std::set<std::string> wanted{engine::toText(corner)};
    for (const engine::Side& side : engine::sidesAt(corner)) {
        wanted.insert(engine::toText(side));
    }
    return wanted;
}

}  // namespace

TEST_CASE("a third road at a crossing is seen, whether the pieces come one by one or together", "[vision][watch]") {
    const std::vector<std::string> scenes{"scene_0007.jpg", "scene_0011.jpg"};
    for (const std::string& scene : std::span(scenes).first(engine::test::effort(2))) {
        CAPTURE(scene);
        const PaintedTable empty = tableToPaint(scene);
        const auto crossings = tests::freeCrossings(empty.board);
        REQUIRE(crossings.size() >= 3);
        for (const std::size_t which : {std::size_t{0}, crossings.size() / 2, crossings.size() - 1}) {
            const engine::Corner corner = crossings[which];
            CAPTURE(engine::toText(corner));
            const vision::KnownPieces known = vision::piecesOf(empty.board);
            /// What is seen while a house and the roads about it are laid; `between` comes after the house and each
            /// road.
            const auto seenWhile = [&](const auto& between) {
                vision::TableWatch watch(empty.image, empty.board.homography, known, empty.board.layout);
                PaintedTable table = empty;
                std::set<std::string> seen;
                putHouse(table, corner);
                between(watch, table, seen, true);
                for (const engine::Side& side : engine::sidesAt(corner)) {
                    layRoad(table, side);
                    between(watch, table, seen, false);
                }
                show(watch, table, seen);
                return seen;
            };
            const auto oneByOne = [](auto& watch, auto& table, auto& seen, bool) { show(watch, table, seen); };
            CHECK(seenWhile(oneByOne) == wantedAt(corner));
            const auto together = [](auto&, auto&, auto&, bool) {};
            CHECK(seenWhile(together) == wantedAt(corner));
            // The house is told while a road beside it was seen but once.
            const auto oneFrameApart = [](auto& watch, auto& table, auto&, bool isHouse) {
                if (isHouse) {
                    (void)watch.next(table.image);
                }
            };
            CHECK(seenWhile(oneFrameApart) == wantedAt(corner));
        }
    }
}

TEST_CASE("what one picture showed before a hand covered it is known when no other comes", "[vision][watch]") {
    PaintedTable table = tableToPaint("scene_0007.jpg");
    vision::TableWatch watch(table.image, table.board.homography, vision::piecesOf(table.board), table.board.layout);
    const Image before = table.image;
    const engine::Corner crossing = tests::freeCrossings(table.board).front();
    const engine::Side side = engine::sidesAt(crossing).front();
    const auto next = [&](const Image& image, std::uint32_t seed) {
        Image frame = image;
        tests::addGrain(frame, 4, seed);
        return watch.next(frame).changes;
    };
    CHECK(next(before, 1).empty());
    CHECK(watch.seenOnce().empty());
    layRoad(table, side);
    CHECK(next(table.image, 2).empty());

    const auto ends = engine::endsOf(side);
    const Point a = cornerPoint(ends[0]);
    const Point b = cornerPoint(ends[1]);
    table.paint = {214, 164, 138};
    for (double x = -0.7; x <= 0.7; x += kStep) {
        for (double y = -0.7; y <= 5; y += kStep) {
            dab(table, {(a.x + b.x) / 2 + x, (a.y + b.y) / 2 + y}, 1);
        }
    }
    CHECK(next(table.image, 3).empty());
    CHECK(next(table.image, 4).empty());
    const auto once = watch.seenOnce();
    REQUIRE(once.size() == 1);
    CHECK(once.front().at == vision::Place(side));
    CHECK(once.front().piece == engine::Piece::Road);
    CHECK(once.front().colour == vision::PieceColour::Blue);
    // It was nothing after all.
    CHECK(next(before, 5).empty());
    CHECK(watch.seenOnce().empty());
    // What was told is not told again.
    table.image = before;
    table.paint = tableToPaint("scene_0007.jpg").paint;
    layRoad(table, side);
    CHECK(next(table.image, 6).empty());
    CHECK(next(table.image, 7).size() == 1);
    CHECK(watch.seenOnce().empty());
}
