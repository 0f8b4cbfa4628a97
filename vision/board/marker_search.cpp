// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/marker_search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <opencv2/imgproc.hpp>

#include "vision/board/lattice.h"
#include "vision/board/shape.h"

namespace vision::board {

namespace {

/// The view from above, in pixels per side of a marker, and how far it reaches from the markers' middle.
constexpr double kViewPixels = 10;
constexpr double kReach = 10;
/// A hex side in sides of a marker: 45 mm beside a print of 30 to 65 mm.
constexpr double kLeastTile = 0.68;
constexpr double kMostTile = 1.5;
constexpr double kTileStep = 1.035;
constexpr int kTurns = 20;
constexpr std::size_t kMostGuesses = 5;

struct Peak {
    double value = 0;
    double side = 1;  ///< of a hex, in pixels of the view
    double turn = 0;
    cv::Point2d at;
};

/// Bright stripes as wide as two rims are positive, what lies beside them negative.
cv::Mat stripes(const cv::Mat& rgb, double sidePixels) {
    std::array<cv::Mat, 3> channels;
    cv::split(rgb, channels.data());
    cv::Mat sandy;
    cv::min(channels[0], channels[1], sandy);
    sandy.convertTo(sandy, CV_32F);
    cv::Mat narrow;
    cv::Mat wide;
    cv::GaussianBlur(sandy, narrow, {}, std::max(0.6, 0.07 * sidePixels));
    cv::GaussianBlur(sandy, wide, {}, 0.22 * sidePixels);
    // A glaring spot says no more than a rim.
    constexpr double kMost = 12;
    cv::Mat result = narrow - wide;
    cv::min(result, kMost, result);
    cv::max(result, -kMost, result);
    return result;
}

/// The island's sides as lines of one rim's width, their mean taken away.
cv::Mat pattern(double sidePixels, double turn) {
    constexpr double kRadius = 4.5;
    const int size = 2 * cvCeil(kRadius * sidePixels) + 1;
    const cv::Point2d middle((size - 1) / 2.0, (size - 1) / 2.0);
    const double c = std::cos(turn);
    const double s = std::sin(turn);
    const auto at = [&](cv::Point2d p) {
        constexpr double kFine = 16;
        const cv::Point2d q = middle + cv::Point2d(c * p.x - s * p.y, s * p.x + c * p.y) * sidePixels;
        return cv::Point(cvRound(q.x * kFine), cvRound(q.y * kFine));
    };
    cv::Mat lines = cv::Mat::zeros(size, size, CV_8UC1);
    for (const LatticeSide& side : smallShape()->lattice) {
        const cv::Point2d along = (side.b - side.a) * 0.12;
        // On the coast there is one rim, on the land's side.
        const cv::Point2d inwards = side.coast ? side.normal * -0.08 : cv::Point2d();
        cv::line(lines, at(side.a + along + inwards), at(side.b - along + inwards), cv::Scalar(255),
                 std::max(1, cvRound((side.coast ? 0.1 : 0.18) * sidePixels)), cv::LINE_AA, 4);
    }
    cv::Mat island = cv::Mat::zeros(size, size, CV_8UC1);
    for (const engine::Hex hex : smallShape()->land()) {
        std::vector<cv::Point> outline;
        for (int k = 0; k < 6; ++k) {
            outline.push_back(at(cornerOf(hex, k)));
        }
        cv::fillConvexPoly(island, outline, cv::Scalar(255), cv::LINE_8, 4);
    }
    cv::Mat result;
    lines.convertTo(result, CV_32F, 1.0 / 255);
    const double mean = cv::sum(result)[0] / std::max(1, cv::countNonZero(island));
    cv::subtract(result, cv::Scalar(mean), result, island);
    return result * (1 / cv::norm(result) / sidePixels);
}

}  // namespace

std::vector<cv::Matx33d> islandGuesses(const cv::Mat& rgb, const cv::Matx33d& plane) {
    const int size = 2 * cvRound(kReach * kViewPixels) + 1;
    const double middle = (size - 1) / 2.0;
    const cv::Matx33d fromView(1 / kViewPixels, 0, -middle / kViewPixels, 0, 1 / kViewPixels, -middle / kViewPixels, 0,
                               0, 1);
    cv::Mat view;
    cv::warpPerspective(rgb, view, plane * fromView, {size, size}, cv::INTER_AREA | cv::WARP_INVERSE_MAP,
                        cv::BORDER_REPLICATE);
    std::vector<Peak> peaks;
    for (double tile = kLeastTile; tile <= kMostTile; tile *= kTileStep) {
        const double side = tile * kViewPixels;
        const cv::Mat seen = stripes(view, side);
        for (int turn = 0; turn < kTurns; ++turn) {
            const double angle = turn * std::numbers::pi / 3 / kTurns;
            const cv::Mat island = pattern(side, angle);
            if (island.cols >= seen.cols) {
                continue;
            }
            cv::Mat match;
            cv::matchTemplate(seen, island, match, cv::TM_CCORR);
            Peak peak{0, side, angle, {}};
            cv::Point at;
            cv::minMaxLoc(match, nullptr, &peak.value, nullptr, &at);
            peak.at = cv::Point2d(at) + cv::Point2d((island.cols - 1) / 2.0, (island.rows - 1) / 2.0);
            peaks.push_back(peak);
        }
    }
    std::sort(peaks.begin(), peaks.end(), [](const Peak& a, const Peak& b) { return a.value > b.value; });
    std::vector<Peak> best;
    for (const Peak& peak : peaks) {
        const bool isKnown = std::any_of(best.begin(), best.end(), [&](const Peak& other) {
            const double turned = std::remainder(peak.turn - other.turn, std::numbers::pi / 3);
            return cv::norm(peak.at - other.at) < 0.4 * other.side && std::abs(turned) < 0.06 &&
                   std::abs(peak.side / other.side - 1) < 0.05;
        });
        if (!isKnown) {
            best.push_back(peak);
        }
        if (best.size() == kMostGuesses) {
            break;
        }
    }
    std::vector<cv::Matx33d> guesses;
    for (const Peak& peak : best) {
        // Of the six names of a lattice the one whose north is the markers' own.
        const double turn = std::remainder(peak.turn, std::numbers::pi / 3);
        const double c = peak.side * std::cos(turn);
        const double s = peak.side * std::sin(turn);
        guesses.push_back(scaled(plane * fromView * cv::Matx33d(c, -s, peak.at.x, s, c, peak.at.y, 0, 0, 1)));
    }
    return guesses;
}

}  // namespace vision::board
