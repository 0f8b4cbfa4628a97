// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/body.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <opencv2/imgproc.hpp>

namespace vision::dice {

namespace {

int blockedPlaces(const cv::Mat& rgb, const std::vector<Pip>& pips, const Face& face) {
    int blocked = 0;
    const cv::Vec3d mark = pips[face.pips.front()].inside;
    const cv::Vec3d body = pips[face.pips.front()].around;
    for (const double v : {-1.0, 0.0, 1.0}) {
        for (const double u : {-1.0, 0.0, 1.0}) {
            const cv::Vec2d offset = face.toPicture * (cv::Vec2d(u, v) * face.spacing);
            const cv::Point2d at = face.at + cv::Point2d(offset[0], offset[1]);
            const bool taken = std::any_of(face.pips.begin(), face.pips.end(), [&](std::size_t pip) {
                return cv::norm(pips[pip].at - at) < 0.6 * face.spacing * face.radius;
            });
            const cv::Point pixel(cvRound(at.x), cvRound(at.y));
            if (taken || !cv::Rect(0, 0, rgb.cols, rgb.rows).contains(pixel)) {
                continue;
            }
            const cv::Vec3d seen(rgb.at<cv::Vec3b>(pixel));
            // How far the way from the body's colour to the pips'.
            const double way = (seen - body).dot(mark - body) / std::max((mark - body).dot(mark - body), 1.0);
            constexpr double kHalfWay = 0.5;
            blocked += way > kHalfWay ? 1 : 0;
        }
    }
    return blocked;
}

}  // namespace

Body bodyOf(const cv::Mat& rgb, const std::vector<Pip>& pips, const Face& face) {
    // Twice a die's side around the middle of the face.
    const double scale = std::sqrt(std::abs(cv::determinant(face.toPicture)));
    const double reach = 4.2 * kHalfSide * face.spacing * scale;
    const cv::Point middle(cvRound(face.at.x), cvRound(face.at.y));
    const int half = static_cast<int>(std::ceil(reach));
    const cv::Rect window =
        cv::Rect(middle.x - half, middle.y - half, 2 * half + 1, 2 * half + 1) & cv::Rect(0, 0, rgb.cols, rgb.rows);
    Body body;
    if (window.width < 8 || window.height < 8) {
        return body;
    }
    cv::Mat part = rgb(window).clone();
    // Pips are no holes, and nothing leads out of the circle.
    cv::Mat mask = cv::Mat::zeros(window.height + 2, window.width + 2, CV_8UC1);
    cv::Vec3d colour;
    double contrast = 255;
    for (const std::size_t pip : face.pips) {
        colour += pips[pip].around * (1.0 / static_cast<double>(face.pips.size()));
        contrast = std::min(contrast, pips[pip].contrast);
    }
    const double tolerance = std::clamp(0.28 * contrast, 10.0, 30.0);
    const cv::Point2d origin(window.x, window.y);
    std::vector<cv::Point> seeds;
    for (const std::size_t pip : face.pips) {
        for (int k = 0; k < 8; ++k) {
            const double angle = k * CV_PI / 4;
            const cv::Vec2d offset = face.toPicture * cv::Vec2d(std::cos(angle), std::sin(angle)) * 1.8;
            const cv::Point2d at = pips[pip].at + cv::Point2d(offset[0], offset[1]) - origin;
            const cv::Point seed(cvRound(at.x), cvRound(at.y));
            if (cv::Rect(0, 0, window.width, window.height).contains(seed) &&
                cv::norm(cv::Vec3d(part.at<cv::Vec3b>(seed)) - colour) < 2 * tolerance) {
                seeds.push_back(seed);
            }
        }
    }
    const auto same = cv::Scalar::all(tolerance);
    for (const cv::Point seed : seeds) {
        if (mask.at<std::uint8_t>(seed.y + 1, seed.x + 1) == 0) {
            cv::floodFill(part, mask, seed, {}, nullptr, same, same,
                          4 | cv::FLOODFILL_FIXED_RANGE | cv::FLOODFILL_MASK_ONLY | (255 << 8));
        }
    }
    const cv::Matx22d flat = face.toPicture.inv();
    const double side = kHalfSide * face.spacing;
    int onFace = 0;
    int filled = 0;
    int all = 0;
    int rim = 0;
    int rimFilled = 0;
    for (int y = 0; y < window.height; ++y) {
        for (int x = 0; x < window.width; ++x) {
            const cv::Vec2d from(x + origin.x - face.at.x, y + origin.y - face.at.y);
            const cv::Vec2d on = flat * from;
            const bool set = mask.at<std::uint8_t>(y + 1, x + 1) != 0;
            const double distance = cv::norm(from);
            all += set && distance < reach ? 1 : 0;
            if (distance > 0.9 * reach && distance < reach) {
                ++rim;
                rimFilled += set ? 1 : 0;
            }
            constexpr double kWell = 0.8;
            if (std::abs(on[0]) < kWell * side && std::abs(on[1]) < kWell * side) {
                ++onFace;
                filled += set ? 1 : 0;
            }
        }
    }
    body.blocked = blockedPlaces(rgb, pips, face);
    const double faceArea = 4 * side * side * scale * scale;
    body.filled = onFace > 0 ? static_cast<double>(filled) / onFace : 0;
    body.size = all / std::max(faceArea, 1.0);
    body.boundless = rim == 0 || rimFilled > 0.08 * rim;
    return body;
}

std::string_view colourWord(const cv::Vec3d& rgb) {
    const double most = std::max({rgb[0], rgb[1], rgb[2]});
    const double least = std::min({rgb[0], rgb[1], rgb[2]});
    const double strength = most > 0 ? (most - least) / most : 0;
    if (most < 60) {
        return "black";
    }
    if (strength < 0.28) {
        return most > 130 ? "white" : "grey";
    }
    double hue = 0;
    if (most == rgb[0]) {
        hue = 60 * (rgb[1] - rgb[2]) / (most - least);
    } else if (most == rgb[1]) {
        hue = 120 + 60 * (rgb[2] - rgb[0]) / (most - least);
    } else {
        hue = 240 + 60 * (rgb[0] - rgb[1]) / (most - least);
    }
    hue = hue < 0 ? hue + 360 : hue;
    if (hue < 16 || hue > 335) {
        return "red";
    }
    if (hue < 70) {
        if (most < 110) {
            return "brown";
        }
        return hue < 35 ? "orange" : "yellow";
    }
    if (hue < 170) {
        return "green";
    }
    return hue < 255 ? "blue" : "purple";
}

}  // namespace vision::dice
