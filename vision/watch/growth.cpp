// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/growth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>

namespace vision::watch {

namespace {

// A city with all it leans, in hex sides.
constexpr double kCityReach = 0.32;
constexpr double kCityLeans = 0.4;
constexpr std::size_t kDirections = 6;

bool isRoads(cv::Point2d from, const std::vector<cv::Point2d>& roads) {
    constexpr double kFrom = 0.1;
    constexpr double kHalfWidth = 0.15;
    return std::any_of(roads.begin(), roads.end(), [&](cv::Point2d way) {
        return from.dot(way) > kFrom && std::abs(from.x * way.y - from.y * way.x) < kHalfWidth;
    });
}

}  // namespace

Growth growthAt(const board::CornerSite& site, std::size_t colour, const std::vector<cv::Point2d>& roads,
                const View& now, const Difference& difference, const Turnover& turnover) {
    constexpr float kClearly = 0.4F;
    constexpr double kGoodPart = 0.05;
    const cv::Point2d lean = now.viewpoint.lean(site.at);
    const double length = cv::norm(lean) + 1e-9;
    const cv::Point2d pixel = now.board.pixel(site.at);
    const int reach = cvRound((kCityReach + length * kCityLeans) * now.board.sidePixels) + 1;
    Growth growth;
    std::array<int, kDirections> counts{};
    cv::Point2d sum;
    int count = 0;
    for (int y = std::max(cvRound(pixel.y) - reach, 0); y <= std::min(cvRound(pixel.y) + reach, now.smooth.rows - 1);
         ++y) {
        for (int x = std::max(cvRound(pixel.x) - reach, 0);
             x <= std::min(cvRound(pixel.x) + reach, now.smooth.cols - 1); ++x) {
            const cv::Point2d foot = (cv::Point2d(x, y) - pixel) / now.board.sidePixels;
            const double up = std::clamp(foot.dot(lean) / length, 0.0, length * kCityLeans);
            const cv::Point2d from = foot - lean * (up / length);
            const double distance = cv::norm(from);
            if (distance > kCityReach || isRoads(from, roads)) {
                continue;
            }
            const float came = turnover.came[colour].at<float>(y, x);
            growth.area += static_cast<double>(came - turnover.gone[colour].at<float>(y, x));
            growth.changed += difference.changed.at<std::uint8_t>(y, x) != 0 ? 1 : 0;
            if (came > kClearly && distance > 0) {
                const double turn = std::atan2(from.y, from.x) / (2 * std::numbers::pi) + 0.5;
                ++counts[std::min(static_cast<std::size_t>(turn * kDirections), kDirections - 1)];
                sum += from / distance;
                ++count;
            }
        }
    }
    growth.area /= now.board.sidePixels * now.board.sidePixels;
    growth.changed /= now.board.sidePixels * now.board.sidePixels;
    if (count > 0) {
        growth.oneSided = cv::norm(sum) / count;
        growth.directions = static_cast<int>(
            std::count_if(counts.begin(), counts.end(), [&](int each) { return each > kGoodPart * count; }));
    }
    return growth;
}

bool isCityGrown(const Growth& growth, bool onAnySide) {
    constexpr double kLeastGrown = 0.016;
    constexpr double kMostOneSided = 0.75;
    constexpr int kLeastDirections = 3;
    constexpr double kBothSides = 0.6;
    const bool allAround = growth.oneSided < kMostOneSided && growth.directions >= kLeastDirections;
    const bool bothSides = growth.oneSided < kBothSides && growth.directions == kLeastDirections - 1;
    return growth.area > kLeastGrown && (onAnySide || allAround || bothSides);
}

}  // namespace vision::watch
