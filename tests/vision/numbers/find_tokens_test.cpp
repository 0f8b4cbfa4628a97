// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstdint>

#include <catch2/catch.hpp>
#include <opencv2/core.hpp>

#include "tests/vision/support/pictures.h"
#include "vision/board/lattice.h"
#include "vision/numbers/find_tokens.h"

using vision::numbers::findTokens;

namespace {

const std::vector<engine::Hex> kLand = engine::layoutForFour().land;

constexpr int kTokenBoardSize = 587;
constexpr double kTokenBoardMiddle = (kTokenBoardSize - 1) / 2.0;
constexpr double kDrawnRadius = 0.24;

/// Where the test lays the token of hex `i`: up to 0.45 hex sides from the middle.
cv::Point2d placeOf(std::size_t i) {
    const double off = 0.45 * static_cast<double>(i % 5) / 4;
    const double angle = 2.4 * static_cast<double>(i);
    return vision::board::centreOf(kLand[i]) + off * cv::Point2d(std::cos(angle), std::sin(angle));
}

vision::board::Rectified boardOf(const vision::Image& image) {
    const cv::Mat rgb(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
    return {rgb.clone(), vision::numbers::kSidePixels, cv::Mat(rgb.size(), CV_8UC1, cv::Scalar(255))};
}

}  // namespace

TEST_CASE("tokens are found where they lie, not in the middle of their hexes", "[vision][numbers]") {
    // Each hex on a ground of its own, lighter ones too; every fifth has no token.
    vision::Image image = tests::filled(kTokenBoardSize, kTokenBoardSize, {70, 90, 60});
    const auto pixels = [](double board) { return kTokenBoardMiddle + board * vision::numbers::kSidePixels; };
    for (std::size_t i = 0; i < kLand.size(); ++i) {
        const cv::Point2d middle = vision::board::centreOf(kLand[i]);
        const auto shade = static_cast<std::uint8_t>(40 + 7 * i);
        tests::fillPolygon(image, pixels(middle.x), pixels(middle.y), 0.95 * vision::numbers::kSidePixels, 6, -90,
                           {shade, static_cast<std::uint8_t>(shade / 2 + 60), 50});
    }
    for (std::size_t i = 0; i < kLand.size(); ++i) {
        if (i % 5 != 4) {
            const cv::Point2d at = placeOf(i);
            tests::fillPolygon(image, pixels(at.x), pixels(at.y), kDrawnRadius * vision::numbers::kSidePixels, 48, 0,
                               {235, 225, 190});
        }
    }
    tests::addGrain(image, 8, 3);

    const auto places = findTokens(boardOf(image));
    REQUIRE(places.size() == kLand.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        CAPTURE(i);
        REQUIRE_FALSE(places[i].empty());
        const auto& best = places[i].front();
        if (i % 5 == 4) {
            CHECK(best.strength < 0.3);
            continue;
        }
        CHECK(best.strength > 0.5);
        CHECK(std::hypot(best.at.x - placeOf(i).x, best.at.y - placeOf(i).y) < 0.04);
        CHECK(std::abs(best.radius - kDrawnRadius) < 0.03);
    }
}
