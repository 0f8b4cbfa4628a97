// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace vision::board {

/// From the pixels of a picture so wide to those of its mirror image, and back.
[[nodiscard]] inline cv::Matx33d mirrorOf(int width) {
    return {-1, 0, width - 1.0, 0, 1, 0, 0, 0, 1};
}

/// Whether a homography from the board plane shows the board in a mirror.
[[nodiscard]] inline bool isMirrored(const cv::Matx33d& homography) {
    return cv::determinant(homography) < 0;
}

[[nodiscard]] inline cv::Mat mirrored(const cv::Mat& rgb) {
    cv::Mat result;
    cv::flip(rgb, result, 1);
    return result;
}

}  // namespace vision::board
