// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/dice/pip_faces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "vision/dice/body.h"
#include "vision/dice/faces.h"
#include "vision/dice/pips.h"

namespace vision::dice {

namespace {

/// A face with how likely there is one.
struct LikelyFace {
    Face face;
    double likely = 0;
};

/// Four and more pips in their places are hardly there by chance, three in a row seldom; one or two spots are found
/// anywhere, so the body around them must speak for a die.
constexpr std::array<double, 6> kFaceBase{-1.4, -1.0, 0.4, 3.6, 4.2, 4.2};
constexpr int kFewPips = 2;

double likelihoodOf(const Face& face, const Body& body, double contrast) {
    double sum = kFaceBase[static_cast<std::size_t>(face.value - 1)];
    sum -= (face.value == 3 ? 60 : 12) * std::max(face.residual - 0.015, 0.0);
    sum += std::clamp((contrast - 70) / 30, -1.5, 1.5);
    sum += std::clamp((face.radius - 2.6) / 0.6, -1.0, 0.5);
    const bool fits = !body.boundless && body.size > 0.5 && body.size < 3.4;
    if (face.value <= kFewPips) {
        sum += fits ? 1.2 : -3.0;
        sum += std::clamp(6 * (body.filled - 0.6), -2.0, 1.2);
    } else {
        sum += fits ? 1.2 : face.value == 3 ? -1.5 : -0.8;
    }
    return 1 / (1 + std::exp(body.blocked > 0 ? 3 - sum : -sum));
}

double halfSideOf(const Face& face) {
    return kHalfSide * face.spacing * std::sqrt(std::abs(cv::determinant(face.toPicture)));
}

/// Whether two faces belong to one die: their middles lie nearer than those of two dice side by side.
bool sameDie(const Face& a, const Face& b) {
    const double side = 2 * std::max(halfSideOf(a), halfSideOf(b));
    // A face with smaller pips is seen more slantingly: likelier a side of the same die than another die.
    const double ratio = std::min(a.radius, b.radius) / std::max(a.radius, b.radius);
    return cv::norm(a.at - b.at) < (ratio < 0.9 ? 1.15 : 0.9) * side;
}

/// The upper face is seen least slantingly; where two are alike, it is the upper one in the picture.
bool isUpper(const Face& a, const Face& b) {
    constexpr double kClearly = 1.12;
    if (a.radius > kClearly * b.radius || b.radius > kClearly * a.radius) {
        return a.radius > b.radius;
    }
    return a.at.y < b.at.y;
}

double contrastOf(const Face& face, const std::vector<Pip>& pips) {
    double least = 255;
    for (const std::size_t pip : face.pips) {
        least = std::min(least, pips[pip].contrast);
    }
    return least;
}

}  // namespace

std::vector<PipFace> findPipFaces(const cv::Mat& rgb, const std::function<bool(cv::Point2d)>& hasPrints) {
    const std::vector<Pip> pips = findPips(rgb);
    std::vector<LikelyFace> faces;
    for (Face& face : findFaces(pips)) {
        if (face.value > 3 || !hasPrints(face.at)) {
            const double likely = likelihoodOf(face, bodyOf(rgb, pips, face), contrastOf(face, pips));
            faces.push_back({std::move(face), likely});
        }
    }
    std::stable_sort(faces.begin(), faces.end(),
                     [](const LikelyFace& a, const LikelyFace& b) { return a.likely > b.likely; });
    std::vector<LikelyFace> kept;
    for (LikelyFace& one : faces) {
        constexpr double kHardly = 0.3;
        if (one.likely < kHardly) {
            break;
        }
        const auto other =
            std::find_if(kept.begin(), kept.end(), [&](const LikelyFace& k) { return sameDie(k.face, one.face); });
        if (other == kept.end()) {
            kept.push_back(std::move(one));
        } else if (isUpper(one.face, other->face)) {
            *other = std::move(one);
        }
    }
    std::vector<PipFace> result;
    result.reserve(kept.size());
    for (const LikelyFace& one : kept) {
        result.push_back({one.face.at, 2 * halfSideOf(one.face), one.face.value, one.likely});
    }
    return result;
}

}  // namespace vision::dice
