// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/board/shape.h"

namespace vision::board {

/// How well the picture shows the sides of a board's tiles where a homography has them. Shares are of what lies in the
/// picture, 0 where nothing does.
struct LatticeFit {
    cv::Matx33d homography;
    /// Share of the half sides between two tiles on which the pale rims stand out and lie where they should, 0..1.
    double rims = 0;
    /// Share of all half sides on which the dark gap is seen and lies where it should, 0..1.
    double gaps = 0;
    /// The same of those between two tiles alone.
    double seams = 0;
};

/// Moves a homography that is right to about a third of a hex side onto the pale rims of the tiles (coarse).
[[nodiscard]] LatticeFit fitRims(const cv::Mat& rgb, const cv::Matx33d& homography, const ShapePtr& shape);

/// Moves a homography that is right to about a tenth of a hex side onto the dark gaps between the tiles (fine).
[[nodiscard]] LatticeFit fitGaps(const cv::Mat& rgb, const cv::Matx33d& homography, const ShapePtr& shape);

/// The same where it lies, in pixels of the picture; it is not moved.
[[nodiscard]] LatticeFit gapsSeen(const cv::Mat& rgb, const cv::Matx33d& homography, const ShapePtr& shape);

/// The share of rims on a board that was rectified, as fitRims has it.
[[nodiscard]] double rimsSeen(const Rectified& board);

}  // namespace vision::board
