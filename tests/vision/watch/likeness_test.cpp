// SPDX-License-Identifier: GPL-3.0-or-later
// The relief of a round piece in two pictures: the same, turned, moved, lit otherwise, and another.
#include <cmath>
#include <functional>

#include <catch2/catch.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/watch/likeness.h"

namespace {

constexpr int kTable = 80;
constexpr double kDiscRadius = 8;

using Relief = std::function<float(cv::Point2d)>;

/// A table with one disc, as chromaOf gives it: only the light, channel 2, is looked at.
cv::Mat tableWith(const Relief& relief, cv::Point2d at, double degrees, float light, float noise) {
    cv::Mat table(kTable, kTable, CV_32FC3, cv::Scalar(0, 0, 0));
    cv::RNG random(7);
    const double turn = degrees * CV_PI / 180;
    for (int y = 0; y < kTable; ++y) {
        for (int x = 0; x < kTable; ++x) {
            const cv::Point2d from(x - at.x, y - at.y);
            const cv::Point2d on(std::cos(turn) * from.x + std::sin(turn) * from.y,
                                 -std::sin(turn) * from.x + std::cos(turn) * from.y);
            const float shade = cv::norm(from) <= 1.3 * kDiscRadius ? relief(on) : 0;
            table.at<cv::Vec3f>(y, x)[2] = shade + light + static_cast<float>(random.gaussian(noise));
        }
    }
    return table;
}

/// A roof with its ridge to one side; four towers.
float settlementRelief(cv::Point2d on) {
    return std::abs(on.y) < 4 ? (on.x > 1 ? -0.6F : 0.1F) : -0.2F;
}

float cityRelief(cv::Point2d on) {
    const cv::Point2d tower(std::abs(on.x) - 4, std::abs(on.y) - 4);
    return cv::norm(tower) < 2.5 ? 0.3F : -0.4F;
}

double likeness(const cv::Mat& before, const cv::Mat& now) {
    return vision::watch::likenessAt(before, now, {40, 40}, kDiscRadius);
}

}  // namespace

TEST_CASE("a piece that was turned or nudged or stands in other light is the same piece", "[vision][watch]") {
    const cv::Mat before = tableWith(settlementRelief, {40, 40}, 0, 0.4F, 0.05F);
    CHECK(likeness(before, before) > 0.99);
    CHECK(likeness(before, tableWith(settlementRelief, {40, 40}, 0, -0.3F, 0.05F)) > 0.85);
    CHECK(likeness(before, tableWith(settlementRelief, {40, 40}, 75, 0.4F, 0.05F)) > 0.8);
    CHECK(likeness(before, tableWith(settlementRelief, {42, 38}, 190, 0.4F, 0.05F)) > 0.8);
}

TEST_CASE("another piece of the same colour on the same disc is another", "[vision][watch]") {
    const cv::Mat before = tableWith(settlementRelief, {40, 40}, 0, 0.4F, 0.05F);
    for (const double degrees : {0.0, 30.0, 120.0, 260.0}) {
        CHECK(likeness(before, tableWith(cityRelief, {40, 40}, degrees, 0.4F, 0.05F)) < 0.65);
    }
}

TEST_CASE("where there is no relief or the picture ends, nothing speaks for another piece", "[vision][watch]") {
    const Relief flat = [](cv::Point2d) { return 0.0F; };
    const cv::Mat glare = tableWith(flat, {40, 40}, 0, 0, 0.02F);
    CHECK(likeness(glare, tableWith(cityRelief, {40, 40}, 0, 0, 0.02F)) == 1);
    CHECK(likeness(tableWith(cityRelief, {40, 40}, 0, 0, 0.02F), glare) == 1);
    const cv::Mat before = tableWith(settlementRelief, {6, 40}, 0, 0, 0.02F);
    const cv::Mat now = tableWith(cityRelief, {6, 40}, 0, 0, 0.02F);
    CHECK(vision::watch::likenessAt(before, now, {6, 40}, kDiscRadius) == 1);
}
