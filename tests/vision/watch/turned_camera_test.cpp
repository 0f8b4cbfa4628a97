// SPDX-License-Identifier: GPL-3.0-or-later
// A camera that is turned or carried while it watches.
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <numbers>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/pictures.h"
#include "vision/read_photo.h"
#include "vision/watch/table_watch.h"

namespace {

/// The pixel of a hex's middle.
vision::Point middleOf(const vision::Homography& homography, engine::Hex hex) {
    return homography({std::numbers::sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r});
}

/// Where a pixel lies after a quarter turn clockwise.
vision::Point quarterTurned(vision::Point at, int height) {
    return {height - 1 - at.y, at.x};
}

}  // namespace

TEST_CASE("a camera that is turned by quarters is followed, and every tile keeps its name", "[vision][watch]") {
    for (const std::string name : {"scene_0007.jpg", "scene_0017.jpg"}) {
        CAPTURE(name);
        const auto photo =
            vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / name, {}, vision::kBaseGameOnly);
        REQUIRE(photo);
        vision::TableWatch watch(photo->image, photo->board.homography, vision::piecesOf(photo->board),
                                 photo->board.layout);
        vision::Image image = photo->image;
        vision::Homography before = photo->board.homography;
        for (int turn = 1; turn <= 3; ++turn) {
            const int height = image.height;
            image = tests::quarterTurned(image);
            bool isFound = false;
            for (int frame = 0; frame < 2; ++frame) {
                const vision::WatchFrame seen = watch.next(image);
                isFound = isFound || seen.relocated;
                CHECK_FALSE(seen.lost);
                CHECK(seen.changes.empty());
            }
            CHECK(isFound);
            for (const vision::TileReading& tile : photo->board.tiles) {
                const vision::Point wanted = quarterTurned(middleOf(before, tile.hex), height);
                const vision::Point at = middleOf(watch.homography(), tile.hex);
                CHECK(std::hypot(at.x - wanted.x, at.y - wanted.y) < 8);
            }
            before = watch.homography();
        }
    }
}

TEST_CASE("a board that is seen otherwise than it can be compared is to be begun anew", "[vision][watch]") {
    const auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0007.jpg", {},
                                         vision::kBaseGameOnly);
    const auto other = vision::loadPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0017.jpg");
    REQUIRE(photo);
    REQUIRE(other);
    vision::TableWatch watch(photo->image, photo->board.homography, vision::piecesOf(photo->board),
                             photo->board.layout);
    vision::WatchFrame seen;
    for (int frame = 0; frame < 3 && !seen.unlike; ++frame) {
        seen = watch.next(*other);
        CHECK(seen.changes.empty());
    }
    CHECK(seen.unlike);
    // And the table that it knows is known again.
    for (int frame = 0; frame < 2; ++frame) {
        seen = watch.next(photo->image);
    }
    CHECK_FALSE(seen.lost);
    CHECK_FALSE(seen.unlike);
}

TEST_CASE("a picture without the board is said to have none", "[vision][watch]") {
    const auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0007.jpg", {},
                                         vision::kBaseGameOnly);
    REQUIRE(photo);
    vision::TableWatch watch(photo->image, photo->board.homography, vision::piecesOf(photo->board),
                             photo->board.layout);
    vision::WatchFrame seen;
    for (int frame = 0; frame < 2; ++frame) {
        seen = watch.next(tests::filled(1280, 720, {90, 90, 90}));
    }
    CHECK(seen.lost);
    CHECK_FALSE(seen.unlike);
}
