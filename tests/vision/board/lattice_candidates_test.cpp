// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/lattice_candidates.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "tests/vision/support/pictures.h"
#include "tests/vision/support/truth.h"
#include "vision/board/lattice.h"
#include "vision/read_photo.h"

namespace {

using engine::Hex;
using vision::board::FreeLattice;
using vision::board::LatticeCandidate;
using vision::board::LatticeHeat;
using vision::board::ShapePtr;

constexpr int kPictureWidth = 640;
constexpr int kPictureHeight = 480;
constexpr double kHeatPlace = 4;

/// A board with sides of so many pixels, its plane's origin at a pixel, turned.
cv::Matx33d laid(double side, cv::Point2d origin, double degrees) {
    const double a = degrees * CV_PI / 180;
    return {
        side * std::cos(a), -side * std::sin(a), origin.x, side * std::sin(a), side * std::cos(a), origin.y, 0, 0, 1};
}

/// The land of a board as a net would see it that is never quite sure.
LatticeHeat heatOf(const ShapePtr& shape, const cv::Matx33d& homography) {
    LatticeHeat heat;
    heat.scale = {kHeatPlace, kHeatPlace};
    heat.origin = {0, 0};
    heat.land =
        cv::Mat(static_cast<int>(kPictureHeight / kHeatPlace), static_cast<int>(kPictureWidth / kHeatPlace), CV_32F);
    const cv::Matx33d back = homography.inv();
    for (int y = 0; y < heat.land.rows; ++y) {
        for (int x = 0; x < heat.land.cols; ++x) {
            const cv::Point2d at = vision::board::apply(back, heat.pixel(cv::Point2d(x, y)));
            const bool isLand = std::any_of(shape->centres.begin(), shape->centres.end(), [&](cv::Point2d centre) {
                return vision::board::hexRadius(at - centre) <= 1;
            });
            heat.land.at<float>(y, x) = isLand ? 0.9F : 0.1F;
        }
    }
    return heat;
}

/// The lattice with a hex of the board as its 0,0, of which so many hexes were seen.
FreeLattice latticeAt(const ShapePtr& shape, const cv::Matx33d& homography, Hex origin, std::size_t seen) {
    const cv::Point2d by = vision::board::centreOf(origin);
    FreeLattice lattice{homography * cv::Matx33d(1, 0, by.x, 0, 1, by.y, 0, 0, 1), {}, 0.9};
    for (const Hex hex : shape->land()) {
        const cv::Point2d at = vision::board::apply(homography, vision::board::centreOf(hex));
        if (cv::Rect2d(0, 0, kPictureWidth, kPictureHeight).contains(at) && lattice.hexes.size() < seen) {
            lattice.hexes.push_back({hex.q - origin.q, hex.r - origin.r});
        }
    }
    std::sort(lattice.hexes.begin(), lattice.hexes.end());
    return lattice;
}

/// How far a candidate has the board's hexes from where they are, at most, in hex sides; as the board's turns allow.
double off(const LatticeCandidate& candidate, const cv::Matx33d& homography) {
    const cv::Matx33d back = homography.inv() * candidate.homography;
    double best = 1e9;
    for (const vision::Turn& turn : candidate.shape->turns) {
        double most = 0;
        for (const Hex hex : candidate.shape->land()) {
            const cv::Point2d at = vision::board::apply(back, vision::board::centreOf(hex));
            most = std::max(most, cv::norm(at - vision::board::centreOf(vision::oldName(hex, turn))));
        }
        best = std::min(best, most);
    }
    return best;
}

/// How far a candidate has the board's hexes from where a scene's truth has them, at most, in pixels; as the turns
/// allow.
double pixelsOff(const LatticeCandidate& candidate, const tests::Truth& truth) {
    double best = 1e9;
    for (const vision::Turn& turn : candidate.shape->turns) {
        double most = 0;
        for (const Hex hex : candidate.shape->land()) {
            const cv::Point2d at = vision::board::apply(candidate.homography, vision::board::centreOf(hex));
            const cv::Point2d plane = vision::board::centreOf(vision::oldName(hex, turn));
            const vision::Point is = truth.pixel({plane.x, plane.y});
            most = std::max(most, cv::norm(at - cv::Point2d(is.x, is.y)));
        }
        best = std::min(best, most);
    }
    return best;
}

cv::Mat matrixOf(vision::Image& image) {
    return {image.height, image.width, CV_8UC3, image.rgb.data()};
}

std::vector<vision::board::LatticeCandidate> candidatesIn(const cv::Mat& rgb,
                                                          const std::vector<vision::board::ShapePtr>& shapes) {
    return vision::board::latticeCandidates(vision::board::latticeHeat(rgb), rgb.size(), shapes);
}

}  // namespace

TEST_CASE("a board is laid where the land is, whatever the lattice calls its hexes", "[vision][lattice]") {
    for (const ShapePtr& shape : {vision::board::smallShape(), vision::board::largeShape()}) {
        for (const double turn : {0.0, 20.0, 80.0, 150.0}) {
            for (const Hex origin : {Hex{0, 0}, Hex{3, -1}, Hex{-2, 5}}) {
                CAPTURE(shape->land().size(), turn, origin.q, origin.r);
                const auto homography = laid(32, {330, 250}, turn);
                const auto lattice = latticeAt(shape, homography, origin, 15);
                const auto candidates = vision::board::placed(lattice, heatOf(shape, homography), shape);
                REQUIRE_FALSE(candidates.empty());
                CHECK(off(candidates.front(), homography) < 1e-6);
                CHECK(candidates.front().support > 0.6);
                CHECK(candidates.size() <= 3);
            }
        }
    }
}

TEST_CASE("a board that is cut is laid where its coast is", "[vision][lattice]") {
    const ShapePtr& shape = vision::board::smallShape();
    for (const auto& [x, y] : {std::pair{320.0, 480.0}, {0.0, 240.0}, {640.0, 200.0}, {300.0, 10.0}}) {
        CAPTURE(x, y);
        const auto homography = laid(60, {x, y}, 10);
        const auto candidates =
            vision::board::placed(latticeAt(shape, homography, {1, 1}, 19), heatOf(shape, homography), shape);
        REQUIRE_FALSE(candidates.empty());
        CHECK(off(candidates.front(), homography) < 1e-6);
    }
}

TEST_CASE("no board is laid where no land is", "[vision][lattice]") {
    const ShapePtr& shape = vision::board::smallShape();
    const auto homography = laid(32, {330, 250}, 0);
    LatticeHeat heat = heatOf(shape, homography);
    heat.land.setTo(0.1);
    auto lattice = latticeAt(shape, homography, {0, 0}, 7);
    CHECK(vision::board::placed(lattice, heat, shape).size() <= 3);
    heat.land.setTo(0.9);
    // Land everywhere: no place of the board explains what lies beside it.
    CHECK(vision::board::placed(lattice, heat, shape).empty());
}

TEST_CASE("the lattice net sees boards whatever their frame's colour", "[vision][lattice]") {
    int scenes = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(ADJ_SOURCE_DIR) / "tests/data/scenes")) {
        if (entry.path().extension() != ".jpg") {
            continue;
        }
        CAPTURE(entry.path());
        ++scenes;
        auto image = vision::loadPhoto(entry.path());
        REQUIRE(image);
        std::filesystem::path json = entry.path();
        const tests::Truth truth = tests::readTruth(json.replace_extension(".json"));
        for (const bool isGrey : {false, true}) {
            CAPTURE(isGrey);
            for (std::size_t i = 0; isGrey && i < image->rgb.size(); i += 3) {
                if (image->rgb[i + 2] > image->rgb[i]) {
                    image->rgb[i + 2] = image->rgb[i + 1] = image->rgb[i];
                }
            }
            const auto candidates = candidatesIn(matrixOf(*image), {vision::board::smallShape()});
            REQUIRE_FALSE(candidates.empty());
            const cv::Matx33d& h = candidates.front().homography;
            const double side = cv::norm(vision::board::apply(h, {1, 0}) - vision::board::apply(h, {0, 0}));
            CHECK(pixelsOff(candidates.front(), truth) < side / 3);
        }
    }
    CHECK(scenes > 0);
}

TEST_CASE("the lattice net sees no board in pictures of other things", "[vision][lattice]") {
    const std::vector<vision::board::ShapePtr> shapes{vision::board::smallShape(), vision::board::largeShape()};
    for (const auto& [width, height] : {std::pair{1, 1}, {3000, 2}, {60, 60}, {1000, 800}}) {
        vision::Image image = tests::filled(width, height, {90, 120, 60});
        CHECK(candidatesIn(matrixOf(image), shapes).empty());
        tests::addGrain(image, 127, 5);
        CHECK(candidatesIn(matrixOf(image), shapes).empty());
    }
    // A honeycomb all over the picture, in one colour and in many.
    for (const bool isColoured : {false, true}) {
        vision::Image honeycomb = tests::filled(1000, 800, {60, 40, 20});
        int count = 0;
        for (int row = 0; row < 16; ++row) {
            for (int column = 0; column < 18; ++column) {
                const auto shade = static_cast<std::uint8_t>(isColoured ? 60 + (++count * 37) % 150 : 190);
                tests::fillPolygon(honeycomb, 60.0 * column + (row % 2) * 30, 52.0 * row, 33, 6, 30,
                                   {shade, 150, isColoured ? static_cast<std::uint8_t>(250 - shade) : shade});
            }
        }
        CAPTURE(isColoured);
        CHECK(candidatesIn(matrixOf(honeycomb), shapes).empty());
    }
}
