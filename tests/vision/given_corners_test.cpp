// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/given_corners.h"
#include "tests/places.h"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <limits>
#include <random>

#include "engine/state/layouts.h"
#include "tests/vision/support/pictures.h"
#include "tests/vision/support/truth.h"
#include "vision/read_photo.h"

namespace {

using vision::CornersError;
using vision::GivenCorners;

std::filesystem::path sceneFile(const char* name) {
    return std::filesystem::path(ADJ_TEST_DATA) / "scenes" / name;
}

/// The middles of the corner hexes as a hand points at them: off by `noise` hex sides at each, whatever the way.
GivenCorners pointedAt(const tests::Truth& truth, double noise, std::uint32_t seed) {
    constexpr double kHigh = 1.7320508075688772;
    constexpr std::array<vision::Point, 6> kMiddles{
        {{-kHigh, -3}, {kHigh, -3}, {2 * kHigh, 0}, {kHigh, 3}, {-kHigh, 3}, {-2 * kHigh, 0}}};
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> way(0, 6.28);
    GivenCorners corners;
    for (std::size_t k = 0; k < corners.size(); ++k) {
        const double angle = way(random);
        const vision::Point at =
            truth.pixel({kMiddles[k].x + noise * std::cos(angle), kMiddles[k].y + noise * std::sin(angle)});
        corners[k] = {(at.x + 0.5) / truth.width, (at.y + 0.5) / truth.height};
    }
    return corners;
}

/// Grey instead of blue: no frame is recognised.
void takeTheBlueAway(vision::Image& image) {
    for (std::size_t i = 0; i < image.rgb.size(); i += 3) {
        if (image.rgb[i + 2] > image.rgb[i]) {
            image.rgb[i + 2] = image.rgb[i];
            image.rgb[i + 1] = image.rgb[i];
        }
    }
}

GivenCorners regular() {
    return vision::cornersAtFirst(1200, 900);
}

}  // namespace

TEST_CASE("corners pointed at by hand lead to the reading that the board itself leads to", "[vision][corners]") {
    for (const char* name : {"scene_0002", "scene_0011", "scene_0013", "scene_0024"}) {
        CAPTURE(name);
        const tests::Truth truth = tests::readTruth(sceneFile((std::string(name) + ".json").c_str()));
        const auto image = vision::loadPhoto(sceneFile((std::string(name) + ".jpg").c_str()));
        REQUIRE(image);
        const auto found = vision::readBoard(*image);
        REQUIRE(found);
        const tests::Score byItself = tests::score(truth, *found, {});
        for (const std::uint32_t seed : {1U, 2U}) {
            CAPTURE(seed);
            const auto lattice = vision::latticeThrough(pointedAt(truth, 0.2, seed), image->width, image->height);
            REQUIRE(lattice);
            const auto byHand = vision::readBoard(*image, {}, vision::kWhateverThereIs, {}, *lattice);
            REQUIRE(byHand);
            const tests::Score score = tests::score(truth, *byHand, {});
            CHECK(std::abs(score.cornerMean - byItself.cornerMean) < 0.01);
            CHECK(score.tilesRight >= byItself.tilesRight - 1);
            CHECK(score.confidentMistakes <= byItself.confidentMistakes);
            CHECK(score.numbersMisread <= byItself.numbersMisread);
            // It is named as the person began: the first corner is the hex 0,-2.
            const vision::Point first = byHand->homography({-1.7320508075688772, -3});
            const vision::Point wanted = truth.pixel({-1.7320508075688772, -3});
            CHECK(std::hypot(first.x - wanted.x, first.y - wanted.y) < 0.02 * truth.width);
        }
    }
}

TEST_CASE("a board whose frame shows no blue is found by its tiles, and read by its corners", "[vision][corners]") {
    const tests::Truth truth = tests::readTruth(sceneFile("scene_0011.json"));
    auto image = vision::loadPhoto(sceneFile("scene_0011.jpg"));
    REQUIRE(image);
    takeTheBlueAway(*image);
    const auto found = vision::readBoard(*image);
    REQUIRE(found);
    CHECK(tests::score(truth, *found, {}).cornerMean < 0.02);
    const auto lattice = vision::latticeThrough(pointedAt(truth, 0.2, 3), image->width, image->height);
    REQUIRE(lattice);
    const auto reading = vision::readBoard(*image, {}, vision::kWhateverThereIs, {}, *lattice);
    REQUIRE(reading);
    CHECK(tests::score(truth, *reading, {}).cornerMean < 0.02);
}

TEST_CASE("corners a hex beside the island are brought onto it", "[vision][corners]") {
    const tests::Truth truth = tests::readTruth(sceneFile("scene_0002.json"));
    const auto image = vision::loadPhoto(sceneFile("scene_0002.jpg"));
    REQUIRE(image);
    tests::Truth beside = truth;
    // A board plane that begins a hex further east.
    for (auto& row : beside.homography.m) {
        row[2] += row[0] * 1.7320508075688772;
    }
    const auto lattice = vision::latticeThrough(pointedAt(beside, 0.05, 1), image->width, image->height);
    REQUIRE(lattice);
    const auto reading = vision::readBoard(*image, {}, vision::kWhateverThereIs, {}, *lattice);
    REQUIRE(reading);
    CHECK(tests::score(truth, *reading, {}).cornerMean < 0.02);
}

TEST_CASE("corners that are marked on no board are taken, and nobody vouches for them", "[vision][corners][no-board]") {
    const auto checkDoubted = [](const vision::Image& image, const vision::Homography& lattice) {
        const auto reading = vision::readBoard(image, {}, vision::kWhateverThereIs, {}, lattice);
        REQUIRE(reading);
        CHECK_FALSE(reading->isVouched);
        CHECK(reading->confidence < 0.5);
    };
    vision::Image plain = tests::filled(1200, 900, {150, 120, 80});
    tests::addGrain(plain, 30, 4);
    const auto lattice = vision::latticeThrough(regular(), 1200, 900);
    REQUIRE(lattice);
    checkDoubted(plain, *lattice);
    // An island of sand in a frame of sea, without tiles.
    tests::fillPolygon(plain, 600, 450, 420, 6, 0, {40, 110, 200});
    tests::fillPolygon(plain, 600, 450, 300, 6, 0, {225, 200, 140});
    checkDoubted(plain, *lattice);
}

TEST_CASE("points that cannot be a board's corners are refused, each for its reason", "[vision][corners]") {
    const auto errorOf = [](const GivenCorners& corners) {
        const auto lattice = vision::latticeThrough(corners, 1200, 900);
        REQUIRE_FALSE(lattice);
        return lattice.error();
    };
    GivenCorners crossed = regular();
    std::swap(crossed[1], crossed[2]);
    CHECK(errorOf(crossed) == CornersError::Crossed);
    GivenCorners dented = regular();
    dented[4] = {0.5, 0.5};
    CHECK(errorOf(dented) == CornersError::Crossed);
    GivenCorners outside = regular();
    outside[3].x = 1.2;
    CHECK(errorOf(outside) == CornersError::Outside);
    outside[3].x = std::numeric_limits<double>::quiet_NaN();
    CHECK(errorOf(outside) == CornersError::Outside);
    GivenCorners small = regular();
    for (vision::Point& at : small) {
        at = {0.5 + 0.02 * (at.x - 0.5), 0.5 + 0.02 * (at.y - 0.5)};
    }
    CHECK(errorOf(small) == CornersError::TooSmall);
    CHECK(errorOf(GivenCorners{}) == CornersError::TooSmall);
    // Convex, and no hexagon that a camera sees.
    const GivenCorners odd{{{0.1, 0.1}, {0.9, 0.1}, {0.95, 0.2}, {0.95, 0.3}, {0.9, 0.9}, {0.1, 0.9}}};
    CHECK(errorOf(odd) == CornersError::NoHexagon);
}

TEST_CASE("corners go round the island either way, and a lattice gives them back", "[vision][corners]") {
    const GivenCorners corners = regular();
    const auto lattice = vision::latticeThrough(corners, 1200, 900);
    REQUIRE(lattice);
    const GivenCorners again = vision::cornersOf(*lattice, 1200, 900);
    GivenCorners other = corners;
    std::reverse(other.begin() + 1, other.end());
    const auto mirrored = vision::latticeThrough(other, 1200, 900);
    REQUIRE(mirrored);
    for (std::size_t k = 0; k < corners.size(); ++k) {
        CHECK(again[k].x == Approx(corners[k].x).margin(1e-6));
        CHECK(again[k].y == Approx(corners[k].y).margin(1e-6));
        CHECK(vision::cornersOf(*mirrored, 1200, 900)[k].x == Approx(corners[k].x).margin(1e-6));
    }
}

TEST_CASE("on the board for five and six it does not matter which corner comes first", "[vision][corners]") {
    const std::vector<engine::Hex> land = engine::layoutForSix().land;
    const vision::Homography lattice{{{{90, 8, 800}, {-6, 70, 500}, {1e-5, 6e-3, 1}}}};
    const GivenCorners corners = vision::cornersOf(lattice, 1600, 1200, land);
    for (std::size_t begin = 0; begin < 6; ++begin) {
        for (const bool otherWay : {false, true}) {
            CAPTURE(begin, otherWay);
            GivenCorners given;
            for (std::size_t k = 0; k < 6; ++k) {
                given[k] = corners[(otherWay ? begin + 6 - k : begin + k) % 6];
                given[k].x += 0.004 * (k % 2 == 0 ? 1 : -1);  // as a hand has it
            }
            const auto found = vision::latticeThrough(given, 1600, 1200, land);
            REQUIRE(found);
            const GivenCorners again = vision::cornersOf(*found, 1600, 1200, land);
            // Turned half round it is the same board.
            const std::size_t turn = std::abs(again[0].x - corners[0].x) < 0.02 ? 0 : 3;
            for (std::size_t k = 0; k < 6; ++k) {
                CHECK(again[k].x == Approx(corners[(k + turn) % 6].x).margin(0.01));
                CHECK(again[k].y == Approx(corners[(k + turn) % 6].y).margin(0.01));
            }
        }
    }
}

TEST_CASE("only an island with six corners can be marked", "[vision][corners]") {
    CHECK(vision::cornerHexesOf(engine::layoutForFour().land) ==
          vision::CornerHexes{{{0, -2}, {2, -2}, {2, 0}, {0, 2}, {-2, 2}, {-2, 0}}});
    CHECK(vision::cornerHexesOf(engine::layoutForSix().land));
    CHECK_FALSE(vision::cornerHexesOf({}));
    CHECK_FALSE(vision::cornerHexesOf({{0, 0}}));
    CHECK_FALSE(vision::cornerHexesOf({{0, 0}, {1, 0}, {2, 0}}));
}
