// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/things.h"
#include "vision/reading/median.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

#include <opencv2/imgproc.hpp>

namespace vision::dice {

namespace {

/// The ground is looked at in a picture of this longer side.
constexpr double kGroundSide = 480;
/// Sides of things as shares of the picture's longer side.
constexpr double kLeastThing = 0.018;
constexpr double kMostThing = 0.25;
/// More than this share is no ground with things on it.
constexpr double kMostCovered = 0.3;
/// A thing fills its convex hull, and the rectangle around it has sides of about one length.
constexpr double kLeastSolid = 0.82;
constexpr double kMostLong = 1.45;

/// How far each pixel is from the colour of the ground around it.
cv::Mat apartFromGround(const cv::Mat& rgb) {
    cv::Mat lab;
    cv::cvtColor(rgb, lab, cv::COLOR_RGB2Lab);
    std::array<cv::Mat, 3> channels;
    cv::split(lab, channels.data());
    cv::Mat sum = cv::Mat::zeros(rgb.size(), CV_32F);
    // Wide enough that a heap of dice is not taken for the ground, whose colour a smaller picture shows as well.
    constexpr int kShrunk = 3;
    const int wide = (std::max(rgb.cols, rgb.rows) / kShrunk / 5) | 1;
    const cv::Size size(std::max(1, rgb.cols / kShrunk), std::max(1, rgb.rows / kShrunk));
    for (const cv::Mat& channel : channels) {
        cv::Mat ground;
        cv::resize(channel, ground, size, 0, 0, cv::INTER_AREA);
        cv::medianBlur(ground, ground, std::clamp(wide, 3, 255));
        cv::resize(ground, ground, rgb.size(), 0, 0, cv::INTER_LINEAR);
        cv::Mat apart;
        cv::absdiff(channel, ground, apart);
        cv::accumulate(apart, sum);
    }
    return sum;
}

double medianOf(const cv::Mat& values) {
    return static_cast<double>(median(std::vector<float>(values.begin<float>(), values.end<float>())));
}

/// What stands out, without holes: pips of the ground's colour belong to their die, and so does a face of it. What a
/// tray's rim goes round is no hole.
cv::Mat standingOut(const cv::Mat& rgb) {
    const cv::Mat apart = apartFromGround(rgb);
    constexpr double kLeastApart = 10;
    constexpr double kNoise = 4;
    cv::Mat mask = apart > std::max(kLeastApart, kNoise * medianOf(apart));
    const cv::Mat cross = cv::getStructuringElement(cv::MORPH_CROSS, {3, 3});
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, cross);
    cv::morphologyEx(mask, mask, cv::MORPH_OPEN, cross);
    std::vector<std::vector<cv::Point>> outlines;
    std::vector<cv::Vec4i> family;
    cv::findContours(mask, outlines, family, cv::RETR_CCOMP, cv::CHAIN_APPROX_NONE);
    const double most = kMostThing * std::max(rgb.cols, rgb.rows);
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        const bool isHole = family[i][3] >= 0;
        const cv::Rect box = cv::boundingRect(outlines[i]);
        if (isHole && std::max(box.width, box.height) < most) {
            cv::drawContours(mask, outlines, static_cast<int>(i), cv::Scalar::all(255), cv::FILLED);
        }
    }
    return mask;
}

std::optional<Thing> thingOf(const cv::Mat& mask, double longer) {
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(mask, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    if (outlines.empty()) {
        return std::nullopt;
    }
    const auto& outline = *std::max_element(outlines.begin(), outlines.end(), [](const auto& a, const auto& b) {
        return cv::contourArea(a) < cv::contourArea(b);
    });
    Thing thing;
    thing.box = cv::boundingRect(outline);
    thing.covered = mask(thing.box).clone();
    const double area = cv::countNonZero(thing.covered);
    thing.side = std::sqrt(area);
    std::vector<cv::Point> hull;
    cv::convexHull(outline, hull);
    const cv::RotatedRect around = cv::minAreaRect(outline);
    const double longSide = std::max(around.size.width, around.size.height) + 1;
    const double shortSide = std::min(around.size.width, around.size.height) + 1;
    thing.at = around.center;
    thing.isHeap = cv::contourArea(outline) < kLeastSolid * cv::contourArea(hull) || longSide > kMostLong * shortSide;
    if (thing.isHeap) {
        // Where it is thickest, one is about as deep as half its side.
        double deepest = 0;
        cv::Mat rimmed;
        cv::copyMakeBorder(thing.covered, rimmed, 1, 1, 1, 1, cv::BORDER_CONSTANT);
        cv::Mat depth;
        cv::distanceTransform(rimmed, depth, cv::DIST_L2, 5);
        cv::minMaxLoc(depth, nullptr, &deepest);
        thing.side = 2 * deepest;
    }
    const bool fits = thing.side > kLeastThing * longer && thing.side < kMostThing * longer;
    return fits ? std::optional(std::move(thing)) : std::nullopt;
}

/// In the small picture.
std::vector<Thing> thingsIn(const cv::Mat& mask) {
    const double longer = std::max(mask.cols, mask.rows);
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat middles;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, middles, 4);
    std::vector<Thing> things;
    for (int label = 1; label < count; ++label) {
        if (stats.at<int>(label, cv::CC_STAT_AREA) >= kLeastThing * kLeastThing * longer * longer) {
            if (auto thing = thingOf(labels == label, longer)) {
                things.push_back(std::move(*thing));
            }
        }
    }
    // Dice thrown together are about of one size: a heap around a hole is deeper than one of its dice.
    std::vector<double> sides;
    for (const Thing& thing : things) {
        if (!thing.isHeap) {
            sides.push_back(thing.side);
        }
    }
    std::sort(sides.begin(), sides.end());
    for (Thing& thing : things) {
        constexpr double kMore = 1.15;
        if (thing.isHeap && !sides.empty()) {
            thing.side = std::min(thing.side, kMore * sides[sides.size() / 2]);
        }
    }
    return things;
}

}  // namespace

std::vector<Thing> findThings(const cv::Mat& rgb) {
    const double scale = std::min(1.0, kGroundSide / std::max(rgb.cols, rgb.rows));
    cv::Mat small;
    cv::resize(rgb, small, {}, scale, scale, cv::INTER_AREA);
    const cv::Mat mask = standingOut(small);
    if (cv::countNonZero(mask) > kMostCovered * static_cast<double>(mask.total())) {
        return {};
    }
    std::vector<Thing> things = thingsIn(mask);
    for (Thing& thing : things) {
        const cv::Rect box = thing.box;
        thing.box = cv::Rect(cvFloor(box.x / scale), cvFloor(box.y / scale), cvCeil(box.width / scale),
                             cvCeil(box.height / scale)) &
                    cv::Rect(0, 0, rgb.cols, rgb.rows);
        cv::resize(thing.covered, thing.covered, thing.box.size(), 0, 0, cv::INTER_NEAREST);
        thing.at = (thing.at + cv::Point2d(0.5, 0.5)) * (1 / scale);
        thing.side /= scale;
    }
    return things;
}

}  // namespace vision::dice
