// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/viewpoint.h"

#include <algorithm>
#include <cmath>

namespace vision::pieces {

namespace {

// Focal lengths in units of the picture's longer side: from wide phone lenses to a short telephoto.
constexpr double kShortest = 0.6;
constexpr double kLongest = 1.6;

double focalLength(const cv::Vec3d& a, const cv::Vec3d& b, double longer) {
    // The two axes of the board are at right angles and equally long: p x + q = 0 for x = 1 / f^2, twice.
    const cv::Vec2d p(a[0] * b[0] + a[1] * b[1], a[0] * a[0] + a[1] * a[1] - b[0] * b[0] - b[1] * b[1]);
    const cv::Vec2d q(a[2] * b[2], a[2] * a[2] - b[2] * b[2]);
    const double weight = p.dot(p);
    const double x = weight > 0 ? -p.dot(q) / weight : 0;
    const double focal = x > 0 ? 1 / std::sqrt(x) : kLongest * longer;
    return std::clamp(focal, kShortest * longer, kLongest * longer);
}

}  // namespace

Viewpoint viewpointOf(const cv::Matx33d& homography, cv::Size picture) {
    const cv::Matx33d middle(1, 0, -(picture.width - 1) / 2.0, 0, 1, -(picture.height - 1) / 2.0, 0, 0, 1);
    const cv::Matx33d centred = middle * homography;
    const auto column = [](const cv::Matx33d& m, int c) { return cv::Vec3d(m(0, c), m(1, c), m(2, c)); };
    const double focal = focalLength(column(centred, 0), column(centred, 1),
                                     static_cast<double>(std::max(picture.width, picture.height)));
    cv::Matx33d rays = cv::Matx33d::diag(cv::Vec3d(1 / focal, 1 / focal, 1)) * centred;
    rays *= 2 / (cv::norm(column(rays, 0)) + cv::norm(column(rays, 1)));
    if (rays(2, 2) < 0) {
        rays *= -1;
    }
    const cv::Vec3d x = column(rays, 0) / cv::norm(column(rays, 0));
    cv::Vec3d y = column(rays, 1) - x * x.dot(column(rays, 1));
    y /= cv::norm(y);
    const cv::Vec3d z = x.cross(y);
    const cv::Vec3d board = column(rays, 2);
    return {{-x.dot(board), -y.dot(board)}, std::max(std::abs(z.dot(board)), 1.0)};
}

}  // namespace vision::pieces
