// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/read_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace vision::pieces {

namespace {

/// Weights of a logistic regression over what a match measures, fitted on rendered pictures by fit/fit.py.
struct Weights {
    double base;
    double score;
    double inside;
    double aside;
    double margin;
    double unevenFlanks;
    /// The most chance of a colour that is clear at few places: who plays has more than one piece.
    double lonely;
};
constexpr Weights kBuilding{-2.47, 2.35, 2.42, -0.25, 1.78, 0, 0.6};
constexpr Weights kRoute{-3.48, 3.43, 2.88, -0.18, 2.24, -1.06, 0.45};

/// A colour that is clear at fewer places than these is lonely.
constexpr int kFewest = 2;

/// The middle of a side is nearer than this to its ends, in hex sides.
constexpr double kAdjoining = 0.6;

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

Finding findColoured(const Sight& sight, const Matches& matches, const Weights& weights) {
    std::array<std::size_t, kColours> order{};
    for (std::size_t k = 0; k < kColours; ++k) {
        order[k] = k;
    }
    // White on sand is a matter of its own.
    const auto rank = [&](std::size_t k) { return !sight.plays[k] ? -2.0 : k == kWhite ? -1.0 : matches[k].score; };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rank(a) > rank(b); });
    const Match& best = matches[order[0]];
    const double margin = best.score - std::max(matches[order[1]].score, 0.0);
    Finding finding;
    finding.colour = kPieceColours[order[0]];
    finding.other = kPieceColours[order[1]];
    finding.chance =
        logistic(weights.base + weights.score * best.score + weights.inside * best.inside + weights.aside * best.aside +
                 weights.margin * margin + weights.unevenFlanks * (best.fullerFlank - best.flank));
    finding.colourChance = logistic(weights.score * margin + weights.margin * margin);
    if (sight.samples[order[0]] < kFewest && !sight.known[order[0]] && !sight.expected[order[0]]) {
        finding.chance = std::min(finding.chance, weights.lonely);
    }
    return finding;
}

}  // namespace

Finding findBuilding(const Sight& sight, std::size_t corner) {
    Finding finding = findColoured(sight, sight.corners[corner], kBuilding);
    // What lies off the corner towards an own road is likelier that road's end; that fills half a house's foot at most.
    constexpr double kTowardsRoad = 0.09;
    constexpr double kRoadSeen = 0.45;
    constexpr double kRoadEnd = 0.5;
    constexpr double kHalfFilled = 0.6;
    const board::CornerSite& site = sight.shape().corners[corner];
    const auto colour = index(finding.colour);
    const Match& match = sight.corners[corner][colour];
    const cv::Point2d shift = match.at - sight.map.viewpoint.lean(site.at) * kBuildingMiddle - site.at;
    for (std::size_t i = 0; i < sight.shape().sides.size() && match.inside < kHalfFilled; ++i) {
        const cv::Point2d way = sight.shape().sides[i].at - site.at;
        const double distance = std::hypot(way.x, way.y);
        if (distance < kAdjoining && sight.sides[i][colour].score > kRoadSeen &&
            shift.dot(way) > kTowardsRoad * distance) {
            finding.chance *= kRoadEnd;
            break;
        }
    }
    return finding;
}

Finding findRoute(const Sight& sight, std::size_t side) {
    return findColoured(sight, sight.sides[side], kRoute);
}

}  // namespace vision::pieces
