// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/tiles/face_down.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace vision::tiles {

namespace {

/// In the order of BackMeasure; in the directions that pieces/fit/fit.py finds on few backs, steeper.
constexpr BackMeasures kBackWeights{-7.0, 2.0, 16.0, -20.0, 6.0, -4.5};

}  // namespace

BackMeasures backOf(const TileLook& look, const TileClass& tile, double noToken, double desert) {
    constexpr double kMostOdd = 2.0;
    constexpr double kMostStep = 0.6;
    return {1,
            std::min(tile.oddness / 10, kMostOdd),
            std::min(look.rim.outside, kMostStep),
            std::min(look.rim.inside, kMostStep),
            noToken,
            desert};
}

double backChance(const BackMeasures& measures) {
    double sum = 0;
    for (std::size_t i = 0; i < kBackMeasures; ++i) {
        sum += kBackWeights[i] * measures[i];
    }
    return 1 / (1 + std::exp(-sum));
}

Print lightWithoutBacks(const board::Rectified& board) {
    constexpr double kNoSand = 0.25;
    constexpr double kOneWithPicture = 0.15;
    // A board on which most rims are odd is one seen badly.
    constexpr double kMostBacks = 8.0 / 19;
    Print print = evenLight(board);
    std::vector<engine::Hex> without;
    for (const engine::Hex hex : board.shape->land()) {
        const RimLook rim = rimOf(board, print, hex);
        if (rim.outside > kNoSand && rim.inside < kOneWithPicture) {
            without.push_back(hex);
        }
    }
    const double share = static_cast<double>(without.size()) / static_cast<double>(board.shape->land().size());
    return without.empty() || share > kMostBacks ? print : evenLight(board, without);
}

}  // namespace vision::tiles
