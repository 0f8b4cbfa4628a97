// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/pips.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <utility>

#include <opencv2/imgproc.hpp>

namespace vision::dice {

namespace {

constexpr double kLeastRadius = 2.2;
constexpr double kMostRadius = 24;
/// Half axes of a pip's ellipse: faces seen more slantingly than this are not read anyway.
constexpr double kLeastRoundness = 0.36;
/// Area of the outline over that of the ellipse with its moments: 1 for an ellipse, less for crosses and rings.
constexpr double kLeastFilled = 0.86;
/// Steps of grey at which the picture is cut; a pip must hold through kLeastCuts of them.
constexpr int kCutStep = 8;
constexpr int kLeastCuts = 2;
/// The face around a pip is even: spread of its grey over the contrast.
constexpr double kMostUneven = 0.5;

struct Blob {
    cv::Point2d at;
    cv::Matx22d shape;
    double radius = 0;
    bool light = false;
    int cuts = 1;
};

/// Empty (radius 0) when the outline is no ellipse of a pip's size.
Blob blobOf(const std::vector<cv::Point>& outline) {
    Blob blob;
    // A polygon through pixel centres is half a pixel small all around.
    const cv::Moments m = cv::moments(outline);
    if (m.m00 < 4) {
        return blob;
    }
    const double xx = 4 * m.mu20 / m.m00;
    const double xy = 4 * m.mu11 / m.m00;
    const double yy = 4 * m.mu02 / m.m00;
    const double middle = (xx + yy) / 2;
    const double apart = std::hypot((xx - yy) / 2, xy);
    const double longer = std::sqrt(middle + apart) + 0.5;
    const double shorter = std::sqrt(std::max(middle - apart, 0.0)) + 0.5;
    const double filled = m.m00 / (std::numbers::pi * std::sqrt(std::max(xx * yy - xy * xy, 1e-6)));
    const double radius = std::sqrt(longer * shorter);
    if (radius < kLeastRadius || radius > kMostRadius || shorter < kLeastRoundness * longer || filled < kLeastFilled) {
        return blob;
    }
    const double grow = radius / std::max(std::sqrt((longer - 0.5) * (shorter - 0.5)), 0.1);
    blob.at = {m.m10 / m.m00, m.m01 / m.m00};
    blob.shape = cv::Matx22d(xx, xy, xy, yy) * (grow * grow);
    blob.radius = radius;
    return blob;
}

/// The same mark at several cuts is one; the one with the steepest edge, in the middle of its cuts, stands for all.
void addBlob(std::vector<std::vector<Blob>>& groups, const Blob& blob) {
    for (auto& group : groups) {
        const Blob& last = group.back();
        const cv::Point2d apart = last.at - blob.at;
        if (last.light == blob.light && std::hypot(apart.x, apart.y) < 0.4 * std::min(last.radius, blob.radius)) {
            group.push_back(blob);
            return;
        }
    }
    groups.push_back({blob});
}

/// Outlines of one grey picture, cut by cut, both what is lighter and what is darker.
std::vector<Blob> blobsIn(const cv::Mat& grey) {
    // Found again and again from cut to cut: a coarse grid keeps the search short.
    constexpr int kCell = 32;
    const int columns = grey.cols / kCell + 1;
    const int rows = grey.rows / kCell + 1;
    std::vector<std::vector<std::vector<Blob>>> cells(static_cast<std::size_t>(columns) *
                                                      static_cast<std::size_t>(rows));
    cv::Mat cut;
    std::vector<std::vector<cv::Point>> outlines;
    for (int at = kCutStep; at < 256 - kCutStep; at += kCutStep) {
        for (const bool light : {false, true}) {
            cv::threshold(grey, cut, at, 255, light ? cv::THRESH_BINARY : cv::THRESH_BINARY_INV);
            outlines.clear();
            cv::findContours(cut, outlines, cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
            for (const auto& outline : outlines) {
                constexpr std::size_t kLongest = 200;
                if (outline.size() < 8 || outline.size() > kLongest) {
                    continue;
                }
                Blob blob = blobOf(outline);
                const cv::Point middle(cvRound(blob.at.x), cvRound(blob.at.y));
                if (blob.radius == 0 || !cv::Rect(0, 0, grey.cols, grey.rows).contains(middle) ||
                    cut.at<std::uint8_t>(middle) == 0) {
                    continue;  // the outline of a hole belongs to the other sign
                }
                blob.light = light;
                addBlob(cells[static_cast<std::size_t>(middle.y / kCell) * static_cast<std::size_t>(columns) +
                              static_cast<std::size_t>(middle.x / kCell)],
                        blob);
            }
        }
    }
    std::vector<Blob> blobs;
    for (const auto& cell : cells) {
        for (const auto& group : cell) {
            if (static_cast<int>(group.size()) >= kLeastCuts) {
                blobs.push_back(group[group.size() / 2]);
                blobs.back().cuts = static_cast<int>(group.size());
            }
        }
    }
    return blobs;
}

/// Looks at the ring around a blob; false when no even face is there or the blob hardly differs.
bool addSurroundings(const cv::Mat& rgb, const cv::Mat& grey, const Blob& blob, Pip& pip) {
    constexpr int kPoints = 16;
    constexpr double kRing = 1.55;
    constexpr double kLeastContrast = 24;
    std::vector<std::pair<cv::Vec3d, double>> ring;
    std::vector<double> greys;
    // The ring has the pip's own shape: its square root turns a circle into the ellipse.
    const cv::Matx22d s = blob.shape;
    const double root = std::sqrt(std::max(s(0, 0) * s(1, 1) - s(0, 1) * s(1, 0), 1e-6));
    const double norm = std::sqrt(s(0, 0) + s(1, 1) + 2 * root);
    const cv::Matx22d half = (s + cv::Matx22d::eye() * root) * (1 / norm);
    for (int i = 0; i < kPoints; ++i) {
        const double angle = 2 * std::numbers::pi * i / kPoints;
        const cv::Vec2d offset = half * cv::Vec2d(std::cos(angle), std::sin(angle)) * kRing;
        const cv::Point p(cvRound(blob.at.x + offset[0]), cvRound(blob.at.y + offset[1]));
        if (!cv::Rect(0, 0, rgb.cols, rgb.rows).contains(p)) {
            return false;
        }
        greys.push_back(static_cast<double>(grey.at<std::uint8_t>(p)));
        ring.emplace_back(rgb.at<cv::Vec3b>(p), greys.back());
    }
    // Neighbouring pips may take a third of the ring; they are as light or dark as this one.
    std::sort(greys.begin(), greys.end());
    if (blob.light) {
        std::reverse(greys.begin(), greys.end());
    }
    const double middle = greys[kPoints * 11 / 16];
    const double uneven = std::abs(greys[kPoints * 14 / 16] - greys[kPoints * 7 / 16]);
    const double inside = static_cast<double>(grey.at<std::uint8_t>(cv::Point(cvRound(blob.at.x), cvRound(blob.at.y))));
    pip.contrast = blob.light ? inside - middle : middle - inside;
    if (pip.contrast < kLeastContrast || uneven > kMostUneven * pip.contrast) {
        return false;
    }
    pip.inside = cv::Vec3d(rgb.at<cv::Vec3b>(cv::Point(cvRound(blob.at.x), cvRound(blob.at.y))));
    // The face's colour: that of the ring's points whose grey is nearest to its middle.
    double nearest = 256;
    for (const auto& [colour, value] : ring) {
        if (std::abs(value - middle) < nearest) {
            nearest = std::abs(value - middle);
            pip.around = colour;
        }
    }
    return true;
}

}  // namespace

std::vector<Pip> pipsIn(const cv::Mat& grey, const cv::Mat& rgb) {
    std::vector<Pip> pips;
    for (const Blob& blob : blobsIn(grey)) {
        Pip pip;
        pip.at = blob.at;
        pip.shape = blob.shape;
        pip.radius = blob.radius;
        pip.light = blob.light;
        if (addSurroundings(rgb, grey, blob, pip)) {
            pips.push_back(pip);
        }
    }
    return pips;
}

std::vector<Pip> findPips(const cv::Mat& rgb) {
    // Red pips on yellow, white ones on green: green light shows the one, red and blue the other.
    cv::Mat smooth;
    cv::GaussianBlur(rgb, smooth, {0, 0}, 0.8);
    std::array<cv::Mat, 3> channels;
    cv::split(smooth, channels.data());
    cv::Mat both;
    cv::addWeighted(channels[0], 0.5, channels[2], 0.5, 0, both);
    std::vector<Pip> pips;
    for (const cv::Mat& grey : {channels[1], both}) {
        for (const Pip& pip : pipsIn(grey, smooth)) {
            const auto same = std::find_if(pips.begin(), pips.end(), [&](const Pip& other) {
                const cv::Point2d apart = other.at - pip.at;
                return std::hypot(apart.x, apart.y) < 0.6 * std::max(other.radius, pip.radius);
            });
            if (same == pips.end()) {
                pips.push_back(pip);
            } else if (pip.contrast > same->contrast) {
                *same = pip;
            }
        }
    }
    return pips;
}

}  // namespace vision::dice
