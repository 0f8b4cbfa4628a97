// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"
#include "vision/board/shape.h"

namespace vision::board {

/// The middle of a hex on the board plane.
[[nodiscard]] cv::Point2d centreOf(engine::Hex hex);
/// Corner `k` (0..5, clockwise from the top) of a hex on the board plane.
[[nodiscard]] cv::Point2d cornerOf(engine::Hex hex, int k);
/// How far a point is from a hex's middle when all its sides are at 1.
[[nodiscard]] double hexRadius(cv::Point2d fromCentre);

/// The same homography with 1 in its last corner.
[[nodiscard]] cv::Matx33d scaled(const cv::Matx33d& homography);
/// The image of a point under a homography.
[[nodiscard]] cv::Point2d apply(const cv::Matx33d& homography, cv::Point2d point);

/// A board of that shape seen from above, `sidePixels` pixels to a hex side, its middle in the middle of the square
/// picture.
struct Rectified {
    cv::Mat rgb;
    double sidePixels = 0;
    /// 255 where the picture had pixels.
    cv::Mat known;
    ShapePtr shape = smallShape();
    /// Of the shape.
    cv::Point2d middle = shape->middle;

    [[nodiscard]] cv::Point2d pixel(cv::Point2d board) const {
        return {(rgb.cols - 1) / 2.0 + (board.x - middle.x) * sidePixels,
                (rgb.rows - 1) / 2.0 + (board.y - middle.y) * sidePixels};
    }
    /// The point of the board plane under a pixel.
    [[nodiscard]] cv::Point2d plane(cv::Point2d pixel) const {
        return {(pixel.x - (rgb.cols - 1) / 2.0) / sidePixels + middle.x,
                (pixel.y - (rgb.rows - 1) / 2.0) / sidePixels + middle.y};
    }
};
[[nodiscard]] Rectified rectify(const cv::Mat& rgb, const cv::Matx33d& homography, double sidePixels,
                                const ShapePtr& shape);

}  // namespace vision::board
