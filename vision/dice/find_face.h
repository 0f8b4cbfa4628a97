// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace vision::dice {

/// The upper face of a die, pipped or not, as far as the net sees one; pixels.
struct FoundFace {
    cv::Point2d at;
    /// Its edges as columns; which of them comes first means nothing.
    cv::Matx22d axes = cv::Matx22d::eye();
    /// The root of its area.
    double side = 1;
    /// The chance that there is one, 0..1.
    double there = 0;
};

/// Looks at a place of an RGB picture where an upper face of about this side may lie: no farther off than a third of
/// the side, and no more than a third larger or smaller.
[[nodiscard]] FoundFace findFace(const cv::Mat& rgb, cv::Point2d at, double side);

}  // namespace vision::dice
