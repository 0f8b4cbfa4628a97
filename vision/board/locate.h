// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/board/shape.h"

namespace vision::board {

/// A board found in a picture.
struct Located {
    /// Board plane to pixels of the picture given.
    cv::Matx33d homography;
    /// The picture made small enough for looking at tiles (it may be the picture itself), and the same for its pixels.
    cv::Mat reduced;
    cv::Matx33d reducedHomography;
    /// How surely this is a board and the lattice lies on it, 0..1.
    double confidence = 0;
    ShapePtr shape;
    /// The chance in 0..1 that the board has this shape; 1 where it was given.
    double shapeConfidence = 1;
    /// The picture bears it out; else somebody says that it lies there.
    bool isVouched = true;
};

/// Finds the land and its sea frame in an RGB picture, or the small box's island alone by the printed markers that lie
/// round it; empty when it is sure of neither. Without a shape it decides by the picture between the boards of the
/// small and of the large box.
[[nodiscard]] std::optional<Located> locate(const cv::Mat& rgb, const ShapePtr& shape = nullptr);

/// Finds the land where a guess has it, right to about a fifth of a hex side, and names it as the guess does; its
/// frame may have any colour or be away. Empty when no tiles lie there.
[[nodiscard]] std::optional<Located> locateNear(const cv::Mat& rgb, const cv::Matx33d& guess,
                                                const ShapePtr& shape = smallShape());

/// The same where a person says that a board lies there: never empty. What the picture does not bear out is not vouched
/// for, and lies where the guess or the best fit near it has it.
[[nodiscard]] Located locateAsGiven(const cv::Mat& rgb, const cv::Matx33d& guess, const ShapePtr& shape = smallShape());

}  // namespace vision::board
