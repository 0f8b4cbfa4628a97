// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace vision::board {

/// A straight stretch of a mask's outline: normal · p = distance, the normal (unit) pointing out of the mask.
struct OutlineLine {
    cv::Point2d normal;
    double distance = 0;
    /// Number of outline pixels on it.
    int support = 0;
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

}  // namespace vision::board
