// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/look.h"

namespace vision::look {

namespace {

/// The circle around a board's land on the board plane.
struct LandCircle {
    Point middle;
    double radius = 4;
};

LandCircle circleAround(const std::vector<engine::Hex>& land) {
    // Beyond the middles of the outermost hexes: the circle goes through the corners of the box's northern row.
    constexpr double kBeyond = 4 - 2 * std::numbers::sqrt3;
    LandCircle circle;
    if (land.empty()) {
        return circle;
    }
    std::vector<Point> centres;
    for (const engine::Hex hex : land) {
        centres.push_back({std::numbers::sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r});
    }
    const auto [left, right] =
        std::minmax_element(centres.begin(), centres.end(), [](Point a, Point b) { return a.x < b.x; });
    const auto [top, bottom] =
        std::minmax_element(centres.begin(), centres.end(), [](Point a, Point b) { return a.y < b.y; });
    circle.middle = {(left->x + right->x) / 2, (top->y + bottom->y) / 2};
    circle.radius = 0;
    for (const Point at : centres) {
        circle.radius = std::max(circle.radius, std::hypot(at.x - circle.middle.x, at.y - circle.middle.y) + kBeyond);
    }
    return circle;
}

/// Less than this many pixels wide or high shows nothing.
constexpr int kLeast = 16;

/// The pixels between the outermost points of a circle; empty where the plane's horizon cuts it.
std::optional<cv::Rect2d> boardBox(const Homography& homography, const LandCircle& circle) {
    constexpr int kPoints = 48;
    const auto depth = [&](Point at) {
        return homography.m[2][0] * at.x + homography.m[2][1] * at.y + homography.m[2][2];
    };
    const double middle = depth(circle.middle);
    double left = 0;
    double right = 0;
    double top = 0;
    double bottom = 0;
    for (int i = 0; i < kPoints; ++i) {
        const double angle = 2 * std::numbers::pi * i / kPoints;
        const Point at{circle.middle.x + circle.radius * std::cos(angle),
                       circle.middle.y + circle.radius * std::sin(angle)};
        if (!(depth(at) * middle > 0)) {
            return std::nullopt;
        }
        const Point pixel = homography(at);
        if (!std::isfinite(pixel.x) || !std::isfinite(pixel.y)) {
            return std::nullopt;
        }
        left = i == 0 ? pixel.x : std::min(left, pixel.x);
        right = i == 0 ? pixel.x : std::max(right, pixel.x);
        top = i == 0 ? pixel.y : std::min(top, pixel.y);
        bottom = i == 0 ? pixel.y : std::max(bottom, pixel.y);
    }
    return cv::Rect2d(left, top, right - left, bottom - top);
}

cv::Rect cropOf(const Image& image, const Homography& homography, const EvidenceOptions& options) {
    const cv::Rect whole(0, 0, image.width, image.height);
    LandCircle circle = circleAround(options.land);
    circle.radius += std::max(0.0, options.margin);
    const auto box = boardBox(homography, circle);
    if (!box) {
        return whole;
    }
    // In the picture before it is rounded: a point near the horizon is further out than an int can say.
    const double left = std::clamp(box->x, 0.0, static_cast<double>(image.width));
    const double top = std::clamp(box->y, 0.0, static_cast<double>(image.height));
    const double right = std::clamp(box->x + box->width, 0.0, static_cast<double>(image.width));
    const double bottom = std::clamp(box->y + box->height, 0.0, static_cast<double>(image.height));
    const cv::Rect crop(cv::Point(cvFloor(left), cvFloor(top)), cv::Point(cvCeil(right), cvCeil(bottom)));
    return crop.width < kLeast || crop.height < kLeast ? whole : crop;
}

}  // namespace

Image croppedToBoard(const Image& image, const Homography& homography, const EvidenceOptions& options) {
    if (image.width <= 0 || image.height <= 0) {
        return {};
    }
    const cv::Mat all(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
    const cv::Mat crop = all(cropOf(image, homography, options));
    const int longest = std::max(crop.cols, crop.rows);
    const double scale = std::min(1.0, static_cast<double>(std::max(1, options.longestSide)) / longest);
    Image result;
    result.width = std::max(1, cvRound(crop.cols * scale));
    result.height = std::max(1, cvRound(crop.rows * scale));
    result.rgb.resize(static_cast<std::size_t>(result.height) * result.stride());
    cv::Mat kept(result.height, result.width, CV_8UC3, result.rgb.data());
    if (kept.size() == crop.size()) {
        crop.copyTo(kept);
    } else {
        cv::resize(crop, kept, kept.size(), 0, 0, cv::INTER_AREA);
    }
    return result;
}

}  // namespace vision::look
