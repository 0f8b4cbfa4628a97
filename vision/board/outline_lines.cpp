// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/outline_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

#include <opencv2/imgproc.hpp>

namespace vision::board {

namespace {

constexpr double kRadians = std::numbers::pi / 180.0;
constexpr int kAngleBins = 180;
constexpr double kBinAngle = 2 * std::numbers::pi / kAngleBins;
constexpr double kBinPixels = 2.0;
/// A point votes for so many angles to either side of its own.
constexpr int kVotesAside = 4;
constexpr std::size_t kMostLines = 8;
constexpr int kBorder = 4;

struct OutlinePoint {
    cv::Point2d at;
    double angle = 0;  ///< of the outward normal
};

double angleBetween(double a, double b) {
    return std::abs(std::remainder(a - b, 2 * std::numbers::pi));
}

std::vector<OutlinePoint> withNormals(const Outline& outline, cv::Size picture) {
    constexpr int kChord = 8;
    const int count = static_cast<int>(outline.size());
    std::vector<OutlinePoint> points;
    if (count < 4 * kChord) {
        return points;
    }
    const double turn = cv::contourArea(outline, true) > 0 ? 1 : -1;
    for (int i = 0; i < count; ++i) {
        const cv::Point p = outline[static_cast<std::size_t>(i)];
        if (p.x < kBorder || p.y < kBorder || p.x >= picture.width - kBorder || p.y >= picture.height - kBorder) {
            continue;
        }
        const cv::Point along = outline[static_cast<std::size_t>((i + kChord) % count)] -
                                outline[static_cast<std::size_t>((i + count - kChord) % count)];
        if (along.x * along.x + along.y * along.y < kChord * kChord) {
            continue;
        }
        points.push_back({cv::Point2d(p), std::atan2(-turn * along.x, turn * along.y)});
    }
    return points;
}

/// The line through points near a first guess, by repeated least squares.
OutlineLine settle(const std::vector<OutlinePoint>& points, double angle, double distance) {
    OutlineLine line{{std::cos(angle), std::sin(angle)}, distance, 0};
    for (const double reach : {4.0, 3.0, 2.5, 2.5}) {
        cv::Point2d sum;
        double xx = 0;
        double xy = 0;
        double yy = 0;
        int count = 0;
        for (const OutlinePoint& p : points) {
            if (std::abs(line.normal.dot(p.at) - line.distance) <= reach &&
                angleBetween(p.angle, angle) < 22 * kRadians) {
                sum += p.at;
                xx += p.at.x * p.at.x;
                xy += p.at.x * p.at.y;
                yy += p.at.y * p.at.y;
                ++count;
            }
        }
        if (count < 8) {
            break;
        }
        const cv::Point2d mean = sum / count;
        const double cxx = xx / count - mean.x * mean.x;
        const double cxy = xy / count - mean.x * mean.y;
        const double cyy = yy / count - mean.y * mean.y;
        const double along = 0.5 * std::atan2(2 * cxy, cxx - cyy);
        cv::Point2d normal(-std::sin(along), std::cos(along));
        if (normal.dot(line.normal) < 0) {
            normal = -normal;
        }
        angle = std::atan2(normal.y, normal.x);
        line = {normal, normal.dot(mean), count};
    }
    return line;
}

}  // namespace

std::vector<OutlineLine> straightLines(const std::vector<Outline>& outlines, OutlinePart part, cv::Size picture) {
    std::vector<OutlinePoint> points;
    std::vector<cv::Point> all;
    for (const Outline& outline : outlines) {
        const auto more = withNormals(outline, picture);
        points.insert(points.end(), more.begin(), more.end());
        all.insert(all.end(), outline.begin(), outline.end());
    }
    if (part == OutlinePart::NearHull) {
        constexpr double kNear = 5;
        std::vector<cv::Point> hull;
        cv::convexHull(all, hull);
        std::erase_if(
            points, [&](const OutlinePoint& p) { return cv::pointPolygonTest(hull, cv::Point2f(p.at), true) > kNear; });
    }
    std::vector<OutlineLine> lines;
    const double reach = std::hypot(picture.width, picture.height);
    const int distanceBins = static_cast<int>(2 * reach / kBinPixels) + 3;
    const int least = std::max(20, static_cast<int>(0.02 * static_cast<double>(points.size())));
    // Of all bins that points vote for: a normal may point half a turn either way.
    constexpr int kMiddle = kAngleBins / 2 + kVotesAside;
    std::array<cv::Point2d, 2 * kMiddle + 1> normals;
    for (std::size_t i = 0; i < normals.size(); ++i) {
        const double angle = (static_cast<int>(i) - kMiddle) * kBinAngle;
        normals[i] = {std::cos(angle), std::sin(angle)};
    }
    while (lines.size() < kMostLines) {
        std::vector<int> votes(static_cast<std::size_t>(kAngleBins) * static_cast<std::size_t>(distanceBins), 0);
        for (const OutlinePoint& p : points) {
            const int middle = static_cast<int>(std::floor(p.angle / kBinAngle + 0.5));
            for (int d = -kVotesAside; d <= kVotesAside; ++d) {
                const int at = middle + d + kMiddle;
                const cv::Point2d& normal = normals[static_cast<std::size_t>(at)];
                const double distance = normal.x * p.at.x + normal.y * p.at.y;
                const int bin = static_cast<int>((distance + reach) / kBinPixels);
                const int turn = ((middle + d) % kAngleBins + kAngleBins) % kAngleBins;
                int* const row = &votes[static_cast<std::size_t>(turn) * static_cast<std::size_t>(distanceBins)];
                row[bin] += 2;
                row[bin + 1] += 1;
                row[std::max(bin - 1, 0)] += 1;
            }
        }
        const auto best = std::max_element(votes.begin(), votes.end());
        if (best == votes.end() || *best < least) {
            break;
        }
        const int cell = static_cast<int>(best - votes.begin());
        const int turn = cell / distanceBins;
        const int bin = cell % distanceBins;
        const OutlineLine line = settle(points, turn * kBinAngle, (bin + 0.5) * kBinPixels - reach);
        const double angle = std::atan2(line.normal.y, line.normal.x);
        const std::size_t before = points.size();
        std::erase_if(points, [&](const OutlinePoint& p) {
            return std::abs(line.normal.dot(p.at) - line.distance) <= 6 && angleBetween(p.angle, angle) < 30 * kRadians;
        });
        if (points.size() == before) {
            break;
        }
        if (line.support >= least) {
            lines.push_back(line);
        }
    }
    return lines;
}

}  // namespace vision::board
