// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/ships.h"

#include <algorithm>
#include <cmath>

#include "vision/pieces/chance.h"

namespace vision::pieces {

namespace {

using ShipPixel = cv::Vec<float, kColours>;

/// In the order of HullMeasure and of SeenShip::measures; near to what fit/fit.py finds on few ships.
constexpr HullMeasures kHullWeights{-1.9, -1.4, 3.5};
constexpr std::array kShipWeights{-5.5, 5.0, 2.0, -1.0, 3.0, -1.5};

}  // namespace

HullMeasures hullOf(const Sight& sight, const SideSite& site, const Match& match, PieceColour colour) {
    constexpr int kHullSteps = 6;
    constexpr double kHalfLength = 0.15;
    /// Heights of a ship's rigging, above any road.
    constexpr std::array kHeights{0.25, 0.32};
    const cv::Point2d lean = sight.map.viewpoint.lean(site.at);
    const double across = std::abs(lean.x * site.along.y - lean.y * site.along.x);
    const cv::Point2d foot = match.at - lean * kRoadMiddle;
    const board::Rectified& board = *sight.map.board;
    double seen = 0;
    for (const double height : kHeights) {
        for (int i = -kHullSteps; i <= kHullSteps; ++i) {
            const cv::Point2d pixel = board.pixel(foot + lean * height + site.along * (kHalfLength * i / kHullSteps));
            const cv::Point at(std::clamp(cvRound(pixel.x), 0, board.rgb.cols - 1),
                               std::clamp(cvRound(pixel.y), 0, board.rgb.rows - 1));
            seen += static_cast<double>(sight.map.shares.at<ShipPixel>(at)[static_cast<int>(colour)]);
        }
    }
    seen /= static_cast<double>(kHeights.size() * (2 * kHullSteps + 1));
    // Below this the rigging is seen over the hull itself and says nothing.
    constexpr double kTells = 0.35;
    const double weight = std::min(across / kTells, 1.0);
    return {1, weight, weight * seen};
}

double shipChance(const HullMeasures& measures) {
    return chanceOf(kHullWeights, measures);
}

std::vector<SeenShip> findShips(const Sight& sight) {
    std::vector<SeenShip> ships;
    for (std::size_t i = 0; i < sight.shape().seaSides.size(); ++i) {
        const Matches matches = matchRoad(sight.map, sight.shape().seaSides[i]);
        std::size_t best = kColours;
        for (std::size_t k = 0; k < kColours; ++k) {
            const bool looked = kPieceColours[k] != PieceColour::White || sight.known[k];
            if (looked && (best == kColours || matches[k].score > matches[best].score)) {
                best = k;
            }
        }
        double second = 0;
        for (std::size_t k = 0; k < kColours; ++k) {
            second = k == best ? second : std::max(second, matches[k].score);
        }
        const Match& match = matches[best];
        SeenShip ship{i, kPieceColours[best], match, {}, 0};
        ship.measures = {1,           match.score,          match.inside,
                         match.aside, match.score - second, match.fullerFlank - match.flank};
        ship.chance = chanceOf(kShipWeights, ship.measures);
        ships.push_back(ship);
    }
    return ships;
}

}  // namespace vision::pieces
