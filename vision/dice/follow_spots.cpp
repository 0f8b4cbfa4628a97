// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/follow_spots.h"

#include <algorithm>
#include <utility>

namespace vision::dice {

namespace {

/// Below this chance of a face a place is left, at each glance and after the last.
constexpr double kHardly = 0.03;
constexpr double kLittle = 0.2;

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

std::vector<FoundFace> followSpots(const cv::Mat& rgb, const std::vector<Spot>& spots) {
    std::vector<FoundFace> faces;
    for (const Spot& spot : spots) {
        faces.push_back(findFace(rgb, spot.at, spot.side));
    }
    // Each further glance from where the one before it saw the face.
    constexpr int kMoreGlances = 2;
    const auto leave = [&](double least) {
        faces.erase(
            std::remove_if(faces.begin(), faces.end(), [&](const FoundFace& face) { return face.there < least; }),
            faces.end());
        faces = distinct(std::move(faces));
    };
    for (int glance = 0; glance < kMoreGlances; ++glance) {
        leave(kHardly);
        for (FoundFace& face : faces) {
            face = findFace(rgb, face.at, face.side);
        }
    }
    leave(kLittle);
    return faces;
}

}  // namespace vision::dice
