// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/black_tips.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include <opencv2/imgproc.hpp>

#include "vision/pieces/robber.h"

namespace vision::watch {

namespace {

/// How surely a pixel shows something black rather than the board, a shadow on it or a dark piece.
float blackness(const cv::Vec3f& colour, float bare, const pieces::Looks& looks) {
    const float black = densityOf(colour, pieces::robberLooks()[1]);
    float all = black + bare + pieces::kStrangeDensity;
    for (const pieces::Look& look : looks) {
        all += densityOf(colour, look);
    }
    return black / all;
}

}  // namespace

std::vector<BlackTip> blackTips(const Moment& before, const Moment& now, const cv::Mat& free,
                                const pieces::Looks& looks, const View& view) {
    constexpr float kBlack = 0.5F;
    // In square hex sides and hex sides.
    constexpr double kSmallestTip = 0.006;
    constexpr double kLargestTip = 0.05;
    constexpr double kTipHeight = 0.33;
    constexpr double kRound = 0.45;
    constexpr double kChance = 0.8;
    cv::Mat tips = cv::Mat::zeros(free.size(), CV_8UC1);
    for (int y = 0; y < tips.rows; ++y) {
        for (int x = 0; x < tips.cols; ++x) {
            if (free.at<std::uint8_t>(y, x) == 0) {
                continue;
            }
            const bool is = blackness(now.chroma.at<cv::Vec3f>(y, x), now.bare.at<float>(y, x), looks) > kBlack;
            const bool was = blackness(before.chroma.at<cv::Vec3f>(y, x), before.bare.at<float>(y, x), looks) > kBlack;
            tips.at<std::uint8_t>(y, x) = is && !was ? 255 : 0;
        }
    }
    cv::Mat labels;
    cv::Mat statistics;
    cv::Mat middles;
    const int count = cv::connectedComponentsWithStats(tips, labels, statistics, middles);
    std::vector<BlackTip> result;
    const double side = view.board.sidePixels;
    for (int i = 1; i < count; ++i) {
        const int* box = statistics.ptr<int>(i);
        const double area = box[cv::CC_STAT_AREA];
        const double extent = std::max(box[cv::CC_STAT_WIDTH], box[cv::CC_STAT_HEIGHT]);
        const bool isRound = area > kRound * std::numbers::pi / 4 * extent * extent;
        if (area < kSmallestTip * side * side || area > kLargestTip * side * side || !isRound) {
            continue;
        }
        BlackTip tip;
        tip.middle = view.board.plane({middles.at<double>(i, 0), middles.at<double>(i, 1)});
        tip.foot = tip.middle - view.viewpoint.lean(tip.middle) * kTipHeight;
        tip.radius = extent / 2 / side;
        tip.area = area / (side * side);
        tip.chance = kChance;
        result.push_back(tip);
    }
    return result;
}

}  // namespace vision::watch
