// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/evidence.h"
#include "tests/places.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "tests/vision/support/pictures.h"
#include "vision/codec/picture_header.h"
#include "vision/read_photo.h"

namespace {

/// Looks straight down: hex sides of so many pixels, the board's middle at x, y.
vision::Homography straight(double side, double x, double y) {
    return {{{{side, 0, x}, {0, side, y}, {0, 0, 1}}}};
}

vision::Image loaded(const tests::TemporaryFolder& folder, const std::string& jpeg) {
    tests::writeBytes(folder / "kept.jpg", {reinterpret_cast<const std::uint8_t*>(jpeg.data()), jpeg.size()});
    auto image = vision::loadPhoto(folder / "kept.jpg");
    REQUIRE(image);
    return std::move(*image);
}

}  // namespace

TEST_CASE("evidence shows the board and little beside it", "[vision][evidence]") {
    auto image = tests::filled(800, 600, {20, 20, 20});
    tests::fillPolygon(image, 500, 200, 40, 60, 0, {250, 40, 40});
    // A board of 10 pixels a side around the red disc: 6 sides with the margin, so 60 pixels each way.
    const auto crop = vision::croppedToBoard(image, straight(10, 500, 200));
    CHECK(std::abs(crop.width - 120) <= 2);
    CHECK(std::abs(crop.height - 120) <= 2);
    const std::size_t middle = 60 * crop.stride() + 60UL * 3;
    CHECK(crop.rgb[middle] == 250);
    CHECK(crop.rgb[0] == 20);
    // At the picture's edge there is less.
    const auto atEdge = vision::croppedToBoard(image, straight(10, 790, 300));
    CHECK(std::abs(atEdge.width - 70) <= 2);
    CHECK(std::abs(atEdge.height - 120) <= 2);
}

TEST_CASE("evidence of a board that fills the picture is made smaller, not cut", "[vision][evidence]") {
    const auto image = tests::filled(3000, 2000, {90, 120, 60});
    const auto crop = vision::croppedToBoard(image, straight(400, 1500, 1000));
    CHECK(crop.width == 1280);
    CHECK(std::abs(crop.height - 853) <= 1);
    CHECK(vision::croppedToBoard(image, straight(400, 1500, 1000), {2.0, 300, 80}).width == 300);
}

TEST_CASE("without a board that can be found in it the whole picture is evidence", "[vision][evidence]") {
    const auto image = tests::filled(400, 300, {90, 120, 60});
    const vision::Homography nothing{};
    const vision::Homography beside = straight(10, 5000, 5000);
    // The horizon of this one runs through the board.
    const vision::Homography horizon{{{{10, 0, 200}, {0, 10, 150}, {0.5, 0, 1}}}};
    for (const vision::Homography& homography : {nothing, beside, horizon}) {
        const auto crop = vision::croppedToBoard(image, homography);
        CHECK(crop.width == 400);
        CHECK(crop.height == 300);
    }
    CHECK(vision::croppedToBoard({}, beside).rgb.empty());
    CHECK(vision::evidenceOf({}, beside).error() == vision::WriteError::NotEncoded);
}

TEST_CASE("evidence of a photo is a small JPEG of the board that was read", "[vision][evidence]") {
    const auto photo =
        vision::readPhoto(std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data" / "scenes/scene_0007.jpg");
    REQUIRE(photo);
    const auto kept = vision::evidenceOf(photo->image, photo->board.homography);
    REQUIRE(kept);
    CHECK(kept->jpeg.starts_with("\xFF\xD8\xFF"));
    CHECK(kept->jpeg.size() < 1'000'000);
    CHECK(std::max(kept->width, kept->height) <= 1280);
    const tests::TemporaryFolder folder;
    const vision::Image back = loaded(folder, kept->jpeg);
    CHECK(back.width == kept->width);
    CHECK(back.height == kept->height);
    // Every tile is still in it: what was cropped reads as the same board.
    const auto again = vision::readBoard(back);
    REQUIRE(again);
    CHECK(again->tiles.size() == photo->board.tiles.size());
    // Its pixels are those of the crop, but for what JPEG loses.
    const vision::Image crop = vision::croppedToBoard(photo->image, photo->board.homography);
    REQUIRE(crop.rgb.size() == back.rgb.size());
    double off = 0;
    for (std::size_t i = 0; i < crop.rgb.size(); ++i) {
        off += std::abs(static_cast<int>(crop.rgb[i]) - static_cast<int>(back.rgb[i]));
    }
    CHECK(off / static_cast<double>(crop.rgb.size()) < 6.0);
}
