// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <opencv2/core.hpp>

namespace vision::dice {

/// An upper face as its pips, lying in the pattern of a value, show it; pixels.
struct PipFace {
    cv::Point2d at;
    double side = 0;
    int value = 0;
    /// How likely it is one, 0..1.
    double likely = 0;
};

/// Faces anywhere in an RGB picture, whatever they lie on, one a die: the upper one of those that lie together. Where
/// `hasPrints` says that the ground has spots of its own, only four and more pips count.
[[nodiscard]] std::vector<PipFace> findPipFaces(const cv::Mat& rgb, const std::function<bool(cv::Point2d)>& hasPrints);

}  // namespace vision::dice
