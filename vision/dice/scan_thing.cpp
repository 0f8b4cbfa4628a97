// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/scan_thing.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace vision::dice {

namespace {

/// What stands out of a die alone is its upper face, its flanks and a little shadow: side of the face over that of all.
/// Where it is seen slantingly the face is smaller and not in the middle; and two dice side by side may look like one.
constexpr double kAlone = 0.84;
constexpr std::array kSharesAlone{0.74, 0.55};
/// A heap's dice may be as large as its thickest place, or as half of it.
constexpr std::array kSharesInHeap{0.84, 0.52};
/// Below this chance of a face a place is left, at the first glance and from near by.
constexpr double kHardly = 0.03;
constexpr double kLittle = 0.2;

/// From one place looked at to the next, in sides: from the nearest one the net sees every face.
constexpr double kScanStep = 0.4;
/// Share of a face's square that must stand out.
constexpr double kLeastStandingOut = 0.6;

/// Each glance from where the one before it saw the face.
FoundFace followed(const cv::Mat& rgb, cv::Point2d at, double side) {
    constexpr int kGlances = 3;
    FoundFace face = findFace(rgb, at, side);
    for (int i = 1; i < kGlances && face.there > kHardly; ++i) {
        face = findFace(rgb, face.at, face.side);
    }
    return face;
}

/// Looks at every place of a thing; `covered` is what it covers, summed up.
void scan(const cv::Mat& rgb, const Thing& thing, const cv::Mat& covered, double side, std::vector<FoundFace>& found) {
    const double step = kScanStep * side;
    const int columns = std::max(1, cvCeil((thing.box.width - side / 2) / step));
    const int rows = std::max(1, cvCeil((thing.box.height - side / 2) / step));
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            // Spread evenly around the middle of the box.
            const cv::Point2d at(thing.box.width / 2.0 + (column - (columns - 1) / 2.0) * step,
                                 thing.box.height / 2.0 + (row - (rows - 1) / 2.0) * step);
            const cv::Rect square =
                cv::Rect(cvRound(at.x - side / 2), cvRound(at.y - side / 2), cvRound(side), cvRound(side)) &
                cv::Rect(0, 0, thing.box.width, thing.box.height);
            const int sum = covered.at<int>(square.y, square.x) + covered.at<int>(square.br().y, square.br().x) -
                            covered.at<int>(square.y, square.br().x) - covered.at<int>(square.br().y, square.x);
            if (sum < kLeastStandingOut * 255 * side * side) {
                continue;
            }
            const cv::Point2d inPicture = at + cv::Point2d(thing.box.x, thing.box.y);
            const FoundFace face = followed(rgb, inPicture, side);
            if (cv::norm(face.at - inPicture) < side) {
                found.push_back(face);
            }
        }
    }
}

/// Of those that are one and the same, the surest.
std::vector<FoundFace> distinct(std::vector<FoundFace> found) {
    std::stable_sort(found.begin(), found.end(),
                     [](const FoundFace& a, const FoundFace& b) { return a.there > b.there; });
    std::vector<FoundFace> kept;
    for (const FoundFace& one : found) {
        const bool isNew = std::none_of(kept.begin(), kept.end(), [&](const FoundFace& other) {
            constexpr double kSamePlace = 0.2;
            constexpr double kSameSize = 1.25;
            return cv::norm(other.at - one.at) < kSamePlace * one.side && other.side < kSameSize * one.side &&
                   one.side < kSameSize * other.side;
        });
        if (isNew) {
            kept.push_back(one);
        }
    }
    return kept;
}

}  // namespace

std::vector<FoundFace> scanThing(const cv::Mat& rgb, const Thing& thing) {
    std::vector<FoundFace> found;
    if (!thing.isHeap) {
        found.push_back(followed(rgb, thing.at, kAlone * thing.side));
    }
    cv::Mat covered;
    cv::integral(thing.covered, covered, CV_32S);
    for (const double share : thing.isHeap ? kSharesInHeap : kSharesAlone) {
        scan(rgb, thing, covered, share * thing.side, found);
    }
    found.erase(std::remove_if(found.begin(), found.end(), [](const FoundFace& face) { return face.there < kLittle; }),
                found.end());
    return distinct(std::move(found));
}

}  // namespace vision::dice
