// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/thing_face.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/dice/body.h"
#include "vision/dice/pips.h"

namespace vision::dice {

namespace {

/// Radius of a pip over the side of its die, on the dice that are sold, and a little.
constexpr double kLeastPip = 0.05;
constexpr double kMostPip = 0.17;

/// The part of a picture around a thing.
struct Patch {
    cv::Mat rgb;
    /// Well inside the thing.
    cv::Mat inside;
    cv::Point2d origin;
};

Patch patchOf(const cv::Mat& rgb, const Thing& thing) {
    const int rim = std::max(2, cvRound(0.12 * thing.side));
    const cv::Rect box =
        cv::Rect(thing.box.x - rim, thing.box.y - rim, thing.box.width + 2 * rim, thing.box.height + 2 * rim) &
        cv::Rect(0, 0, rgb.cols, rgb.rows);
    Patch patch;
    patch.origin = {static_cast<double>(box.x), static_cast<double>(box.y)};
    cv::GaussianBlur(rgb(box), patch.rgb, {0, 0}, 0.8);
    cv::Mat covered = cv::Mat::zeros(box.size(), CV_8U);
    thing.covered.copyTo(covered(thing.box - box.tl()));
    const int well = std::max(1, cvRound(0.08 * thing.side));
    cv::erode(covered, patch.inside, cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * well + 1, 2 * well + 1}));
    return patch;
}

/// Spread over 0..255 as far as the thing's own values go; empty where they hardly differ.
cv::Mat stretched(const cv::Mat& values, const cv::Mat& inside) {
    std::vector<float> sorted;
    for (int y = 0; y < values.rows; ++y) {
        for (int x = 0; x < values.cols; ++x) {
            if (inside.at<std::uint8_t>(y, x) != 0) {
                sorted.push_back(values.at<float>(y, x));
            }
        }
    }
    constexpr std::size_t kFew = 40;
    if (sorted.size() < kFew) {
        return {};
    }
    std::sort(sorted.begin(), sorted.end());
    const double low = static_cast<double>(sorted[sorted.size() / 50]);
    const double high = static_cast<double>(sorted[sorted.size() - 1 - sorted.size() / 50]);
    constexpr double kLeastRange = 9;
    if (high - low < kLeastRange) {
        return {};
    }
    // Room at both ends, so that the lightest pip is still round.
    constexpr double kUsed = 200;
    const double scale = kUsed / (high - low);
    cv::Mat grey;
    values.convertTo(grey, CV_8U, scale, (255 - kUsed) / 2 - low * scale);
    return grey;
}

/// Light, the two colour axes, and the two along which this thing differs most in itself.
std::vector<cv::Mat> viewsOf(const Patch& patch) {
    cv::Mat lab;
    cv::cvtColor(patch.rgb, lab, cv::COLOR_RGB2Lab);
    lab.convertTo(lab, CV_32F);
    std::array<cv::Mat, 3> channels;
    cv::split(lab, channels.data());
    std::vector<cv::Mat> views;
    for (const cv::Mat& channel : channels) {
        if (cv::Mat grey = stretched(channel, patch.inside); !grey.empty()) {
            views.push_back(std::move(grey));
        }
    }
    const int count = cv::countNonZero(patch.inside);
    if (count < 40) {
        return views;
    }
    cv::Mat pixels(count, 3, CV_32F);
    int row = 0;
    for (int y = 0; y < lab.rows; ++y) {
        for (int x = 0; x < lab.cols; ++x) {
            if (patch.inside.at<std::uint8_t>(y, x) != 0) {
                const auto& pixel = lab.at<cv::Vec3f>(y, x);
                for (int i = 0; i < 3; ++i) {
                    pixels.at<float>(row, i) = pixel[i];
                }
                ++row;
            }
        }
    }
    const cv::PCA axes(pixels, cv::noArray(), cv::PCA::DATA_AS_ROW);
    for (int axis = 0; axis < 2; ++axis) {
        cv::Mat along = cv::Mat::zeros(lab.size(), CV_32F);
        for (int i = 0; i < 3; ++i) {
            cv::scaleAdd(channels[static_cast<std::size_t>(i)],
                         static_cast<double>(axes.eigenvectors.at<float>(axis, i)), along, along);
        }
        if (cv::Mat grey = stretched(along, patch.inside); !grey.empty()) {
            views.push_back(std::move(grey));
        }
    }
    return views;
}

/// Of the places of the 3 x 3 that the pattern leaves empty, those that look like a pip.
int blockedIn(const cv::Mat& grey, const std::vector<Pip>& pips, const Face& face) {
    const auto value = [&](cv::Point2d at) {
        const cv::Point pixel(cvRound(at.x), cvRound(at.y));
        return cv::Rect(0, 0, grey.cols, grey.rows).contains(pixel) ? grey.at<std::uint8_t>(pixel) : -1;
    };
    const Pip& one = pips[face.pips.front()];
    const double mark = value(one.at);
    const double away = (one.light ? -1 : 1) * one.contrast;
    int blocked = 0;
    for (const double v : {-1.0, 0.0, 1.0}) {
        for (const double u : {-1.0, 0.0, 1.0}) {
            const cv::Vec2d offset = face.toPicture * (cv::Vec2d(u, v) * face.spacing);
            const cv::Point2d at = face.at + cv::Point2d(offset[0], offset[1]);
            const bool taken = std::any_of(face.pips.begin(), face.pips.end(), [&](std::size_t pip) {
                return cv::norm(pips[pip].at - at) < 0.6 * face.spacing * face.radius;
            });
            const int seen = value(at);
            if (!taken && seen >= 0 && (seen - mark) / away < 0.5) {
                ++blocked;
            }
        }
    }
    return blocked;
}

/// How well a face fits the thing it lies in.
double surenessOf(const Face& face, const std::vector<Pip>& pips, const cv::Mat& grey, const Thing& thing,
                  cv::Point2d origin) {
    // More pips in their places are less of a chance.
    constexpr std::array<double, 6> kBase{-1.1, -1.0, -0.2, 2.6, 3.4, 3.4};
    double sum = kBase[static_cast<std::size_t>(face.value - 1)];
    double contrast = 255;
    for (const std::size_t pip : face.pips) {
        contrast = std::min(contrast, pips[pip].contrast);
    }
    sum += std::clamp((contrast - 80) / 40, -1.5, 1.2);
    sum -= 14 * std::max(face.residual - 0.03, 0.0);
    sum -= blockedIn(grey, pips, face) > 0 ? 3 : 0;
    const double off = cv::norm(face.at + origin - thing.at) / thing.side;
    sum += std::clamp(1.2 - 6 * off, -2.0, 0.8);
    if (face.value == 1) {
        const double size = face.radius / thing.side;
        sum += size > 0.07 && size < 0.15 ? 0.8 : -0.8;
        // Farther out it is one of several.
        sum -= 14 * std::max(off - 0.12, 0.0);
    } else {
        const double side = 2 * kHalfSide * face.spacing * std::sqrt(std::abs(cv::determinant(face.toPicture)));
        const double ratio = side / thing.side;
        sum += ratio > 0.7 && ratio < 1.2 ? 1.0 : ratio > 0.55 && ratio < 1.4 ? -0.8 : -3;
    }
    return sum;
}

/// The face of one thing that lies alone, or is taken to.
std::optional<ThingFace> faceOf(const cv::Mat& rgb, const Thing& thing) {
    const Patch patch = patchOf(rgb, thing);
    std::vector<ThingFace> seen;
    for (const cv::Mat& view : viewsOf(patch)) {
        std::vector<Pip> pips;
        for (const Pip& pip : pipsIn(view, patch.rgb)) {
            const cv::Point at(cvRound(pip.at.x), cvRound(pip.at.y));
            const double size = pip.radius / thing.side;
            if (size > kLeastPip && size < kMostPip && patch.inside.at<std::uint8_t>(at) != 0) {
                pips.push_back(pip);
            }
        }
        for (Face& face : findFaces(pips)) {
            const double sureness = surenessOf(face, pips, view, thing, patch.origin);
            const cv::Vec3d colour = pips[face.pips.front()].around;
            seen.push_back({std::move(face), colour, sureness});
        }
    }
    std::optional<ThingFace> best;
    for (const ThingFace& one : seen) {
        // The same in another light is a second witness; another value there speaks against both.
        double sum = one.sureness;
        for (const ThingFace& other : seen) {
            if (&other == &one || cv::norm(other.face.at - one.face.at) > 0.25 * thing.side) {
                continue;
            }
            sum += other.face.value == one.face.value ? std::clamp(0.3 * other.sureness, 0.0, 0.6)
                                                      : -std::clamp(0.4 * other.sureness, 0.0, 1.2);
        }
        if (!best || sum > best->sureness) {
            best = one;
            best->sureness = sum;
        }
    }
    if (best) {
        best->face.at += patch.origin;
    }
    return best;
}

/// The part of a heap that a die around `at` would cover; empty where the heap is not.
std::optional<Thing> windowOf(const Thing& heap, cv::Point2d at) {
    constexpr double kWide = 1.1;
    constexpr double kLeastCovered = 0.8;
    const int side = cvRound(kWide * heap.side);
    const cv::Rect box = cv::Rect(cvRound(at.x - side / 2.0), cvRound(at.y - side / 2.0), side, side) & heap.box;
    if (box.width < side / 2 || box.height < side / 2) {
        return std::nullopt;
    }
    Thing window;
    window.box = box;
    window.covered = heap.covered(box - heap.box.tl());
    window.at = at;
    window.side = heap.side;
    const bool isCovered = cv::countNonZero(window.covered) > kLeastCovered * heap.side * heap.side;
    return isCovered ? std::optional(std::move(window)) : std::nullopt;
}

/// Looks at every place of the heap that a die could have; what is found in the middle of a place counts.
std::vector<ThingFace> facesOfHeap(const cv::Mat& rgb, const Thing& heap) {
    // So many places are looked at that one of them will show something that is not there.
    constexpr double kChance = 1.2;
    constexpr double kMiddle = 0.3;
    constexpr double kLikely = -0.5;
    const double step = heap.side / 3;
    std::vector<ThingFace> found;
    for (double y = heap.box.y + heap.side / 2; y < heap.box.br().y - heap.side / 3; y += step) {
        for (double x = heap.box.x + heap.side / 2; x < heap.box.br().x - heap.side / 3; x += step) {
            const auto window = windowOf(heap, {x, y});
            auto face = window ? faceOf(rgb, *window) : std::nullopt;
            if (face && face->sureness - kChance > kLikely &&
                cv::norm(face->face.at - window->at) < kMiddle * heap.side) {
                face->sureness -= kChance;
                found.push_back(std::move(*face));
            }
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const ThingFace& a, const ThingFace& b) {
        constexpr double kPerPip = 0.5;
        return a.sureness + kPerPip * a.face.value > b.sureness + kPerPip * b.face.value;
    });
    std::vector<ThingFace> kept;
    for (ThingFace& one : found) {
        const bool free = std::none_of(kept.begin(), kept.end(), [&](const ThingFace& other) {
            constexpr double kApart = 0.75;
            return cv::norm(other.face.at - one.face.at) < kApart * heap.side;
        });
        if (free) {
            kept.push_back(std::move(one));
        }
    }
    return kept;
}

}  // namespace

std::vector<ThingFace> facesOf(const cv::Mat& rgb, const Thing& thing) {
    if (thing.isHeap) {
        return facesOfHeap(rgb, thing);
    }
    auto face = faceOf(rgb, thing);
    return face ? std::vector{std::move(*face)} : std::vector<ThingFace>();
}

}  // namespace vision::dice
