// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace vision::board {

/// A place in a picture that looks like the middle or a corner of a hex; how surely, in 0..1.
struct LatticePeak {
    cv::Point2d at;
    double chance = 0;
};

struct LatticePeaks {
    std::vector<LatticePeak> middles;
    std::vector<LatticePeak> corners;
};

/// Where a map of chances (one float channel) is higher than all around, to a fraction of its places; likeliest first.
/// `at` is in places of the map.
[[nodiscard]] std::vector<LatticePeak> peaksOf(const cv::Mat& chances, double leastChance);

}  // namespace vision::board
