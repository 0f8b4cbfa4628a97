// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/naming.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "vision/board/lattice.h"
#include "vision/board/plain.h"
#include "vision/watch/watched_table.h"

namespace vision {

Homography look::turned(const Homography& homography, const Turn& turn) {
    return board::plain(board::scaled(board::matrixOf(homography) * watch::planeOf(turn)));
}

namespace watch {

cv::Matx33d planeOf(const Turn& turn) {
    const double angle = turn.sixths * std::numbers::pi / 3;
    const cv::Point2d shift = board::centreOf(turn.shift);
    return {std::cos(angle), -std::sin(angle), shift.x, std::sin(angle), std::cos(angle), shift.y, 0, 0, 1};
}

std::vector<Named> namesFor(const cv::Matx33d& before, const cv::Matx33d& found, const board::Shape& shape) {
    std::vector<Named> names;
    for (const Turn& turn : shape.turns) {
        Named named{board::scaled(found * planeOf(turn)), 0};
        for (int k = 0; k < 6; ++k) {
            const cv::Point2d corner = shape.middle + board::cornerOf({0, 0}, k) * 4;
            const cv::Point2d apart = board::apply(named.homography, corner) - board::apply(before, corner);
            named.moved += std::hypot(apart.x, apart.y) / 6;
        }
        names.push_back(named);
    }
    std::stable_sort(names.begin(), names.end(), [](const Named& a, const Named& b) { return a.moved < b.moved; });
    return names;
}

}  // namespace watch

}  // namespace vision
