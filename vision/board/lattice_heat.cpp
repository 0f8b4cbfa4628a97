// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/lattice_heat.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include <opencv2/imgproc.hpp>

#include "engine/check.h"
#include "vision/board/lattice.h"
#include "vision/net/shipped_nets.h"

namespace vision::board {

namespace {

/// The net sees the whole picture with its longer side so long, and says something every few pixels for each map,
/// kParts x kParts times.
constexpr int kLonger = 320;
constexpr int kSmallest = 48;
constexpr int kStep = 8;
constexpr int kParts = 2;
constexpr double kHeatStep = static_cast<double>(kStep) / kParts;
/// Pictures that hardly differ in colour are not blown up beyond this spread.
constexpr double kLeastSpread = 10;
constexpr double kLeastPeak = 0.15;

/// The net's maps, in the order of its outputs; each has kParts x kParts of them, row by row.
enum HeatMap : std::size_t { kMiddles, kCorners, kCoast, kLand, kHeatMaps };

/// Each colour about its mean, all by one measure.
net::Sheet evened(const cv::Mat& rgb) {
    cv::Mat values;
    rgb.convertTo(values, CV_32F);
    values -= cv::mean(values);
    const double spread = cv::norm(values) / std::sqrt(3.0 * static_cast<double>(values.total()));
    values *= 1 / std::max(spread, kLeastSpread);
    net::Sheet sheet{static_cast<std::size_t>(rgb.cols), static_cast<std::size_t>(rgb.rows), 3, {}};
    sheet.values.assign(values.ptr<float>(), values.ptr<float>() + 3 * values.total());
    return sheet;
}

cv::Mat mapOf(const net::Sheet& said, HeatMap which, float sharpness) {
    cv::Mat map(static_cast<int>(said.height) * kParts, static_cast<int>(said.width) * kParts, CV_32F);
    for (int y = 0; y < map.rows; ++y) {
        for (int x = 0; x < map.cols; ++x) {
            const auto place = static_cast<std::size_t>(y / kParts) * said.width + static_cast<std::size_t>(x / kParts);
            const int inPlace = y % kParts * kParts + x % kParts;
            const auto part = static_cast<std::size_t>(inPlace);
            const float log = said.values[place * said.channels + which * kParts * kParts + part];
            map.at<float>(y, x) = 1 / (1 + std::exp(-sharpness * log));
        }
    }
    return map;
}

}  // namespace

LatticePeaks LatticeHeat::peaks() const {
    LatticePeaks found{peaksOf(middles, kLeastPeak), peaksOf(corners, kLeastPeak)};
    for (auto* const list : {&found.middles, &found.corners}) {
        for (LatticePeak& peak : *list) {
            peak.at = pixel(peak.at);
        }
    }
    return found;
}

std::optional<double> LatticeHeat::landAt(cv::Point2d at) const {
    const cv::Point place(cvRound((at.x - origin.x) / scale.x), cvRound((at.y - origin.y) / scale.y));
    if (!cv::Rect({}, land.size()).contains(place)) {
        return std::nullopt;
    }
    return static_cast<double>(land.at<float>(place));
}

std::optional<double> LatticeHeat::landOn(const cv::Matx33d& homography, engine::Hex hex) const {
    double sum = 0;
    int count = 0;
    constexpr int kAsked = 13;
    const auto ask = [&](cv::Point2d at) {
        if (const auto chance = landAt(apply(homography, at))) {
            sum += *chance;
            ++count;
        }
    };
    const cv::Point2d middle = centreOf(hex);
    ask(middle);
    for (int k = 0; k < 6; ++k) {
        const cv::Point2d out = cornerOf(hex, k) - middle;
        ask(middle + out * 0.4);
        ask(middle + out * 0.7);
    }
    return 2 * count >= kAsked ? std::optional(sum / count) : std::nullopt;
}

std::optional<double> LatticeHeat::mostNear(const cv::Mat& map, cv::Point2d at) const {
    const cv::Point place(cvRound((at.x - origin.x) / scale.x), cvRound((at.y - origin.y) / scale.y));
    const cv::Rect whole({}, map.size());
    if (!whole.contains(place)) {
        return std::nullopt;
    }
    double most = 0;
    cv::minMaxLoc(map(cv::Rect(place - cv::Point(1, 1), cv::Size(3, 3)) & whole), nullptr, &most);
    return most;
}

LatticeHeat latticeHeat(const cv::Mat& rgb) {
    if (std::min(rgb.cols, rgb.rows) < kSmallest) {
        return {};
    }
    const double factor = static_cast<double>(kLonger) / std::max(rgb.cols, rgb.rows);
    const cv::Size size(std::max(1, cvRound(rgb.cols * factor)), std::max(1, cvRound(rgb.rows * factor)));
    cv::Mat small;
    cv::resize(rgb, small, size, 0, 0, factor < 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
    const net::TrainedNet& lattice = net::nets().lattice;
    const net::Sheet said = lattice.net.spread(evened(small));
    ADJ_CHECK(said.channels == kHeatMaps * kParts * kParts, "the lattice net says its maps");
    LatticeHeat heat;
    heat.middles = mapOf(said, kMiddles, lattice.sharpness);
    heat.corners = mapOf(said, kCorners, lattice.sharpness);
    heat.land = mapOf(said, kLand, lattice.sharpness);
    heat.scale = {kHeatStep * rgb.cols / size.width, kHeatStep * rgb.rows / size.height};
    // A place's parts lie around its pixel: the first map place is half a part before the first pixel.
    const double first = 0.5 - kHeatStep / 2;
    heat.origin = {first * rgb.cols / size.width - 0.5, first * rgb.rows / size.height - 0.5};
    return heat;
}

}  // namespace vision::board
