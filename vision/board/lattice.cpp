// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/lattice.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include <opencv2/imgproc.hpp>

namespace vision::board {

namespace {

/// The table that is seen beyond the frame's farthest corner, in hex sides.
constexpr double kTableAround = 6.1 - 10 / std::numbers::sqrt3;

/// Half the width of the rectified picture in hex sides.
double halfWidthOf(const Shape& shape) {
    double reach = 0;
    for (int k = 0; k < 6; ++k) {
        const cv::Point2d corner = shape.frame.corner(k) - shape.middle;
        reach = std::max({reach, std::abs(corner.x), std::abs(corner.y)});
    }
    return reach + kTableAround;
}

/// Whether all of a square comes from within a picture: then its corners do, and none lies behind the camera.
bool isWithin(cv::Size picture, const cv::Matx33d& toPicture, int size) {
    const double last = size - 1;
    for (const auto& [x, y] : {std::pair{0.0, 0.0}, {last, 0.0}, {0.0, last}, {last, last}}) {
        const cv::Vec3d at = toPicture * cv::Vec3d(x, y, 1);
        if (at[2] <= 0 || at[0] < 0 || at[1] < 0 || at[0] > (picture.width - 1) * at[2] ||
            at[1] > (picture.height - 1) * at[2]) {
            return false;
        }
    }
    return true;
}

}  // namespace

cv::Point2d centreOf(engine::Hex hex) {
    return {std::numbers::sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r};
}

cv::Point2d cornerOf(engine::Hex hex, int k) {
    const double angle = (60.0 * k - 90.0) * std::numbers::pi / 180.0;
    return centreOf(hex) + cv::Point2d(std::cos(angle), std::sin(angle));
}

double hexRadius(cv::Point2d fromCentre) {
    const double x = fromCentre.x;
    const double y = fromCentre.y;
    const double half = std::numbers::sqrt3 / 2;
    return std::max({std::abs(x), std::abs(0.5 * x + half * y), std::abs(0.5 * x - half * y)}) / half;
}

cv::Matx33d scaled(const cv::Matx33d& homography) {
    return homography * (1 / homography(2, 2));
}

cv::Point2d apply(const cv::Matx33d& homography, cv::Point2d point) {
    const cv::Vec3d image = homography * cv::Vec3d(point.x, point.y, 1.0);
    return {image[0] / image[2], image[1] / image[2]};
}

Rectified rectify(const cv::Mat& rgb, const cv::Matx33d& homography, double sidePixels, const ShapePtr& shape) {
    Rectified result;
    result.sidePixels = sidePixels;
    result.shape = shape;
    result.middle = shape->middle;
    const int size = 2 * static_cast<int>(std::lround(halfWidthOf(*shape) * sidePixels)) + 1;
    const double middle = (size - 1) / 2.0;
    const cv::Matx33d toBoard(1 / sidePixels, 0, -middle / sidePixels + shape->middle.x, 0, 1 / sidePixels,
                              -middle / sidePixels + shape->middle.y, 0, 0, 1);
    const cv::Matx33d toPicture = homography * toBoard;
    cv::warpPerspective(rgb, result.rgb, toPicture, {size, size}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_CONSTANT);
    if (isWithin(rgb.size(), toPicture, size)) {
        result.known = cv::Mat(size, size, CV_8UC1, cv::Scalar(255));
    } else {
        cv::warpPerspective(cv::Mat(rgb.size(), CV_8UC1, cv::Scalar(255)), result.known, toPicture, {size, size},
                            cv::INTER_NEAREST | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT);
    }
    return result;
}

}  // namespace vision::board
