// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/shape.h"

namespace vision::board {

/// A straight stretch of a mask's outline: normal · p = distance, the normal (unit) pointing out of the mask.
struct OutlineLine {
    cv::Point2d normal;
    double distance = 0;
    /// Number of outline pixels on it.
    int support = 0;
};

/// A guess at the homography from the board plane to pixels, with how well the mask bears it out (more is better, most
/// 2).
struct FrameGuess {
    cv::Matx33d homography;
    double support = 0;
};

/// Which pixels of an outline count.
enum class OutlinePart {
    All,
    NearHull,  ///< those on the convex hull: leaves the coast out where the picture cuts the frame open
};

/// A closed contour with all its pixels.
using Outline = std::vector<cv::Point>;

/// The longest straight stretches of one or more outlines taken together, at most eight.
[[nodiscard]] std::vector<OutlineLine> straightLines(const std::vector<Outline>& outlines, OutlinePart part,
                                                     cv::Size picture);

/// Whether some camera with square pixels and an ordinary field of view could see the board plane so.
[[nodiscard]] bool seenByCamera(const cv::Matx33d& homography, cv::Size picture);

/// Homographies that put four to six sides of a shape's frame on straight lines of a sea mask's outline, best first.
[[nodiscard]] std::vector<FrameGuess> frameGuesses(const cv::Mat& mask, const Shape& shape);

}  // namespace vision::board
