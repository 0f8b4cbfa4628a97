// SPDX-License-Identifier: GPL-3.0-or-later
// The net that tells kinds of pieces by their outlines, on plain drawings.
#include "vision/pieces/outline_kind.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numeric>
#include <vector>

#include <catch2/catch.hpp>
#include <opencv2/core.hpp>

#include "vision/pieces/spots.h"

namespace {

using vision::pieces::kOutlineWindow;
using vision::pieces::OutlineKind;

/// A board of one colour, 40 pixels to a hex side, looked at slantwise: what is one hex side high at (1, 0) leans by
/// `lean` to the right.
struct Drawing {
    vision::board::Rectified board;
    vision::pieces::Viewpoint viewpoint;
    cv::Mat share = cv::Mat::zeros(400, 400, CV_32FC1);

    explicit Drawing(double lean) {
        board.rgb = cv::Mat::zeros(share.size(), CV_8UC3);
        board.known = cv::Mat(share.size(), CV_8UC1, cv::Scalar(255));
        board.sidePixels = 40;
        viewpoint.height = 10;
        viewpoint.over = cv::Point2d(1 - 10 * lean, 0);
    }
    /// Sets what lies, seen from (1, 0), within a shape: hex sides to the right and up.
    void draw(const std::function<bool(double, double)>& within) {
        for (int y = 0; y < share.rows; ++y) {
            for (int x = 0; x < share.cols; ++x) {
                const cv::Point2d at = board.plane({static_cast<double>(x), static_cast<double>(y)});
                if (within(at.x - 1, -at.y)) {
                    share.at<float>(y, x) = 1;
                }
            }
        }
    }
    [[nodiscard]] std::vector<float> window() const {
        const auto spots = vision::pieces::spotsOf(share, cv::Mat(share.size(), CV_8UC1, cv::Scalar(255)));
        REQUIRE(spots.size() == 1);
        return vision::pieces::outlineWindow(board, viewpoint, spots.front(), share);
    }
    [[nodiscard]] vision::pieces::OutlineChances told() const {
        return vision::pieces::classifyOutline(window(), cv::norm(viewpoint.lean({1, 0})));
    }
};

double chanceOf(const vision::pieces::OutlineChances& chances, OutlineKind kind) {
    return chances[static_cast<std::size_t>(kind)];
}

bool isBar(double along, double across, double length, double width) {
    return std::abs(along) < length / 2 && std::abs(across) < width / 2;
}

}  // namespace

TEST_CASE("a spot is seen in its window turned so that what is high leans upwards", "[vision][pieces]") {
    // A wedge that grows wider to the right, the way that things lean there.
    Drawing drawing(0.5);
    drawing.draw([](double right, double up) { return right > 0 && right < 0.4 && std::abs(up) < 0.02 + right / 2; });
    const std::vector<float> window = drawing.window();
    REQUIRE(window.size() == static_cast<std::size_t>(kOutlineWindow) * kOutlineWindow);
    const auto rowSum = [&](int row) {
        const auto first = window.begin() + static_cast<std::ptrdiff_t>(row) * kOutlineWindow;
        return std::accumulate(first, first + kOutlineWindow, 0.0F);
    };
    // Its middle is in the middle: about ten pixels below the wide end, which is up.
    CHECK(rowSum(kOutlineWindow / 2 - 4) > rowSum(kOutlineWindow / 2 + 4) + 2);
    CHECK(rowSum(1) == Approx(0));
    CHECK(rowSum(kOutlineWindow - 2) == Approx(0));
    const float all = std::accumulate(window.begin(), window.end(), 0.0F);
    CHECK(all == Approx(cv::sum(drawing.share)[0]).epsilon(0.03));
}

TEST_CASE("the chances of what a spot may be add up, and plain shapes are told", "[vision][pieces][SA-4]") {
    for (const double turn : {0.0, 0.6, 1.2, 1.8, 2.4}) {
        const double c = std::cos(turn);
        const double s = std::sin(turn);
        CAPTURE(turn);
        Drawing road(0.1);
        road.draw([&](double x, double y) { return isBar(c * x + s * y, c * y - s * x, 0.52, 0.13); });
        const auto seen = road.told();
        CHECK(std::accumulate(seen.begin(), seen.end(), 0.0) == Approx(1));
        CHECK(chanceOf(seen, OutlineKind::Road) > 0.5);

        Drawing soldier(0.5);
        soldier.draw(
            [&](double x, double y) { return std::hypot(std::max(0.0, std::abs(x - 0.08) - 0.07), y) < 0.07; });
        CHECK(chanceOf(soldier.told(), OutlineKind::Soldier) > 0.5);

        Drawing factory(0.1);
        factory.draw([&](double x, double y) { return isBar(c * x + s * y, c * y - s * x, 0.46, 0.34); });
        CHECK(chanceOf(factory.told(), OutlineKind::Factory) > chanceOf(factory.told(), OutlineKind::Settlement));
    }
}

TEST_CASE("what is tiny or fills the window does no harm", "[vision][pieces]") {
    const std::size_t count = static_cast<std::size_t>(kOutlineWindow) * kOutlineWindow;
    for (const float share : {0.0F, 1.0F}) {
        const auto chances = vision::pieces::classifyOutline(std::vector<float>(count, share), 5);
        CHECK(std::accumulate(chances.begin(), chances.end(), 0.0) == Approx(1));
        CHECK(std::all_of(chances.begin(), chances.end(), [](double chance) { return chance >= 0 && chance <= 1; }));
    }
}
