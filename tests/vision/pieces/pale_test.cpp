// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/pale.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <catch2/catch.hpp>

#include "vision/board/shape.h"

namespace {

using vision::pieces::PaleThing;

const cv::Vec3f kPaleSand(0.0F, 0.05F, 0.05F);
const cv::Vec3f kIvory(-0.15F, 0.45F, 0.4F);
const cv::Vec3f kField(0.1F, -0.6F, -0.5F);
const cv::Vec3f kGap(0.0F, 0.0F, -0.9F);

/// A board seen from straight above whose colours `paint` says, in place of those of a side's bare surroundings.
struct Painted {
    vision::board::Rectified board;
    cv::Mat chroma;
    vision::pieces::Viewpoint viewpoint;
};

/// `paint` gets how far along and across that side a point lies.
Painted around(const vision::board::SideSite& site, const std::function<cv::Vec3f(double, double)>& paint) {
    Painted painted;
    painted.board.rgb = cv::Mat(480, 480, CV_8UC3, cv::Scalar(0));
    painted.board.sidePixels = 40;
    painted.chroma = cv::Mat(480, 480, CV_32FC3);
    for (int y = 0; y < 480; ++y) {
        for (int x = 0; x < 480; ++x) {
            const cv::Point2d from = painted.board.plane({static_cast<double>(x), static_cast<double>(y)}) - site.at;
            painted.chroma.at<cv::Vec3f>(y, x) =
                paint(from.dot(site.along), from.x * site.along.y - from.y * site.along.x);
        }
    }
    painted.viewpoint.over = site.at;
    return painted;
}

/// Two tiles with rims of sand and a gap between them.
cv::Vec3f bareSide(double across) {
    const double off = std::abs(across);
    return off < 0.015 ? kGap : off < 0.12 ? kPaleSand : kField;
}

double oddsOf(const vision::board::SideSite& site, const std::function<cv::Vec3f(double, double)>& paint) {
    const Painted painted = around(site, paint);
    const auto roads = paleRoadsAt(painted.chroma, painted.board, painted.viewpoint, site);
    return std::max_element(roads.begin(), roads.end(),
                            [](const PaleThing& a, const PaleThing& b) { return a.odds < b.odds; })
        ->odds;
}

const vision::board::SideSite& someSide() {
    return vision::board::smallShape()->sides[20];
}

}  // namespace

TEST_CASE("a pale bar on a side is likely a road, the bare side is not", "[vision][pieces]") {
    const double bare = oddsOf(someSide(), [](double, double across) { return bareSide(across); });
    const double road = oddsOf(someSide(), [](double along, double across) {
        return std::abs(along) < 0.28 && std::abs(across - 0.03) < 0.07 ? kIvory : bareSide(across);
    });
    CHECK(bare < -3);
    CHECK(road > 0);
}

TEST_CASE("what is pale from corner to corner is a rim in the light and no road", "[vision][pieces]") {
    const double rim =
        oddsOf(someSide(), [](double, double across) { return std::abs(across) < 0.07 ? kIvory : bareSide(across); });
    CHECK(rim < -2);
}

TEST_CASE("a bar of any other colour is no pale road", "[vision][pieces]") {
    for (const cv::Vec3f& colour : {cv::Vec3f(1.4F, 0.3F, -1.5F), cv::Vec3f(-0.5F, 1.0F, -1.4F)}) {
        const double odds = oddsOf(someSide(), [&](double along, double across) {
            return std::abs(along) < 0.28 && std::abs(across) < 0.07 ? colour : bareSide(across);
        });
        CHECK(odds < -1.5);
    }
}

TEST_CASE("whiter is paler and brighter than sand", "[vision][pieces]") {
    CHECK(vision::pieces::whiteness(kIvory) > vision::pieces::whiteness(kPaleSand));
    CHECK(vision::pieces::whiteness(kField) < vision::pieces::whiteness(kPaleSand));
}
