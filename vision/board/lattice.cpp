// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/lattice.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

#include <opencv2/imgproc.hpp>

namespace vision::board {

namespace {

/// Half the width of the rectified picture in hex sides: the frame and a little of the table.
constexpr double kHalfWidth = 6.1;

bool onIsland(engine::Hex hex) {
    return std::max({std::abs(hex.q), std::abs(hex.r), std::abs(hex.s())}) <= 2;
}

std::vector<LatticeSide> makeSides() {
    std::vector<LatticeSide> sides;
    for (const engine::Hex hex : islandHexes()) {
        for (int k = 0; k < 6; ++k) {
            // Side k runs from corner k to corner k + 1: NE, E, SE, SW, W, NW as the directions are listed.
            const bool coast = !onIsland(engine::neighbour(hex, engine::kHexDirections[static_cast<std::size_t>(k)]));
            if (!coast && k >= 3) {
                continue;  // the neighbour lists it
            }
            const cv::Point2d a = cornerOf(hex, k);
            const cv::Point2d b = cornerOf(hex, k + 1);
            const cv::Point2d out = (a + b) * 0.5 - centreOf(hex);
            sides.push_back({a, b, out / std::hypot(out.x, out.y), coast});
        }
    }
    return sides;
}

}  // namespace

const std::vector<engine::Hex>& islandHexes() {
    static const std::vector<engine::Hex> hexes = [] {
        std::vector<engine::Hex> list;
        for (int r = -2; r <= 2; ++r) {
            for (int q = -2; q <= 2; ++q) {
                if (onIsland({q, r})) {
                    list.push_back({q, r});
                }
            }
        }
        return list;
    }();
    return hexes;
}

const std::vector<LatticeSide>& latticeSides() {
    static const std::vector<LatticeSide> sides = makeSides();
    return sides;
}

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

Rectified rectify(const cv::Mat& rgb, const cv::Matx33d& homography, double sidePixels) {
    Rectified result;
    result.sidePixels = sidePixels;
    const int size = 2 * static_cast<int>(std::lround(kHalfWidth * sidePixels)) + 1;
    const double middle = (size - 1) / 2.0;
    const cv::Matx33d toBoard(1 / sidePixels, 0, -middle / sidePixels, 0, 1 / sidePixels, -middle / sidePixels, 0, 0,
                              1);
    const cv::Matx33d toPicture = homography * toBoard;
    cv::warpPerspective(rgb, result.rgb, toPicture, {size, size}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_CONSTANT);
    cv::warpPerspective(cv::Mat(rgb.size(), CV_8UC1, cv::Scalar(255)), result.known, toPicture, {size, size},
                        cv::INTER_NEAREST | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT);
    return result;
}

}  // namespace vision::board
