// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/places.h"
#include "vision/watch/table_watch.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <tuple>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/vision/support/painted_table.h"
#include "tests/vision/support/pictures.h"
#include "vision/read_photo.h"

namespace {

/// What was told of the filmed game of the shared pictures, each change accepted as soon as it is; empty where that is
/// not there.
std::optional<std::vector<vision::PieceChange>> toldOfFilmedGame(const vision::LookedFor& lookedFor) {
    const auto shared = tests::sharedFolder();
    if (!shared || !std::filesystem::is_directory(*shared / "scenes/sequence")) {
        WARN("skipped: scenes/sequence is not there (ADJ_SHARED)");
        return std::nullopt;
    }
    const auto files = tests::jpegsIn(*shared / "scenes/sequence");
    const auto photo = vision::readPhoto(files.front());
    REQUIRE(photo);
    vision::KnownPieces known = vision::piecesOf(photo->board);
    // The reading asks about kinds; the referee's answer here: the green building that grows was a settlement.
    for (vision::BuildingReading& building : known.buildings) {
        building.kind = building.owner == vision::PieceColour::Green ? engine::BuildingKind::Settlement : building.kind;
    }
    vision::TableWatch watch(photo->image, photo->board.homography, known, photo->board.layout, lookedFor);
    std::vector<vision::PieceChange> told;
    for (std::size_t i = 1; i < files.size(); ++i) {
        const auto image = vision::loadPhoto(files[i]);
        REQUIRE(image);
        for (const vision::PieceChange& change : watch.next(*image).changes) {
            watch.accept(change);
            told.push_back(change);
        }
    }
    return told;
}

}  // namespace

TEST_CASE("a table on which nothing happens gives no change, whatever the grain", "[vision][watch]") {
    const auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0007.jpg");
    REQUIRE(photo);
    vision::TableWatch watch(photo->image, photo->board.homography, vision::piecesOf(photo->board),
                             photo->board.layout);
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        vision::Image frame = photo->image;
        tests::addGrain(frame, 6, seed);
        const vision::WatchFrame seen = watch.next(frame);
        CHECK(seen.changes.empty());
        CHECK_FALSE(seen.lost);
    }
}

TEST_CASE("lights switched on are no change", "[vision][watch]") {
    const auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0007.jpg");
    REQUIRE(photo);
    vision::TableWatch watch(photo->image, photo->board.homography, vision::piecesOf(photo->board),
                             photo->board.layout);
    vision::Image darker = photo->image;
    for (std::uint8_t& value : darker.rgb) {
        value = static_cast<std::uint8_t>(value * 3 / 4);
    }
    for (int i = 0; i < 3; ++i) {
        CHECK(watch.next(darker).changes.empty());
    }
}

TEST_CASE("in the filmed game the city and the road are seen, once each, and nothing that is not", "[vision][watch]") {
    const auto changes = toldOfFilmedGame(vision::kBaseGameOnly);
    if (!changes) {
        SUCCEED("skipped");
        return;
    }
    REQUIRE(changes->size() == 2);
    CHECK((*changes)[0].what == vision::PieceChange::What::Replaced);
    CHECK((*changes)[0].piece == engine::Piece::City);
    CHECK((*changes)[0].colour == vision::PieceColour::Green);
    CHECK((*changes)[1].what == vision::PieceChange::What::Appeared);
    CHECK((*changes)[1].piece == engine::Piece::Road);
    CHECK((*changes)[1].colour == vision::PieceColour::Red);
}

TEST_CASE("in the filmed game armies and a wall are seen to come and go too, and nothing that does not",
          "[vision][watch]") {
    const auto changes = toldOfFilmedGame(vision::kWhateverThereIs);
    if (!changes) {
        SUCCEED("skipped");
        return;
    }
    using What = vision::PieceChange::What;
    using Colour = vision::PieceColour;
    std::vector<std::tuple<What, engine::Piece, Colour>> seen;
    for (const vision::PieceChange& change : *changes) {
        seen.emplace_back(change.what, change.piece, change.colour);
    }
    // The eighth, a road, lies under a hand until the end.
    const std::vector<std::tuple<What, engine::Piece, Colour>> happened{
        {What::Replaced, engine::Piece::City, Colour::Green}, {What::Appeared, engine::Piece::Wall, Colour::Orange},
        {What::Appeared, engine::Piece::Army, Colour::White}, {What::Appeared, engine::Piece::Army, Colour::Blue},
        {What::Appeared, engine::Piece::Road, Colour::Red},   {What::Vanished, engine::Piece::Army, Colour::Brown},
        {What::Vanished, engine::Piece::Army, Colour::Green},
    };
    CHECK(seen == happened);
}

TEST_CASE("a hand that lay on the board when the watching began is noticed as soon as it is gone", "[vision][watch]") {
    const tests::PaintedTable table;
    const auto withHand = [&](vision::Point fingers) {
        vision::Image image = table.image;
        // An arm from outside, as wide as a hex side.
        for (double t = 0; t <= 1; t += 0.02) {
            table.paint(image, {fingers.x, fingers.y + t * (4.2 - fingers.y)}, 0.5, {214, 164, 138},
                        [](double x, double y) { return std::hypot(x, y) < 0.5; });
        }
        return image;
    };
    const vision::Image hidden = withHand({0.5, 1});
    vision::TableWatch watch(hidden, table.board.homography, vision::piecesOf(table.board), table.board.layout);
    const auto look = [&](vision::TableWatch& by, const vision::Image& image, std::uint32_t seed) {
        vision::Image frame = image;
        tests::addGrain(frame, 4, seed);
        return by.next(frame);
    };
    // While it lies there, and where it moves to, nothing is known.
    CHECK_FALSE(look(watch, hidden, 1).uncovered);
    CHECK_FALSE(look(watch, withHand({-1.5, 0}), 2).uncovered);
    CHECK_FALSE(look(watch, withHand({-1.5, 0}), 3).uncovered);
    // Not in the first frame without it: it may be on its way.
    CHECK_FALSE(look(watch, table.image, 4).uncovered);
    CHECK(look(watch, table.image, 5).uncovered);

    // A hand that rests on a table that was clear is only in the way.
    vision::TableWatch clear(table.image, table.board.homography, vision::piecesOf(table.board), table.board.layout);
    for (std::uint32_t seed = 6; seed < 9; ++seed) {
        const vision::WatchFrame seen = look(clear, hidden, seed);
        CHECK(seen.covered);
        CHECK_FALSE(seen.uncovered);
        CHECK(seen.changes.empty());
    }
    CHECK_FALSE(look(clear, table.image, 9).uncovered);
    CHECK_FALSE(look(clear, table.image, 10).uncovered);
}

TEST_CASE("spread fingers that lay there, with seams between them, are noticed when they are gone", "[vision][watch]") {
    const tests::PaintedTable table;
    vision::Image hidden = table.image;
    for (const double finger : {-0.9, 0.0, 0.9}) {
        for (double y = 0.2; y <= 4.2; y += 0.1) {
            table.paint(hidden, {finger, y}, 0.3, {214, 164, 138},
                        [](double dx, double dy) { return std::hypot(dx, dy) < 0.28; });
        }
    }
    vision::TableWatch watch(hidden, table.board.homography, vision::piecesOf(table.board), table.board.layout);
    const auto look = [&](std::uint32_t seed) {
        vision::Image frame = table.image;
        tests::addGrain(frame, 4, seed);
        return watch.next(frame);
    };
    CHECK_FALSE(look(1).uncovered);
    CHECK(look(2).uncovered);
}
