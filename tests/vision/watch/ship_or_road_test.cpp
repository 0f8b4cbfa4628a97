// SPDX-License-Identifier: GPL-3.0-or-later
// What tells a ship from a road on the coast, by the outline of what came.
#include "tests/places.h"
#include "vision/watch/ship_or_road.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>

#include <catch2/catch.hpp>

#include "tests/vision/support/pictures.h"
#include "vision/board/plain.h"
#include "vision/read_photo.h"

namespace {

/// A rendered table seen slantwise.
vision::watch::View slantwiseView() {
    const auto photo = vision::readPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0013.jpg");
    REQUIRE(photo);
    const cv::Mat rgb(photo->image.height, photo->image.width, CV_8UC3,
                      const_cast<std::uint8_t*>(photo->image.rgb.data()));
    return vision::watch::viewOf(rgb, vision::board::matrixOf(photo->board.homography), vision::board::smallShape());
}

/// 1 where a bar along the side is seen, wider by `sail` hex sides on most of its length.
cv::Mat gainOf(const vision::watch::View& view, const vision::board::SideSite& site, double sail) {
    constexpr double kHullHeight = 0.1;
    cv::Mat gain = cv::Mat::zeros(view.smooth.size(), CV_32FC1);
    const cv::Point2d middle = site.at + view.viewpoint.lean(site.at) * kHullHeight;
    for (double along = -0.26; along <= 0.26; along += 0.004) {
        const double wide = std::abs(along) < 0.16 ? sail : 0;
        for (double across = -0.06; across <= 0.06 + wide; across += 0.004) {
            const cv::Point2d at = middle + site.along * along + cv::Point2d(-site.along.y, site.along.x) * across;
            const cv::Point2d pixel = view.board.pixel(at);
            gain.at<float>(cvRound(pixel.y), cvRound(pixel.x)) = 1;
        }
    }
    return gain;
}

/// Darkens half of the length of whatever lies on a side; `contrast` is a logarithm.
void shade(vision::watch::View& view, const vision::board::SideSite& site, double contrast) {
    for (double along = -0.4; along <= 0.4; along += 0.01) {
        for (double across = -0.3; across <= 0.3; across += 0.01) {
            const cv::Point2d at = site.at + site.along * along + cv::Point2d(-site.along.y, site.along.x) * across;
            const cv::Point2d pixel = view.board.pixel(at);
            view.smooth.at<cv::Vec3f>(cvRound(pixel.y), cvRound(pixel.x))[2] =
                static_cast<float>(along < 0 ? -contrast : 0);
        }
    }
}

}  // namespace

TEST_CASE("a route more uneven than the table's roads is rather a ship", "[vision][watch][ships]") {
    vision::watch::View view = slantwiseView();
    const vision::board::Shape& shape = *view.board.shape;
    const vision::board::SideSite& site = shape.sides[shape.sides.size() / 2];
    const auto unevenness = [&](double contrast) {
        shade(view, site, contrast);
        return vision::watch::unevennessAlong(view, site.at, site.along);
    };
    const cv::Mat plain = cv::Mat::zeros(view.smooth.size(), CV_32FC3);
    const auto chance = [&](double contrast, std::optional<double> usual) {
        shade(view, site, contrast);
        const auto top = vision::watch::topOf(view, plain, site, site.at);
        return vision::watch::shipChance(0.2, top,
                                         usual ? std::optional(vision::watch::RouteTop{*usual, 0}) : std::nullopt);
    };
    CHECK(unevenness(0) == Approx(0).margin(1e-6));
    // Half and half: half of the difference.
    CHECK(unevenness(0.4) == Approx(0.2).margin(0.01));

    CHECK(chance(0, 0.02) < 0.1);
    CHECK(chance(0.1, 0.02) < 0.2);
    CHECK(chance(0.5, 0.02) > 0.8);
    // Among carved roads that is usual.
    CHECK(chance(0.5, 0.22) < 0.2);
    // Without roads to compare with, only the sail tells.
    CHECK(chance(0.5, std::nullopt) == Approx(0.2));
}

TEST_CASE("a line along the middle of a route is a sail seen from above, if the roads have none",
          "[vision][watch][ships]") {
    const vision::watch::View view = slantwiseView();
    const vision::board::Shape& shape = *view.board.shape;
    const vision::board::SideSite& site = shape.sides[shape.sides.size() / 2];
    const cv::Point2d across(-site.along.y, site.along.x);
    // A deck, half a hex side long; a line along its middle or to one side of it.
    const auto lineOn = [&](double light, double aside, double half) {
        cv::Mat chroma = cv::Mat::zeros(view.smooth.size(), CV_32FC3);
        for (int y = 0; y < chroma.rows; ++y) {
            for (int x = 0; x < chroma.cols; ++x) {
                const cv::Point2d from = view.board.plane(cv::Point2d(x, y)) - site.at;
                if (std::abs(from.dot(site.along)) < 0.3 && std::abs(from.dot(across) - aside) < half) {
                    chroma.at<cv::Vec3f>(y, x)[2] = static_cast<float>(light);
                }
            }
        }
        return vision::watch::lineAlong(chroma, view.board, site.at, site.along);
    };
    CHECK(lineOn(-0.6, 0, 0.016) > 0.5);
    CHECK(lineOn(0.6, 0, 0.016) > 0.5);
    CHECK(lineOn(0, 0, 0.016) == 0);
    // The edge of a plain road, and what is as broad as one.
    CHECK(lineOn(-0.6, 0.3, 0.25) == 0);
    CHECK(lineOn(-0.6, 0, 0.08) == 0);

    const vision::watch::RouteTop sail{0.1, 0.6};
    CHECK(vision::watch::shipChance(0.05, sail, vision::watch::RouteTop{0.1, 0.05}) > 0.7);
    CHECK(vision::watch::shipChance(0.05, {0.1, 0.2}, vision::watch::RouteTop{0.1, 0.05}) < 0.1);
    CHECK(vision::watch::shipChance(0.05, sail, vision::watch::RouteTop{0.1, 0.5}) < 0.1);
}

TEST_CASE("a sail that stands out of its hull makes a ship, seen slantwise", "[vision][watch][ships]") {
    const vision::watch::View view = slantwiseView();
    int slantwise = 0;
    for (const vision::board::SideSite& site : view.board.shape->sides) {
        const cv::Point2d lean = view.viewpoint.lean(site.at);
        // Which way a sail stands out of its hull.
        const double across = lean.dot(cv::Point2d(-site.along.y, site.along.x));
        const double road = shipChanceByOutline(gainOf(view, site, 0), view, site);
        const double ship = shipChanceByOutline(gainOf(view, site, 0.14), view, site);
        CAPTURE(across, road, ship);
        CHECK(road < 0.3);
        if (across > 0.3) {
            ++slantwise;
            CHECK(ship > 0.5);
        }
    }
    CHECK(slantwise > 5);
    // Where nothing came, nothing is known.
    CHECK(shipChanceByOutline(cv::Mat::zeros(view.smooth.size(), CV_32FC1), view, view.board.shape->sides[0]) < 0.5);
}
