// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/sea_and_sand.h"
#include "vision/reading/median.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

namespace vision::board {

namespace {

/// The middle of the frame between coast and table, from the frame's outer edge.
constexpr double kSeaInside = 0.34;
constexpr double kRim = 0.92;
/// Differences of ln(B/R).
constexpr double kBluer = 0.25;
constexpr double kSameSand = 0.35;

/// Mean blueness ln(B/R) of a few pixels around a point of the board; empty outside the picture.
std::optional<double> bluenessAt(const Rectified& board, cv::Point2d at) {
    const cv::Point2d pixel = board.pixel(at);
    double sum = 0;
    int count = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const cv::Point p(cvRound(pixel.x) + dx, cvRound(pixel.y) + dy);
            if (cv::Rect(0, 0, board.rgb.cols, board.rgb.rows).contains(p) && board.known.at<std::uint8_t>(p) != 0) {
                const auto& rgb = board.rgb.at<cv::Vec3b>(p);
                sum += std::log((rgb[2] + 10.0) / (rgb[0] + 10.0));
                ++count;
            }
        }
    }
    if (count == 0) {
        return std::nullopt;
    }
    return sum / count;
}

}  // namespace

SeaAndSand checkSeaAndSand(const Rectified& board) {
    std::vector<double> rims;
    for (const engine::Hex hex : board.shape->land()) {
        const cv::Point2d middle = centreOf(hex);
        std::vector<double> rim;
        for (int k = 0; k < 6; ++k) {
            for (const double t : {0.3, 0.5, 0.7}) {
                const cv::Point2d side = cornerOf(hex, k) * (1 - t) + cornerOf(hex, k + 1) * t;
                if (const auto value = bluenessAt(board, middle + (side - middle) * kRim)) {
                    rim.push_back(*value);
                }
            }
        }
        if (!rim.empty()) {
            rims.push_back(median(rim));
        }
    }
    SeaAndSand result;
    if (rims.empty()) {
        return result;
    }
    const double sand = median(rims);
    const auto same =
        std::count_if(rims.begin(), rims.end(), [&](double rim) { return std::abs(rim - sand) < kSameSand; });
    result.sand = static_cast<double>(same) / static_cast<double>(board.shape->land().size());

    constexpr int kPerSide = 8;
    int seen = 0;
    int sea = 0;
    for (int k = 0; k < 6; ++k) {
        const cv::Point2d a = board.shape->frame.corner(k, -kSeaInside);
        const cv::Point2d b = board.shape->frame.corner(k + 1, -kSeaInside);
        for (int i = 0; i < kPerSide; ++i) {
            const double t = (i + 0.5) / kPerSide;
            if (const auto value = bluenessAt(board, a * (1 - t) + b * t)) {
                ++seen;
                sea += *value > sand + kBluer ? 1 : 0;
            }
        }
    }
    result.frameSeen = seen / (6.0 * kPerSide);
    result.sea = seen == 0 ? 0 : static_cast<double>(sea) / seen;
    return result;
}

}  // namespace vision::board
