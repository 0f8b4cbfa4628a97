// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/outline_at.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/spots.h"

namespace vision::watch {

std::optional<pieces::OutlineChances> outlineAt(const cv::Mat& gain, const View& now, cv::Point2d middle,
                                                double radius) {
    constexpr double kLeastArea = 0.011;
    const double side = now.board.sidePixels;
    cv::Mat around = cv::Mat::zeros(gain.size(), CV_8UC1);
    cv::circle(around, cv::Point(now.board.pixel(middle)), cvRound(radius * side), cv::Scalar(255), cv::FILLED);
    const std::vector<pieces::Spot> spots = pieces::spotsOf(gain, around);
    const auto largest = std::max_element(
        spots.begin(), spots.end(), [](const auto& a, const auto& b) { return a.pixels.size() < b.pixels.size(); });
    if (largest == spots.end() || static_cast<double>(largest->pixels.size()) < kLeastArea * side * side) {
        return std::nullopt;
    }
    const double lean = cv::norm(now.viewpoint.lean(middle));
    return pieces::classifyOutline(pieces::outlineWindow(now.board, now.viewpoint, *largest, gain), lean);
}

double oddsOf(const pieces::OutlineChances& chances, std::initializer_list<pieces::OutlineKind> ones,
              std::initializer_list<pieces::OutlineKind> others) {
    constexpr double kLeast = 1e-6;
    const auto sumOf = [&](std::initializer_list<pieces::OutlineKind> kinds) {
        double sum = kLeast;
        for (const pieces::OutlineKind kind : kinds) {
            sum += chances[static_cast<std::size_t>(kind)];
        }
        return sum;
    };
    return std::log(sumOf(ones) / sumOf(others));
}

}  // namespace vision::watch
