// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace vision::board {

/// A place of the board plane, where a picture shows it, and how much that counts.
struct PlaneMatch {
    cv::Point2d plane;
    cv::Point2d pixel;
    double weight = 0;
};

/// The homography from the board plane that explains matches best, starting from one that does so roughly; those that
/// are off by more than the tolerance, in hex sides, count little. Few of them say little about perspective. At least
/// four, not all at one place.
[[nodiscard]] cv::Matx33d fitPlane(const std::vector<PlaneMatch>& matches, const cv::Matx33d& start, double tolerance);

}  // namespace vision::board
