// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numbers>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/pictures.h"
#include "vision/read_photo.h"

namespace {

using tests::Colour;
using vision::Image;

constexpr Colour kSea{40, 110, 200};
constexpr Colour kSand{225, 200, 140};
constexpr Colour kTable{120, 90, 60};

void checkNothingRead(const Image& image) {
    const auto reading = vision::readBoard(image);
    REQUIRE_FALSE(reading);
    CHECK(reading.error() == vision::ReadError::NoBoard);
}

/// A sea frame like a board's, seen from above, with an empty island of sand.
Image emptyFrame() {
    Image image = tests::filled(1200, 900, kTable);
    tests::fillPolygon(image, 600, 450, 420, 6, 0, kSea);
    tests::fillPolygon(image, 600, 450, 300, 6, 0, kSand);
    return image;
}

}  // namespace

TEST_CASE("a plain picture is no board", "[vision][no-board]") {
    for (const Colour colour : {Colour{0, 0, 0}, Colour{255, 255, 255}, kSea, kSand}) {
        checkNothingRead(tests::filled(1024, 768, colour));
    }
}

TEST_CASE("a picture of a few pixels is no board", "[vision][no-board]") {
    checkNothingRead(tests::filled(1, 1, kSea));
    checkNothingRead(tests::filled(3000, 2, kSea));
    checkNothingRead(tests::filled(110, 110, kSea));
}

TEST_CASE("noise is no board", "[vision][no-board]") {
    for (const std::uint32_t seed : {1U, 2U, 3U}) {
        Image image = tests::filled(1000, 800, {128, 128, 128});
        tests::addGrain(image, 127, seed);
        checkNothingRead(image);
    }
}

TEST_CASE("a gradient from sand to sea is no board", "[vision][no-board]") {
    Image image = tests::filled(1000, 800, kSand);
    for (int y = 0; y < image.height; ++y) {
        for (int x = 0; x < image.width; ++x) {
            const double t = x / 999.0;
            const auto mix = [&](std::uint8_t a, std::uint8_t b) { return static_cast<std::uint8_t>(a + t * (b - a)); };
            tests::setPixel(image, x, y,
                            {mix(kSand.red, kSea.red), mix(kSand.green, kSea.green), mix(kSand.blue, kSea.blue)});
        }
    }
    checkNothingRead(image);
}

TEST_CASE("blue discs, squares and hexagons are no board", "[vision][no-board]") {
    for (const int corners : {3, 4, 5, 6, 8, 60}) {
        CAPTURE(corners);
        Image image = tests::filled(1200, 900, kTable);
        tests::fillPolygon(image, 600, 450, 400, corners, 10, kSea);
        tests::addGrain(image, 8, 5);
        checkNothingRead(image);
    }
}

TEST_CASE("a sea frame without tiles is no board", "[vision][no-board]") {
    Image image = emptyFrame();
    checkNothingRead(image);
    tests::addGrain(image, 40, 9);
    checkNothingRead(image);
}

TEST_CASE("a sea frame full of discs, squares or too small hexes is no board", "[vision][no-board]") {
    for (const int corners : {4, 6, 60}) {
        for (const double step : {40.0, 61.0}) {
            CAPTURE(corners, step);
            Image image = emptyFrame();
            int count = 0;
            for (double y = -260; y <= 260; y += step * 0.87) {
                for (double x = -260; x <= 260; x += step) {
                    if (std::hypot(x, y) < 250) {
                        const auto shade = static_cast<std::uint8_t>(60 + (++count * 37) % 150);
                        tests::fillPolygon(image, 600 + x, 450 + y, step * 0.45, corners, 30, {shade, 120, 60});
                    }
                }
            }
            tests::addGrain(image, 6, 11);
            checkNothingRead(image);
        }
    }
}

TEST_CASE("a board whose sea is grey is found by its tiles", "[vision][no-board]") {
    auto image = vision::loadPhoto(std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data" / "scenes/scene_0011.jpg");
    REQUIRE(image);
    const auto blue = vision::readBoard(*image);
    REQUIRE(blue);
    // Grey instead of blue: what was sea has the colour of stone.
    for (std::size_t i = 0; i < image->rgb.size(); i += 3) {
        if (image->rgb[i + 2] > image->rgb[i]) {
            image->rgb[i + 2] = image->rgb[i];
            image->rgb[i + 1] = image->rgb[i];
        }
    }
    const auto grey = vision::readBoard(*image);
    REQUIRE(grey);
    // Whichever way round it is named, its middle is where it was.
    const auto& was = blue->homography.m;
    const auto& is = grey->homography.m;
    CHECK(is[0][2] / is[2][2] == Approx(was[0][2] / was[2][2]).margin(5));
    CHECK(is[1][2] / is[2][2] == Approx(was[1][2] / was[2][2]).margin(5));
}

TEST_CASE("photos of dice are no boards", "[vision][no-board]") {
    const auto shared = tests::sharedFolder();
    if (!shared || !std::filesystem::is_directory(*shared / "photos/dice")) {
        WARN("skipped: photos/dice is not there (ADJ_SHARED)");
        SUCCEED("skipped");
        return;
    }
    int pictures = 0;
    for (const auto& entry : std::filesystem::directory_iterator(*shared / "photos/dice")) {
        if (entry.path().extension() == ".jpg") {
            CAPTURE(entry.path());
            const auto image = vision::loadPhoto(entry.path());
            REQUIRE(image);
            checkNothingRead(*image);
            ++pictures;
        }
    }
    CHECK(pictures == 22);
}
