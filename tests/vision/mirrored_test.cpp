// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/pictures.h"
#include "vision/given_corners.h"
#include "vision/read_photo.h"
#include "vision/watch/table_watch.h"

namespace {

vision::Image scene(const std::string& name) {
    return vision::loadPhoto(std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data/scenes" / name).value();
}

vision::Point centreOf(engine::Hex hex) {
    return {std::sqrt(3.0) * (hex.q + hex.r / 2.0), 1.5 * hex.r};
}

/// Whether both readings have the same tiles, each at the mirrored place in its picture.
bool areMirrorImages(const vision::BoardReading& reading, const vision::BoardReading& other, int width) {
    return std::all_of(reading.tiles.begin(), reading.tiles.end(), [&](const vision::TileReading& tile) {
        const vision::Point at = reading.homography(centreOf(tile.hex));
        return std::any_of(other.tiles.begin(), other.tiles.end(), [&](const vision::TileReading& same) {
            const vision::Point there = other.homography(centreOf(same.hex));
            return std::hypot(width - 1 - there.x - at.x, there.y - at.y) < 5 && same.terrain == tile.terrain &&
                   same.number == tile.number;
        });
    });
}

}  // namespace

TEST_CASE("a mirrored picture is known by its tokens and read the right way round", "[vision][mirror]") {
    for (const std::string name : {"scene_0002.jpg", "scene_0007.jpg", "scene_0017.jpg"}) {
        CAPTURE(name);
        const vision::Image image = scene(name);
        const auto plain = vision::readBoard(image);
        const auto mirrored = vision::readBoard(tests::mirrored(image));
        REQUIRE(plain);
        REQUIRE(mirrored);
        CHECK_FALSE(plain->mirrored);
        CHECK(mirrored->mirrored);
        CHECK(areMirrorImages(*plain, *mirrored, image.width));
        CHECK(plain->buildings.size() == mirrored->buildings.size());
        CHECK(plain->routes.size() == mirrored->routes.size());
    }
}

TEST_CASE("corners given in a mirrored picture serve as well, and so does an earlier reading", "[vision][mirror]") {
    const vision::Image image = tests::mirrored(scene("scene_0007.jpg"));
    const auto found = vision::readBoard(image);
    REQUIRE(found);
    const auto again = vision::readBoard(image, {}, vision::kWhateverThereIs, found->layout, found->homography);
    REQUIRE(again);
    CHECK(again->mirrored);
    CHECK(std::equal(again->tiles.begin(), again->tiles.end(), found->tiles.begin(), found->tiles.end(),
                     [](const vision::TileReading& a, const vision::TileReading& b) {
                         return a.hex == b.hex && a.terrain == b.terrain && a.number == b.number;
                     }));
    vision::GivenCorners corners = vision::cornersOf(found->homography, image.width, image.height);
    const auto lattice = vision::latticeThrough(corners, image.width, image.height);
    REQUIRE(lattice);
    const auto marked = vision::readBoard(image, {}, vision::kWhateverThereIs, {}, *lattice);
    REQUIRE(marked);
    CHECK(marked->mirrored);
    CHECK(areMirrorImages(*marked, vision::readBoard(scene("scene_0007.jpg")).value(), image.width));
}

TEST_CASE("a mirrored table is watched as it is", "[vision][mirror]") {
    const vision::Image image = tests::mirrored(scene("scene_0007.jpg"));
    const auto reading = vision::readBoard(image, {}, vision::kBaseGameOnly);
    REQUIRE(reading);
    vision::TableWatch watch(image, reading->homography, vision::piecesOf(*reading), reading->layout);
    const vision::WatchFrame frame = watch.next(image);
    CHECK_FALSE(frame.lost);
    CHECK_FALSE(frame.covered);
    CHECK(frame.changes.empty());
    CHECK(watch.homography() == reading->homography);
}
