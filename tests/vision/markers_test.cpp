// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/reading/markers.h"
#include "tests/places.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <string>
#include <string_view>

#include "tests/vision/support/pictures.h"
#include "tests/vision/support/truth.h"
#include "vision/board/markers.h"
#include "vision/read_photo.h"

namespace {

std::filesystem::path markedScene(const std::string& name) {
    return std::filesystem::path(ADJ_TEST_DATA) / "scenes" / name;
}

/// A marker as it is printed, upright, its upper left corner there.
void layMarker(vision::Image& image, int id, int left, int top, int square) {
    const vision::MarkerSquares squares = vision::markerSquares(id);
    for (int y = 0; y < static_cast<int>(squares.size()) * square; ++y) {
        for (int x = 0; x < static_cast<int>(squares.size()) * square; ++x) {
            const bool black = squares[static_cast<std::size_t>(y / square)][static_cast<std::size_t>(x / square)];
            const std::uint8_t shade = black ? 10 : 245;
            tests::setPixel(image, left + x, top + y, {shade, shade, shade});
        }
    }
}

void greyTheSea(vision::Image& image) {
    for (std::size_t i = 0; i < image.rgb.size(); i += 3) {
        if (image.rgb[i + 2] > image.rgb[i]) {
            image.rgb[i + 2] = image.rgb[i];
            image.rgb[i + 1] = image.rgb[i];
        }
    }
}

}  // namespace

TEST_CASE("printed markers are found again, each by its id and corner", "[vision][markers]") {
    vision::Image page = tests::filled(800, 800, {245, 245, 245});
    for (int id = 0; id < vision::kMarkerCount; ++id) {
        layMarker(page, id, id % 2 == 0 ? 100 : 500, id < 2 ? 100 : 500, 25);
    }
    const auto seen = vision::markersIn(page);
    REQUIRE(seen.size() == 4);
    for (int id = 0; id < vision::kMarkerCount; ++id) {
        const auto& marker = seen[static_cast<std::size_t>(id)];
        CHECK(marker.id == id);
        CHECK(std::abs(marker.corners[0].x - (id % 2 == 0 ? 100 : 500)) < 2);
        CHECK(std::abs(marker.corners[0].y - (id < 2 ? 100 : 500)) < 2);
        CHECK(marker.corners[1].x > marker.corners[0].x + 140);
    }
    // One that is there twice says nothing.
    layMarker(page, 0, 300, 320, 20);
    const auto twice = vision::markersIn(page);
    CHECK(std::none_of(twice.begin(), twice.end(), [](const auto& marker) { return marker.id == 0; }));
    CHECK(vision::markersIn(tests::filled(300, 300, {90, 90, 90})).empty());
}

TEST_CASE("a board with little blue or none is found by the markers round it, north as they lie", "[vision][markers]") {
    for (const char* name : {"scene_0007", "scene_0013", "scene_0015", "scene_0024"}) {
        CAPTURE(name);
        const tests::Truth truth = tests::readTruth(markedScene(std::string(name) + ".json"));
        auto image = vision::loadPhoto(markedScene(std::string(name) + ".jpg"));
        REQUIRE(image);
        greyTheSea(*image);
        const auto seen = vision::markersIn(*image);
        REQUIRE(seen.size() >= 3);  // a hand covers one of them
        const auto reading = vision::readBoard(*image);
        REQUIRE(reading);
        CHECK(tests::score(truth, *reading, {}).cornerMean < 0.03);
        if (std::string_view(name) != "scene_0007") {
            continue;  // the frame of these shows blue enough in their light
        }
        // North of the board is where the markers' upper edges are.
        const vision::Point middle = reading->homography({0, 0});
        const vision::Point north = reading->homography({0, -3});
        const vision::Point up{seen[0].corners[0].x - seen[0].corners[3].x,
                               seen[0].corners[0].y - seen[0].corners[3].y};
        const double cosine = ((north.x - middle.x) * up.x + (north.y - middle.y) * up.y) /
                              (std::hypot(north.x - middle.x, north.y - middle.y) * std::hypot(up.x, up.y));
        CHECK(cosine > 0.7);
    }
}

TEST_CASE("markers without a board are no board", "[vision][markers][no-board]") {
    vision::Image table = tests::filled(1200, 900, {150, 120, 90});
    tests::addGrain(table, 20, 2);
    for (int id = 0; id < vision::kMarkerCount; ++id) {
        const int left = id == 0 || id == 3 ? 120 : 980;
        const int top = id < 2 ? 100 : 720;
        tests::fillPolygon(table, left + 45, top + 45, 85, 4, 45, {245, 245, 245});
        layMarker(table, id, left, top, 15);
    }
    REQUIRE(vision::markersIn(table).size() == 4);
    CHECK_FALSE(vision::readBoard(table));
}

TEST_CASE("two markers that agree say where the board lies, one alone does not", "[vision][markers]") {
    using vision::board::SeenMarker;
    const auto markerAt = [](int id, double x, double y) {
        return SeenMarker{id, {{{x, y}, {x + 50, y}, {x + 50, y + 50}, {x, y + 50}}}};
    };
    const cv::Matx33d homography(60, 5, 600, -4, 55, 450, 0.0001, 0.0002, 1);
    vision::board::MarkerMemory memory;
    CHECK(memory.isEmpty());
    memory.learn({markerAt(0, 100, 100), markerAt(1, 1000, 120), markerAt(2, 990, 760)}, homography);
    CHECK_FALSE(memory.isEmpty());
    // The camera was pushed.
    const auto found = memory.boardBy({markerAt(0, 130, 80), markerAt(2, 1020, 740)});
    REQUIRE(found);
    const cv::Vec3d before = homography * cv::Vec3d(1, 2, 1);
    const cv::Vec3d now = *found * cv::Vec3d(1, 2, 1);
    CHECK(now[0] / now[2] == Approx(before[0] / before[2] + 30).margin(0.5));
    CHECK(now[1] / now[2] == Approx(before[1] / before[2] - 20).margin(0.5));
    CHECK_FALSE(memory.boardBy({markerAt(0, 130, 80)}));
    CHECK_FALSE(memory.boardBy({markerAt(0, 130, 80), markerAt(3, 20, 700)}));
    // One of the three was moved on the table: they do not agree.
    CHECK_FALSE(memory.boardBy({markerAt(0, 100, 100), markerAt(1, 1000, 300), markerAt(2, 990, 760)}));
}
