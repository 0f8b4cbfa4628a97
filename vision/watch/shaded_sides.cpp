// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/shaded_sides.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace vision::watch {

namespace {

constexpr double kSurely = 0.4;
/// The lit part of a whole thing is at least this.
constexpr double kLitPart = 0.2;

/// Gives the brown of each thing to a warm colour that is a good part of it.
void shade(Gains& gains, std::size_t warm, std::size_t brown, const cv::Mat& open) {
    const cv::Mat lit = (gains[warm] > kSurely) & open;
    const cv::Mat things = lit | ((gains[brown] > kSurely) & open);
    cv::Mat labels;
    const auto count = static_cast<std::size_t>(cv::connectedComponents(things, labels));
    std::vector<int> all(count, 0);
    std::vector<int> warmly(count, 0);
    for (int y = 0; y < labels.rows; ++y) {
        for (int x = 0; x < labels.cols; ++x) {
            const auto thing = static_cast<std::size_t>(labels.at<int>(y, x));
            ++all[thing];
            warmly[thing] += lit.at<std::uint8_t>(y, x) != 0 ? 1 : 0;
        }
    }
    for (int y = 0; y < labels.rows; ++y) {
        for (int x = 0; x < labels.cols; ++x) {
            const auto thing = static_cast<std::size_t>(labels.at<int>(y, x));
            if (thing != 0 && warmly[thing] >= kLitPart * all[thing]) {
                float& taken = gains[brown].at<float>(y, x);
                float& given = gains[warm].at<float>(y, x);
                given = std::min(given + taken, 1.0F);
                taken = 0;
            }
        }
    }
}

}  // namespace

Gains withShadedSides(const Gains& came, const cv::Mat& open) {
    Gains gains;
    for (const cv::Mat& gain : came) {
        gains.push_back(gain.clone());
    }
    for (const PieceColour warm : {PieceColour::Red, PieceColour::Orange}) {
        shade(gains, static_cast<std::size_t>(warm), index(PieceColour::Brown), open);
    }
    return gains;
}

}  // namespace vision::watch
