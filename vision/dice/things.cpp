// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/things.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

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
constexpr double kMostLong = 1.75;

/// How far each pixel is from the colour of the ground around it.
cv::Mat apartFromGround(const cv::Mat& rgb) {
    cv::Mat lab;
    cv::cvtColor(rgb, lab, cv::COLOR_RGB2Lab);
    std::array<cv::Mat, 3> channels;
    cv::split(lab, channels.data());
    cv::Mat sum = cv::Mat::zeros(rgb.size(), CV_32F);
    // Wide enough that a heap of dice is not taken for the ground.
    const int wide = (std::max(rgb.cols, rgb.rows) / 5) | 1;
    for (const cv::Mat& channel : channels) {
        cv::Mat ground;
        cv::medianBlur(channel, ground, std::min(wide, 255));
        cv::Mat apart;
        cv::absdiff(channel, ground, apart);
        cv::accumulate(apart, sum);
    }
    return sum;
}

double medianOf(const cv::Mat& values) {
    std::vector<float> sorted(values.begin<float>(), values.end<float>());
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    return static_cast<double>(*middle);
}

/// What stands out, without holes: pips of the ground's colour belong to their die.
cv::Mat standingOut(const cv::Mat& rgb) {
    const cv::Mat apart = apartFromGround(rgb);
    constexpr double kLeastApart = 14;
    constexpr double kNoise = 5;
    cv::Mat mask = apart > std::max(kLeastApart, kNoise * medianOf(apart));
    const cv::Mat cross = cv::getStructuringElement(cv::MORPH_CROSS, {3, 3});
    cv::morphologyEx(mask, mask, cv::MORPH_CLOSE, cross);
    cv::morphologyEx(mask, mask, cv::MORPH_OPEN, cross);
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(mask, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
    cv::drawContours(mask, outlines, -1, cv::Scalar::all(255), cv::FILLED);
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
    const bool compact =
        cv::contourArea(outline) > kLeastSolid * cv::contourArea(hull) && longSide < kMostLong * shortSide;
    const bool fits = thing.side > kLeastThing * longer && thing.side < kMostThing * longer;
    return compact && fits ? std::optional(std::move(thing)) : std::nullopt;
}

/// Parts a heap: seeds where it is thickest, and each pixel goes to the nearest seed.
std::vector<cv::Mat> parted(const cv::Mat& heap, double side) {
    cv::Mat depth;
    cv::distanceTransform(heap, depth, cv::DIST_L2, 5);
    cv::Mat seeds;
    cv::threshold(depth, seeds, 0.3 * side, 255, cv::THRESH_BINARY);
    seeds.convertTo(seeds, CV_8U);
    cv::Mat labels;
    const int count = cv::connectedComponents(seeds, labels, 8);
    if (count <= 2) {
        return {heap};
    }
    // The watershed of the thickness, from the seeds outwards.
    cv::Mat landscape;
    cv::normalize(depth, landscape, 255, 0, cv::NORM_MINMAX, CV_8U);
    cv::bitwise_not(landscape, landscape);
    cv::cvtColor(landscape, landscape, cv::COLOR_GRAY2BGR);
    labels.setTo(count, heap == 0);
    cv::watershed(landscape, labels);
    std::vector<cv::Mat> parts;
    for (int label = 1; label < count; ++label) {
        parts.emplace_back(labels == label);
    }
    return parts;
}

/// In the small picture.
std::vector<Thing> thingsIn(const cv::Mat& mask) {
    const double longer = std::max(mask.cols, mask.rows);
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat middles;
    const int count = cv::connectedComponentsWithStats(mask, labels, stats, middles, 4);
    std::vector<Thing> things;
    std::vector<cv::Mat> heaps;
    for (int label = 1; label < count; ++label) {
        if (stats.at<int>(label, cv::CC_STAT_AREA) < kLeastThing * kLeastThing * longer * longer) {
            continue;
        }
        cv::Mat one = labels == label;
        if (auto thing = thingOf(one, longer)) {
            things.push_back(std::move(*thing));
        } else {
            heaps.push_back(std::move(one));
        }
    }
    // How large one is, by those that lie alone; a heap of unknown dice is parted by how thick it is.
    std::vector<double> sides;
    for (const Thing& thing : things) {
        sides.push_back(thing.side);
    }
    std::sort(sides.begin(), sides.end());
    for (const cv::Mat& heap : heaps) {
        double thickest = 0;
        cv::Mat depth;
        cv::distanceTransform(heap, depth, cv::DIST_L2, 5);
        cv::minMaxLoc(depth, nullptr, &thickest);
        const double side = sides.empty() ? 2 * thickest : std::min(sides[sides.size() / 2], 2 * thickest);
        for (const cv::Mat& part : parted(heap, side)) {
            if (auto thing = thingOf(part, longer)) {
                things.push_back(std::move(*thing));
            }
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
