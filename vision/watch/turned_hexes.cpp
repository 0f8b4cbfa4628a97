// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/turned_hexes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <variant>

namespace vision::watch {

namespace {

/// Calls `take` with every pixel near a hex and its hexRadius().
template <class Take>
void forPixelsNear(engine::Hex hex, double reach, const View& view, Take take) {
    const cv::Point2d pixel = view.board.pixel(board::centreOf(hex));
    const int pixels = cvRound(reach * view.board.sidePixels) + 1;
    for (int y = std::max(cvRound(pixel.y) - pixels, 0); y <= std::min(cvRound(pixel.y) + pixels, view.smooth.rows - 1);
         ++y) {
        for (int x = std::max(cvRound(pixel.x) - pixels, 0);
             x <= std::min(cvRound(pixel.x) + pixels, view.smooth.cols - 1); ++x) {
            take(cv::Point(x, y), board::hexRadius((cv::Point2d(x, y) - pixel) / view.board.sidePixels));
        }
    }
}

/// Share of what looks different between two radii around a hex, where `left` is not set.
double differentShare(engine::Hex hex, double from, double to, const View& now, const Difference& difference,
                      const cv::Mat& left) {
    int all = 0;
    int different = 0;
    forPixelsNear(hex, 2 * to / std::sqrt(3.0), now, [&](cv::Point at, double radius) {
        if (radius < from || radius > to || now.board.known.at<std::uint8_t>(at) == 0 ||
            left.at<std::uint8_t>(at) != 0) {
            return;
        }
        ++all;
        different += difference.changed.at<std::uint8_t>(at) != 0 ? 1 : 0;
    });
    return all > 0 ? static_cast<double>(different) / all : 0;
}

}  // namespace

cv::Mat onHexes(const std::vector<PieceChange>& hexes, const View& now) {
    cv::Mat mask = cv::Mat::zeros(now.smooth.size(), CV_8UC1);
    for (const PieceChange& change : hexes) {
        forPixelsNear(std::get<engine::Hex>(change.at), kTileReach * 1.2, now, [&](cv::Point at, double radius) {
            mask.at<std::uint8_t>(at) = radius <= kTileReach ? 255 : mask.at<std::uint8_t>(at);
        });
    }
    return mask;
}

std::vector<PieceChange> turnedHexes(const KnownPieces& known, const View& now, const Difference& difference) {
    constexpr double kInside = 0.85;
    constexpr double kAroundFrom = 1.15;
    constexpr double kAroundTo = 1.6;
    constexpr double kWhole = 0.6;
    constexpr double kMostAround = 0.12;
    std::vector<PieceChange> turned;
    const cv::Mat nothing = cv::Mat::zeros(now.smooth.size(), CV_8UC1);
    for (const engine::Hex hex : now.board.shape->land()) {
        const double inside = differentShare(hex, 0, kInside, now, difference, nothing);
        if (inside < kWhole) {
            continue;
        }
        const bool wasDown = std::find(known.faceDown.begin(), known.faceDown.end(), hex) != known.faceDown.end();
        turned.push_back({hex, wasDown ? PieceChange::What::FaceUp : PieceChange::What::FaceDown, {}, {}, inside});
    }
    const cv::Mat tiles = onHexes(turned, now);
    std::erase_if(turned, [&](PieceChange& change) {
        const auto& hex = std::get<engine::Hex>(change.at);
        const double around = differentShare(hex, kAroundFrom, kAroundTo, now, difference, tiles);
        change.confidence = 1 / (1 + std::exp(-(-2.0 + 6.0 * change.confidence - 10.0 * around)));
        return around > kMostAround;
    });
    return turned;
}

}  // namespace vision::watch
