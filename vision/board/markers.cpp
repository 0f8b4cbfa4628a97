// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/board/markers.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/board/aruco.h"
#include "vision/board/lattice.h"

namespace vision::board {

namespace {

/// A camera that looks at a plane: its focal length in pixels, and the plane's normal towards it.
struct PlaneView {
    double focal = 1;
    double tilt = 0;     ///< of the plane against the picture, radians
    double azimuth = 0;  ///< towards which side it falls away

    [[nodiscard]] cv::Vec3d normal() const {
        return {std::sin(tilt) * std::cos(azimuth), std::sin(tilt) * std::sin(azimuth), std::cos(tilt)};
    }
    /// The point of the plane at distance 1 that a pixel shows; empty beyond the horizon.
    [[nodiscard]] std::optional<cv::Vec3d> pointAt(cv::Point2d fromMiddle) const {
        const cv::Vec3d ray(fromMiddle.x / focal, fromMiddle.y / focal, 1);
        const double along = normal().dot(ray);
        return along < 0.05 ? std::nullopt : std::optional<cv::Vec3d>(ray * (1 / along));
    }
};

/// How unlike squares of one size the markers are: the variance of the logarithms of all their sides and (shortened)
/// diagonals.
double unlikeness(const std::vector<SeenMarker>& markers, cv::Point2d middle, const PlaneView& view) {
    double sum = 0;
    double squares = 0;
    int count = 0;
    for (const SeenMarker& marker : markers) {
        std::array<cv::Vec3d, 4> points;
        for (std::size_t k = 0; k < 4; ++k) {
            const auto point = view.pointAt(marker.corners[k] - middle);
            if (!point) {
                return 1e9;
            }
            points[k] = *point;
        }
        const auto add = [&](std::size_t a, std::size_t b, double shortened) {
            const double length = std::log(cv::norm(points[a] - points[b]) * shortened + 1e-12);
            sum += length;
            squares += length * length;
            ++count;
        };
        for (std::size_t k = 0; k < 4; ++k) {
            add(k, (k + 1) % 4, 1);
        }
        add(0, 2, std::numbers::sqrt2 / 2);
        add(1, 3, std::numbers::sqrt2 / 2);
    }
    return squares / count - (sum / count) * (sum / count);
}

/// The camera under which the markers are most alike; ordinary fields of view first where they hardly tell.
PlaneView bestView(const std::vector<SeenMarker>& markers, cv::Size picture) {
    const cv::Point2d middle((picture.width - 1) / 2.0, (picture.height - 1) / 2.0);
    const double longSide = std::max(picture.width, picture.height);
    constexpr double kUsual = 0.9;
    const auto cost = [&](const PlaneView& view) {
        const double unusual = std::log(view.focal / longSide / kUsual);
        return unlikeness(markers, middle, view) + 2e-5 * unusual * unusual;
    };
    PlaneView best;
    double least = 1e18;
    const auto consider = [&](const PlaneView& view) {
        if (const double now = cost(view); now < least) {
            least = now;
            best = view;
        }
    };
    for (const double focal : {0.6, 0.75, 0.9, 1.15, 1.5, 2.2}) {
        for (int tilt = 0; tilt <= 12; ++tilt) {
            for (int azimuth = 0; azimuth < 24; ++azimuth) {
                consider({focal * longSide, tilt * 5 * std::numbers::pi / 180, azimuth * std::numbers::pi / 12});
            }
        }
    }
    double step = 1;
    constexpr double kFinest = 0.01;
    while (step > kFinest) {
        const PlaneView from = best;
        for (const double sign : {1.0, -1.0}) {
            consider({from.focal * std::exp(0.12 * sign * step), from.tilt, from.azimuth});
            consider({from.focal, from.tilt + 0.05 * sign * step, from.azimuth});
            consider({from.focal, from.tilt, from.azimuth + 0.15 * sign * step});
        }
        if (best.focal == from.focal && best.tilt == from.tilt && best.azimuth == from.azimuth) {
            step /= 2;
        }
    }
    return best;
}

}  // namespace

std::vector<SeenMarker> seeMarkers(const cv::Mat& rgb) {
    cv::Mat grey;
    cv::cvtColor(rgb, grey, cv::COLOR_RGB2GRAY);
    const auto [corners, ids] = findAruco(grey);
    std::vector<SeenMarker> seen;
    for (int id = 0; id < kMarkerCount; ++id) {
        if (std::count(ids.begin(), ids.end(), id) != 1) {
            continue;
        }
        const auto at = static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin());
        SeenMarker marker{id, {}};
        std::copy(corners[at].begin(), corners[at].end(), marker.corners.begin());
        seen.push_back(marker);
    }
    return seen;
}

std::optional<cv::Matx33d> planeOf(const std::vector<SeenMarker>& markers, cv::Size picture) {
    if (markers.empty()) {
        return std::nullopt;
    }
    const PlaneView view = bestView(markers, picture);
    const cv::Point2d middle((picture.width - 1) / 2.0, (picture.height - 1) / 2.0);
    // A tenth of a side: more than a picture's noise, less than anything that is no square.
    constexpr double kMostUnlike = 0.01;
    if (unlikeness(markers, middle, view) > kMostUnlike) {
        return std::nullopt;
    }
    cv::Vec3d centre;
    cv::Vec3d down;
    double side = 0;
    for (const SeenMarker& marker : markers) {
        std::array<cv::Vec3d, 4> points;
        std::transform(marker.corners.begin(), marker.corners.end(), points.begin(),
                       [&](cv::Point2d at) { return *view.pointAt(at - middle); });
        centre += (points[0] + points[1] + points[2] + points[3]) * 0.25;
        down += points[3] + points[2] - points[0] - points[1];
        for (std::size_t k = 0; k < 4; ++k) {
            side += cv::norm(points[k] - points[(k + 1) % 4]) / 4;
        }
    }
    const double count = static_cast<double>(markers.size());
    if (cv::norm(down) < 1e-9) {
        return std::nullopt;
    }
    const cv::Vec3d south = down * (side / count / cv::norm(down));
    const cv::Vec3d east = south.cross(view.normal());
    centre *= 1 / count;
    // Columns: where the axes and the origin of the plane go.
    const auto column = [&](const cv::Vec3d& v) {
        return cv::Vec3d(view.focal * v[0] + middle.x * v[2], view.focal * v[1] + middle.y * v[2], v[2]);
    };
    const cv::Vec3d a = column(east);
    const cv::Vec3d b = column(south);
    const cv::Vec3d c = column(centre);
    const cv::Matx33d plane(a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]);
    return cv::determinant(plane) > 0 ? std::optional(scaled(plane)) : std::nullopt;
}

void MarkerMemory::learn(const std::vector<SeenMarker>& markers, const cv::Matx33d& homography) {
    const cv::Matx33d toBoard = homography.inv();
    for (const SeenMarker& marker : markers) {
        auto& known = m_known.at(static_cast<std::size_t>(marker.id)).emplace();
        std::transform(marker.corners.begin(), marker.corners.end(), known.begin(),
                       [&](cv::Point2d at) { return apply(toBoard, at); });
    }
}

bool MarkerMemory::isEmpty() const {
    return std::none_of(m_known.begin(), m_known.end(), [](const auto& known) { return known.has_value(); });
}

std::optional<cv::Matx33d> MarkerMemory::boardBy(const std::vector<SeenMarker>& markers) const {
    constexpr std::size_t kLeastMarkers = 2;
    /// In hex sides on the board plane.
    constexpr double kAgree = 0.2;
    std::vector<cv::Point2d> plane;
    std::vector<cv::Point2d> pixels;
    for (const SeenMarker& marker : markers) {
        if (const auto& known = m_known.at(static_cast<std::size_t>(marker.id))) {
            plane.insert(plane.end(), known->begin(), known->end());
            pixels.insert(pixels.end(), marker.corners.begin(), marker.corners.end());
        }
    }
    if (plane.size() < 4 * kLeastMarkers) {
        return std::nullopt;
    }
    const cv::Mat found = cv::findHomography(plane, pixels);
    if (found.empty()) {
        return std::nullopt;
    }
    const cv::Matx33d homography(found);
    const cv::Matx33d back = homography.inv();
    for (std::size_t i = 0; i < plane.size(); ++i) {
        const cv::Point2d off = apply(back, pixels[i]) - plane[i];
        if (std::hypot(off.x, off.y) > kAgree) {
            return std::nullopt;
        }
    }
    return scaled(homography);
}

}  // namespace vision::board
