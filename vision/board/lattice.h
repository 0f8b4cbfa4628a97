// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"

namespace vision::board {

/// From the middle of the island to the outer edge of the sea frame, in hex sides.
inline constexpr double kFrameApothem = 5.0;

/// One of the 72 sides of the island's hexes on the board plane.
struct LatticeSide {
    cv::Point2d a;
    cv::Point2d b;
    /// Unit vector across the side; on the coast it points out to sea.
    cv::Point2d normal;
    bool coast = false;
};

/// The 19 hexes of the island, row by row.
[[nodiscard]] const std::vector<engine::Hex>& islandHexes();
[[nodiscard]] const std::vector<LatticeSide>& latticeSides();
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

/// The board seen from above, `sidePixels` pixels to a hex side, the island's middle in the middle of the picture.
struct Rectified {
    cv::Mat rgb;
    double sidePixels = 0;
    /// 255 where the picture had pixels.
    cv::Mat known;

    [[nodiscard]] cv::Point2d pixel(cv::Point2d board) const {
        return {(rgb.cols - 1) / 2.0 + board.x * sidePixels, (rgb.rows - 1) / 2.0 + board.y * sidePixels};
    }
    /// The point of the board plane under a pixel.
    [[nodiscard]] cv::Point2d plane(cv::Point2d pixel) const {
        return {(pixel.x - (rgb.cols - 1) / 2.0) / sidePixels, (pixel.y - (rgb.rows - 1) / 2.0) / sidePixels};
    }
};
[[nodiscard]] Rectified rectify(const cv::Mat& rgb, const cv::Matx33d& homography, double sidePixels);

}  // namespace vision::board
