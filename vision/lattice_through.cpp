// SPDX-License-Identifier: GPL-3.0-or-later
// How a lattice is laid through the points that a person marked.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>

#include <opencv2/calib3d.hpp>
#include <opencv2/core.hpp>

#include "engine/check.h"
#include "vision/board/frame_lines.h"
#include "vision/board/lattice.h"
#include "vision/board/plain.h"
#include "vision/look.h"

namespace vision::look {

namespace {

/// Tiles with shorter sides show nothing that could be read.
constexpr double kLeastHexSide = 8;
/// How far a hand may be off, in hex sides, before these are no corners of a board.
constexpr double kFarOff = 0.75;

using Hexagon = std::array<cv::Point2d, 6>;

double crossOf(cv::Point2d a, cv::Point2d b) {
    return a.x * b.y - a.y * b.x;
}

/// +1 where the points go once round clockwise with every turn to the right, -1 the other way, 0 else.
int turnRound(const Hexagon& points) {
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

double areaOf(const Hexagon& points) {
    double twice = 0;
    for (std::size_t k = 0; k < 6; ++k) {
        twice += crossOf(points[k], points[(k + 1) % 6]);
    }
    return std::abs(twice) / 2;
}

/// The length of a hex side in pixels, as the areas of the hexagon in the picture and on the board plane have it.
double hexSideOf(const Hexagon& points, const Hexagon& plane) {
    return std::sqrt(areaOf(points) / areaOf(plane));
}

Hexagon planeOf(const std::vector<engine::Hex>& land) {
    const auto corners = cornerHexesOf(land);
    ADJ_CHECK(corners, "the land has six corners");
    Hexagon plane;
    std::transform(corners->begin(), corners->end(), plane.begin(), board::centreOf);
    return plane;
}

std::optional<cv::Matx33d> homographyBetween(const Hexagon& plane, const Hexagon& points) {
    try {
        const cv::Mat found = cv::findHomography(plane, points);
        return found.empty() ? std::nullopt : std::optional<cv::Matx33d>(cv::Matx33d(found));
    } catch (const cv::Exception&) {
        return std::nullopt;
    }
}

/// How far the points are off the lattice's corners at most, in hex sides; a great deal where no camera sees it so.
double farthestOff(const cv::Matx33d& matrix, const Hexagon& plane, const Hexagon& points) {
    constexpr double kNever = 1e9;
    if (cv::determinant(matrix) <= 0) {
        return kNever;
    }
    const cv::Matx33d inverse = matrix.inv();
    const cv::Point2d middle = std::accumulate(plane.begin(), plane.end(), cv::Point2d()) / 6;
    double most = 0;
    for (std::size_t k = 0; k < 6; ++k) {
        const cv::Point2d beyond = middle + 1.5 * (plane[k] - middle);
        const cv::Vec3d ray = matrix * cv::Vec3d(beyond.x, beyond.y, 1);
        const cv::Point2d off = board::apply(inverse, points[k]) - plane[k];
        most = std::max(most, ray[2] <= 0.1 ? kNever : std::hypot(off.x, off.y));
    }
    return most;
}

}  // namespace

engine::Expected<Homography, CornersError> latticeThrough(const GivenCorners& corners, int width, int height,
                                                          const std::vector<engine::Hex>& land) {
    const Hexagon plane = planeOf(land);
    Hexagon points;
    for (std::size_t k = 0; k < 6; ++k) {
        const auto isInside = [](double at) { return at >= 0 && at <= 1; };
        if (!isInside(corners[k].x) || !isInside(corners[k].y)) {
            return engine::unexpected(CornersError::Outside);
        }
        points[k] = {corners[k].x * width - 0.5, corners[k].y * height - 0.5};
    }
    const int turn = turnRound(points);
    const double hexSide = hexSideOf(points, plane);
    if (turn == 0) {
        return engine::unexpected(hexSide < kLeastHexSide / 2 ? CornersError::TooSmall : CornersError::Crossed);
    }
    if (hexSide < kLeastHexSide) {
        return engine::unexpected(CornersError::TooSmall);
    }
    if (turn < 0) {
        std::reverse(points.begin() + 1, points.end());
    }
    // Whichever corner a person begins with: as named where it fits no worse, so that a regular island keeps it.
    std::optional<cv::Matx33d> best;
    double least = kFarOff;
    for (std::size_t begin = 0; begin < 6; ++begin) {
        constexpr double kClearly = 0.8;
        const auto matrix = homographyBetween(plane, points);
        const double off = matrix ? farthestOff(*matrix, plane, points) : kFarOff;
        if (off < least) {
            least = off * kClearly;
            best = matrix;
        }
        std::rotate(points.begin(), points.begin() + 1, points.end());
    }
    if (!best) {
        return engine::unexpected(CornersError::NoHexagon);
    }
    return board::plain(board::scaled(*best));
}

}  // namespace vision::look
