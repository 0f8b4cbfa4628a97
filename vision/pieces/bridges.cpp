// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/bridges.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "vision/pieces/chance.h"

namespace vision::pieces {

namespace {

using BridgePixel = cv::Vec<float, kColours>;

/// In the order of BridgeMeasure; steeper than fit/fit.py finds on few bridges, all of which are clear.
constexpr BridgeMeasures kBridgeWeights{-9.0, 9.0, 5.0, -6.0};

constexpr int kParts = 4;
/// The bar that is looked for: shorter than from corner to corner, as what stands at the corners is not it.
constexpr double kBarReach = 0.64;
constexpr std::array kBarAcross{-0.04, 0.0, 0.04};
constexpr std::array kBarFlanks{-0.26, -0.22, 0.22, 0.26};
/// How far aside it may lie, and the height at which it is seen.
constexpr std::array kBarAside{-0.12, -0.08, -0.04, 0.0, 0.04, 0.08, 0.12};
constexpr double kBarMiddle = 0.12;

BridgePixel sharesAt(const Sight& sight, cv::Point2d at) {
    const cv::Point2d pixel = sight.map.board->pixel(at);
    const cv::Mat& shares = sight.map.shares;
    return shares.at<BridgePixel>(std::clamp(cvRound(pixel.y), 0, shares.rows - 1),
                                  std::clamp(cvRound(pixel.x), 0, shares.cols - 1));
}

/// Mean shares in each part of a bar, and beside the whole.
struct Bar {
    std::array<BridgePixel, kParts> parts;
    BridgePixel flank;
};

Bar barAt(const Sight& sight, cv::Point2d middle, cv::Point2d along) {
    constexpr int kStepsPerPart = 5;
    const cv::Point2d aside(-along.y, along.x);
    Bar result;
    result.flank = BridgePixel::all(0);
    for (int part = 0; part < kParts; ++part) {
        BridgePixel sum = BridgePixel::all(0);
        for (int i = 0; i < kStepsPerPart; ++i) {
            const double t = (part * kStepsPerPart + i + 0.5) / (kParts * kStepsPerPart);
            const cv::Point2d here = middle + along * (kBarReach * (2 * t - 1));
            for (const double across : kBarAcross) {
                sum += sharesAt(sight, here + aside * across);
            }
            for (const double across : kBarFlanks) {
                result.flank += sharesAt(sight, here + aside * across);
            }
        }
        result.parts[static_cast<std::size_t>(part)] = sum * (1.0F / (kStepsPerPart * kBarAcross.size()));
    }
    result.flank *= 1.0F / static_cast<float>(kBarFlanks.size() * kParts * kStepsPerPart);
    return result;
}

}  // namespace

std::vector<SeenBridge> findBridges(const Sight& sight) {
    using enum engine::CornerDirection;
    constexpr std::array kAxes{std::pair{N, S}, std::pair{NE, SW}, std::pair{NW, SE}};
    std::vector<SeenBridge> bridges;
    for (const engine::Hex hex : sight.shape().land()) {
        SeenBridge best;
        best.hex = hex;
        const cv::Point2d middle = board::centreOf(hex);
        const cv::Point2d lean = sight.map.viewpoint.lean(middle) * kBarMiddle;
        for (const auto& [from, to] : kAxes) {
            cv::Point2d along = board::cornerOf(hex, static_cast<int>(to)) - middle;
            along /= cv::norm(along);
            for (const double aside : kBarAside) {
                const cv::Point2d at = middle + cv::Point2d(-along.y, along.x) * aside;
                const Bar bar = barAt(sight, at + lean, along);
                for (std::size_t k = 0; k < kColours; ++k) {
                    if (kPieceColours[k] == PieceColour::White && !sight.known[k]) {
                        continue;
                    }
                    const int c = static_cast<int>(k);
                    double weakest = 1;
                    double inside = 0;
                    for (const BridgePixel& part : bar.parts) {
                        weakest = std::min(weakest, static_cast<double>(part[c]));
                        inside += static_cast<double>(part[c]) / kParts;
                    }
                    const BridgeMeasures measures{1, weakest, inside, static_cast<double>(bar.flank[c])};
                    const double chance = chanceOf(kBridgeWeights, measures);
                    if (chance > best.chance) {
                        best = {hex, from, to, kPieceColours[k], at, along, measures, chance};
                    }
                }
            }
        }
        bridges.push_back(best);
    }
    return bridges;
}

}  // namespace vision::pieces
