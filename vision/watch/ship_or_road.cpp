// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/ship_or_road.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "vision/reading/median.h"
#include "vision/watch/outline_at.h"
#include "vision/watch/site_changes.h"

namespace vision::watch {

namespace {

/// Where the route is seen, and where it would be seen at the middle of its side: one of them may be off.
double unevennessAt(const View& now, const board::SideSite& site, cv::Point2d seenAt) {
    constexpr double kTopHeight = 0.09;
    const cv::Point2d top = site.at + now.viewpoint.lean(site.at) * kTopHeight;
    return (unevennessAlong(now, seenAt, site.along) + unevennessAlong(now, top, site.along)) / 2;
}

}  // namespace

double shipChanceByOutline(const cv::Mat& gain, const View& now, const board::SideSite& site) {
    // Of the middle of a hull, and as far as a ship reaches.
    constexpr double kHeight = 0.1;
    constexpr double kReach = 0.5;
    constexpr double kUnknown = 0.2;
    constexpr double kMost = 4;
    const auto outline = outlineAt(gain, now, site.at + now.viewpoint.lean(site.at) * kHeight, kReach);
    if (!outline) {
        return kUnknown;
    }
    const double odds = oddsOf(*outline, {pieces::OutlineKind::Ship}, {pieces::OutlineKind::Road});
    return 1 / (1 + std::exp(-std::clamp(odds, -kMost, kMost)));
}

double unevennessAlong(const View& now, cv::Point2d at, cv::Point2d along) {
    constexpr double kAlong = 0.25;
    constexpr int kSteps = 25;
    constexpr std::array kFlanks{-0.03, -0.015, 0.0, 0.015, 0.03};
    const cv::Point2d aside(-along.y, along.x);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < kSteps; ++i) {
        const cv::Point2d middle = at + along * (kAlong * (2.0 * i / (kSteps - 1) - 1));
        std::array<float, kFlanks.size()> lights{};
        for (std::size_t k = 0; k < kFlanks.size(); ++k) {
            const cv::Point2d pixel = now.board.pixel(middle + aside * kFlanks[k]);
            lights[k] = now.smooth.at<cv::Vec3f>(std::clamp(cvRound(pixel.y), 0, now.smooth.rows - 1),
                                                 std::clamp(cvRound(pixel.x), 0, now.smooth.cols - 1))[2];
        }
        std::sort(lights.begin(), lights.end());
        const auto light = static_cast<double>(lights[lights.size() / 2]);
        sum += light;
        squares += light * light;
    }
    const double mean = sum / kSteps;
    return std::sqrt(std::max(0.0, squares / kSteps - mean * mean));
}

double lineAlong(const cv::Mat& chroma, const board::Rectified& board, cv::Point2d at, cv::Point2d along) {
    constexpr double kHalfLength = 0.2;
    constexpr int kSteps = 21;
    // In hex sides, from the middle outwards.
    constexpr double kStep = 0.02;
    constexpr int kAside = 3;
    constexpr int kLineHalf = 2;
    const cv::Point2d aside(-along.y, along.x);
    std::array<float, 2 * kAside + 1> profile{};
    for (std::size_t k = 0; k < profile.size(); ++k) {
        const double across = kStep * (static_cast<double>(k) - kAside);
        std::array<float, kSteps> lights{};
        for (int i = 0; i < kSteps; ++i) {
            const cv::Point2d pixel =
                board.pixel(at + aside * across + along * (kHalfLength * (2.0 * i / (kSteps - 1) - 1)));
            lights[static_cast<std::size_t>(i)] = chroma.at<cv::Vec3f>(
                std::clamp(cvRound(pixel.y), 0, chroma.rows - 1), std::clamp(cvRound(pixel.x), 0, chroma.cols - 1))[2];
        }
        std::nth_element(lights.begin(), lights.begin() + kSteps / 2, lights.end());
        profile[k] = lights[kSteps / 2];
    }
    double clearest = 0;
    for (std::size_t k = kLineHalf; k + kLineHalf < profile.size(); ++k) {
        const auto one = static_cast<double>(profile[k] - profile[k - kLineHalf]);
        const auto other = static_cast<double>(profile[k] - profile[k + kLineHalf]);
        if (one * other > 0) {
            clearest = std::max(clearest, std::min(std::abs(one), std::abs(other)));
        }
    }
    return clearest;
}

RouteTop topOf(const View& now, const cv::Mat& chroma, const board::SideSite& site, cv::Point2d seenAt) {
    return {unevennessAt(now, site, seenAt), lineAlong(chroma, now.board, seenAt, site.along)};
}

std::optional<RouteTop> usualTop(const KnownPieces& known, const View& now, const pieces::Sight& sight,
                                 const Difference& difference) {
    constexpr std::size_t kEnough = 3;
    const std::vector<board::SideSite>& sides = sight.shape().sides;
    std::vector<double> unevenness;
    std::vector<double> lines;
    for (const RouteReading& route : known.routes) {
        const auto site =
            std::find_if(sides.begin(), sides.end(), [&](const auto& each) { return each.side == route.at; });
        if (route.kind == engine::RouteKind::Road && site != sides.end() && !isCovered(now, difference, route.at)) {
            const auto i = static_cast<std::size_t>(site - sides.begin());
            const RouteTop top = topOf(now, sight.chroma, *site, sight.sides[i][index(route.owner)].at);
            unevenness.push_back(top.unevenness);
            lines.push_back(top.line);
        }
    }
    if (unevenness.size() < kEnough) {
        return std::nullopt;
    }
    return RouteTop{median(std::move(unevenness)), median(std::move(lines))};
}

double shipChance(double byOutline, const RouteTop& top, const std::optional<RouteTop>& usual) {
    if (!usual) {
        return byOutline;
    }
    // A road in a city's shadow is not yet as uneven as a deck; a carved road is more so than a plain one.
    constexpr double kMore = 0.1;
    constexpr double kPerMore = 30;
    constexpr double kMostAgainst = 1;
    constexpr double kMostFor = 5;
    const double more = top.unevenness - usual->unevenness;
    constexpr double kLine = 0.2;
    constexpr double kPerLine = 22;
    const double sail = std::clamp(kPerLine * (top.line - usual->line - kLine), 0.0, kMostFor);
    const double deck = std::clamp(kPerMore * (more - kMore), sail > 0 ? 0 : -kMostAgainst, kMostFor);
    return 1 / (1 + std::exp(-(std::log(byOutline / (1 - byOutline)) + deck + sail)));
}

}  // namespace vision::watch
