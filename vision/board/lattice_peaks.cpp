// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/lattice_peaks.h"

#include <algorithm>
#include <cmath>

namespace vision::board {

namespace {

/// How far the top of a bell through three values is from the middle one, in places; `middle` is the largest.
double topOf(float before, float middle, float after) {
    constexpr float kLeast = 1e-4F;
    const auto height = [&](float value) { return std::log(static_cast<double>(std::max(value, kLeast))); };
    const double bend = height(before) - 2 * height(middle) + height(after);
    return bend > -1e-6 ? 0 : std::clamp((height(before) - height(after)) / (2 * bend), -0.5, 0.5);
}

}  // namespace

std::vector<LatticePeak> peaksOf(const cv::Mat& chances, double leastChance) {
    std::vector<LatticePeak> peaks;
    for (int y = 0; y < chances.rows; ++y) {
        for (int x = 0; x < chances.cols; ++x) {
            const float here = chances.at<float>(y, x);
            if (static_cast<double>(here) < leastChance) {
                continue;
            }
            bool isHighest = true;
            for (int v = std::max(0, y - 1); v <= std::min(chances.rows - 1, y + 1) && isHighest; ++v) {
                for (int u = std::max(0, x - 1); u <= std::min(chances.cols - 1, x + 1) && isHighest; ++u) {
                    const float there = chances.at<float>(v, u);
                    // Of several that are equal the first counts.
                    const bool isBefore = v < y || (v == y && u < x);
                    isHighest = isBefore ? there < here : there <= here;
                }
            }
            if (!isHighest) {
                continue;
            }
            cv::Point2d at(x, y);
            if (x > 0 && x + 1 < chances.cols) {
                at.x += topOf(chances.at<float>(y, x - 1), here, chances.at<float>(y, x + 1));
            }
            if (y > 0 && y + 1 < chances.rows) {
                at.y += topOf(chances.at<float>(y - 1, x), here, chances.at<float>(y + 1, x));
            }
            peaks.push_back({at, static_cast<double>(here)});
        }
    }
    std::stable_sort(peaks.begin(), peaks.end(),
                     [](const LatticePeak& a, const LatticePeak& b) { return a.chance > b.chance; });
    return peaks;
}

}  // namespace vision::board
