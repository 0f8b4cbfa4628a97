// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/shape.h"

namespace vision::board {

/// A guess at the homography from the board plane to pixels, with how well the mask bears it out (more is better, most
/// 2).
struct FrameGuess {
    cv::Matx33d homography;
    double support = 0;
};

/// Whether some camera with square pixels and an ordinary field of view could see the board plane so.
[[nodiscard]] bool seenByCamera(const cv::Matx33d& homography, cv::Size picture);

/// Homographies that put four to six sides of a shape's frame on straight lines of a sea mask's outline, best first.
[[nodiscard]] std::vector<FrameGuess> frameGuesses(const cv::Mat& mask, const Shape& shape);

}  // namespace vision::board
