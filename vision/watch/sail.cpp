// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/sail.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace vision::watch {

namespace {

constexpr std::size_t kCuts = 13;
/// A third of the route, as long as a sail is at least.
constexpr std::size_t kSailCuts = 4;

/// How wide the colour is across the side at places along it, in hex sides.
std::array<double, kCuts> widthsOf(const cv::Mat& gain, const View& now, const board::SideSite& site) {
    constexpr double kHalfLength = 0.24;
    constexpr double kAcross = 0.3;
    constexpr double kStep = 0.01;
    constexpr float kShows = 0.4F;
    // Of the middle of a hull.
    constexpr double kHeight = 0.1;
    const cv::Point2d middle = site.at + now.viewpoint.lean(site.at) * kHeight;
    const cv::Point2d aside(-site.along.y, site.along.x);
    std::array<double, kCuts> widths{};
    for (std::size_t i = 0; i < kCuts; ++i) {
        const double along = kHalfLength * (2.0 * static_cast<double>(i) / (kCuts - 1) - 1);
        for (int step = -cvRound(kAcross / kStep); step <= cvRound(kAcross / kStep); ++step) {
            const cv::Point2d pixel = now.board.pixel(middle + site.along * along + aside * (step * kStep));
            const cv::Point at(std::clamp(cvRound(pixel.x), 0, gain.cols - 1),
                               std::clamp(cvRound(pixel.y), 0, gain.rows - 1));
            widths[i] += gain.at<float>(at) > kShows ? kStep : 0;
        }
    }
    return widths;
}

}  // namespace

double shipChanceBySail(const cv::Mat& gain, const View& now, const board::SideSite& site) {
    // How far a sail stands out of its hull, by how high it is above it, and how little of that must show.
    constexpr double kSailHeight = 0.31;
    constexpr double kLeastShown = 0.055;
    constexpr double kUnknown = 0.2;
    constexpr double kPerWidth = 60;
    constexpr double kBulge = 0.05;
    const cv::Point2d lean = now.viewpoint.lean(site.at);
    const double across = std::abs(lean.x * site.along.y - lean.y * site.along.x);
    if (kSailHeight * across < kLeastShown) {
        return kUnknown;
    }
    std::array<double, kCuts> widths = widthsOf(gain, now, site);
    double widest = 0;
    for (std::size_t first = 0; first + kSailCuts <= kCuts; ++first) {
        double sum = 0;
        for (std::size_t i = 0; i < kSailCuts; ++i) {
            sum += widths[first + i];
        }
        widest = std::max(widest, sum / kSailCuts);
    }
    std::sort(widths.begin(), widths.end());
    const double hull = widths[kCuts / 4];
    return 1 / (1 + std::exp(-kPerWidth * (widest - hull - kBulge)));
}

}  // namespace vision::watch
