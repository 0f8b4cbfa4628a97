// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/given_corners.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>

#include "vision/board/frame_lines.h"
#include "vision/board/lattice.h"
#include "vision/board/plain.h"
#include "vision/board/shape.h"

namespace vision {

namespace {

/// Clockwise from the north-west, as the names of GivenCorners say.
constexpr std::array<engine::Hex, 6> kCornerHexes{{{0, -2}, {2, -2}, {2, 0}, {0, 2}, {-2, 2}, {-2, 0}}};
/// Tiles with shorter sides show nothing that could be read.
constexpr double kLeastHexSide = 8;
/// How far a hand may be off, in hex sides, before these are no corners of a board.
constexpr double kFarOff = 0.75;

double crossOf(cv::Point2d a, cv::Point2d b) {
    return a.x * b.y - a.y * b.x;
}

/// +1 where the points go once round clockwise with every turn to the right, -1 the other way, 0 else.
int turnRound(const std::array<cv::Point2d, 6>& points) {
    int sign = 0;
    double turned = 0;
    for (std::size_t k = 0; k < 6; ++k) {
        const cv::Point2d before = points[(k + 1) % 6] - points[k];
        const cv::Point2d after = points[(k + 2) % 6] - points[(k + 1) % 6];
        const int turn = crossOf(before, after) > 0 ? 1 : -1;
        if (sign != 0 && turn != sign) {
            return 0;
        }
        sign = turn;
        turned += std::atan2(crossOf(before, after), before.dot(after));
    }
    return std::abs(turned) < 3 * std::numbers::pi ? sign : 0;
}

/// The length of a hex side in pixels, as the area of the hexagon of the corners has it.
double hexSideOf(const std::array<cv::Point2d, 6>& points) {
    double twice = 0;
    for (std::size_t k = 0; k < 6; ++k) {
        twice += crossOf(points[k], points[(k + 1) % 6]);
    }
    constexpr double kSides = 18 * std::numbers::sqrt3;  // the hexagon's area in square hex sides
    return std::sqrt(std::abs(twice) / 2 / kSides);
}

}  // namespace

const std::vector<engine::Hex>& landOfCorners() {
    return board::smallShape()->land();
}

engine::Expected<Homography, CornersError> latticeThrough(const GivenCorners& corners, int width, int height) {
    std::array<cv::Point2d, 6> points;
    for (std::size_t k = 0; k < 6; ++k) {
        const auto isInside = [](double at) { return at >= 0 && at <= 1; };
        if (!isInside(corners[k].x) || !isInside(corners[k].y)) {
            return engine::unexpected(CornersError::Outside);
        }
        points[k] = {corners[k].x * width - 0.5, corners[k].y * height - 0.5};
    }
    const int turn = turnRound(points);
    if (turn == 0) {
        return engine::unexpected(hexSideOf(points) < kLeastHexSide / 2 ? CornersError::TooSmall
                                                                        : CornersError::Crossed);
    }
    if (hexSideOf(points) < kLeastHexSide) {
        return engine::unexpected(CornersError::TooSmall);
    }
    if (turn < 0) {
        std::reverse(points.begin() + 1, points.end());
    }
    std::array<cv::Point2d, 6> plane;
    std::transform(kCornerHexes.begin(), kCornerHexes.end(), plane.begin(), board::centreOf);
    const auto matrix = [&]() -> std::optional<cv::Matx33d> {
        try {
            const cv::Mat found = cv::findHomography(plane, points);
            return found.empty() ? std::nullopt : std::optional<cv::Matx33d>(cv::Matx33d(found));
        } catch (const cv::Exception&) {
            return std::nullopt;
        }
    }();
    if (!matrix || cv::determinant(*matrix) <= 0) {
        return engine::unexpected(CornersError::NoHexagon);
    }
    const cv::Matx33d inverse = matrix->inv();
    for (std::size_t k = 0; k < 6; ++k) {
        const cv::Vec3d ray = *matrix * cv::Vec3d(1.5 * plane[k].x, 1.5 * plane[k].y, 1);
        const cv::Point2d off = board::apply(inverse, points[k]) - plane[k];
        if (ray[2] <= 0.1 || std::hypot(off.x, off.y) > kFarOff) {
            return engine::unexpected(CornersError::NoHexagon);
        }
    }
    return board::plain(board::scaled(*matrix));
}

GivenCorners cornersOf(const Homography& lattice, int width, int height) {
    GivenCorners corners;
    for (std::size_t k = 0; k < 6; ++k) {
        const cv::Point2d at = board::centreOf(kCornerHexes[k]);
        const Point pixel = lattice({at.x, at.y});
        corners[k] = {(pixel.x + 0.5) / width, (pixel.y + 0.5) / height};
    }
    return corners;
}

GivenCorners cornersAtFirst(int width, int height) {
    constexpr double kSidesHigh = 10.4;  // the frame, with a little of the table
    const double side = std::min(width, height) / kSidesHigh;
    return cornersOf({{{{side, 0, width / 2.0}, {0, side, height / 2.0}, {0, 0, 1}}}}, width, height);
}

}  // namespace vision
