// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/follow_spots.h"

#include <algorithm>
#include <utility>

#include "vision/dice/distinct.h"

namespace vision::dice {

namespace {

/// Below this chance of a face a place is left, at each glance and after the last.
constexpr double kHardly = 0.03;
constexpr double kLittle = 0.2;
/// Faces nearer (in sides) and more alike in size than this are one.
constexpr double kSameFace = 0.2;
constexpr double kSameFaceSize = 1.25;

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
        faces = distinct(std::move(faces), kSameFace, kSameFaceSize);
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
