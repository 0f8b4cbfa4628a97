// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "vision/reading/reading.h"

namespace vision::board {

/// A homography as others than vision know it, and back.
[[nodiscard]] inline Homography plain(const cv::Matx33d& matrix) {
    Homography homography;
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            homography.m[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = matrix(i, j);
        }
    }
    return homography;
}
[[nodiscard]] inline cv::Matx33d matrixOf(const Homography& homography) {
    cv::Matx33d matrix;
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) {
            matrix(i, j) = homography.m[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
        }
    }
    return matrix;
}

}  // namespace vision::board
