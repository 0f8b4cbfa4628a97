// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/bare_sites.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <catch2/catch.hpp>

#include "vision/board/shape.h"

namespace {

using vision::pieces::Unlike;

const cv::Vec3f kBareSand(0.0F, 0.05F, 0.05F);
const cv::Vec3f kBareGap(0.0F, 0.0F, -0.9F);
const cv::Vec3f kBareTile(0.1F, -0.6F, -0.5F);

/// A bare board seen from straight above: tiles with rims of sand and gaps between them.
cv::Vec3f bareBoard(cv::Point2d at) {
    double radius = 2;
    for (const cv::Point2d centre : vision::board::smallShape()->centres) {
        radius = std::min(radius, vision::board::hexRadius(at - centre));
    }
    return radius > 0.98 ? kBareGap : radius > 0.85 ? kBareSand : kBareTile;
}

/// `paint` says what lies on the bare board; `hidden` how much of a pixel is a coloured piece's.
Unlike unlikeOn(
    const std::function<cv::Vec3f(cv::Point2d)>& paint,
    const std::function<float(cv::Point2d)>& hidden = [](cv::Point2d) { return 0.0F; }) {
    vision::board::Rectified board;
    board.rgb = cv::Mat(480, 480, CV_8UC3, cv::Scalar(0));
    board.sidePixels = 40;
    cv::Mat chroma(480, 480, CV_32FC3);
    cv::Mat coloured(480, 480, CV_32FC1);
    for (int y = 0; y < 480; ++y) {
        for (int x = 0; x < 480; ++x) {
            const cv::Point2d at = board.plane({static_cast<double>(x), static_cast<double>(y)});
            chroma.at<cv::Vec3f>(y, x) = paint(at);
            coloured.at<float>(y, x) = hidden(at);
        }
    }
    const auto& shape = *board.shape;
    return vision::pieces::unlikeBare({chroma, coloured, board}, std::vector<bool>(shape.corners.size(), true),
                                      std::vector<bool>(shape.sides.size(), true));
}

/// The middle of the island, where three tiles meet.
constexpr std::size_t kInnerCorner = 27;
constexpr std::size_t kInnerSide = 36;

/// Something of the sand's own colours, shaded here and there as a moulded piece is.
cv::Vec3f mouldedAt(cv::Point2d at) {
    return kBareSand + cv::Vec3f(0, 0, std::sin(45 * at.x) * std::sin(45 * at.y) > 0 ? 0.1F : -0.5F);
}

}  // namespace

TEST_CASE("on a bare board no inner corner or side is unlike the others", "[vision][pieces]") {
    const Unlike unlike = unlikeOn(bareBoard);
    const auto& shape = *vision::board::smallShape();
    REQUIRE(unlike.corners.size() == shape.corners.size());
    REQUIRE(unlike.sides.size() == shape.sides.size());
    for (const std::vector<double>* sites : {&unlike.corners, &unlike.sides}) {
        CHECK(*std::max_element(sites->begin(), sites->end()) < 3);
    }
}

TEST_CASE("a piece of the sand's colour is told by its hiding sand and gap", "[vision][pieces]") {
    const auto& shape = *vision::board::smallShape();
    const cv::Point2d corner = shape.corners[kInnerCorner].at;
    const vision::board::SideSite& side = shape.sides[kInnerSide];
    const Unlike unlike = unlikeOn([&](cv::Point2d at) {
        const cv::Point2d from = at - side.at;
        const bool onSide = std::abs(from.dot(side.along)) < 0.28 && std::abs(from.cross(side.along)) < 0.08;
        return cv::norm(at - corner) < 0.2 || onSide ? mouldedAt(at) : bareBoard(at);
    });
    CHECK(std::max_element(unlike.corners.begin(), unlike.corners.end()) - unlike.corners.begin() == kInnerCorner);
    CHECK(unlike.corners[kInnerCorner] > 5);
    CHECK(std::max_element(unlike.sides.begin(), unlike.sides.end()) - unlike.sides.begin() == kInnerSide);
    CHECK(unlike.sides[kInnerSide] > 5);
}

TEST_CASE("what a coloured piece hides of a corner says nothing of another piece there", "[vision][pieces]") {
    const cv::Point2d corner = vision::board::smallShape()->corners[kInnerCorner].at;
    const auto isRoad = [&](cv::Point2d at) { return at.x > corner.x && cv::norm(at - corner) < 0.3; };
    const cv::Vec3f red(1.5F, 0.3F, -1.9F);
    const auto paint = [&](cv::Point2d at) { return isRoad(at) ? red : bareBoard(at); };
    const Unlike told = unlikeOn(paint, [&](cv::Point2d at) { return isRoad(at) ? 1.0F : 0.0F; });
    const Unlike untold = unlikeOn(paint);
    CHECK(untold.corners[kInnerCorner] > 5);
    CHECK(told.corners[kInnerCorner] < 0.3 * untold.corners[kInnerCorner]);
}
