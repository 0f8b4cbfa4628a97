// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/harbours/trade_looks.h"

#include <algorithm>
#include <cmath>

namespace vision::harbours {

namespace {

/// Nothing counts beyond what a clear sign has.
constexpr double kLeastSign = -0.5;
constexpr double kMostSign = 1.2;
/// What a side counts that the picture does not show.
constexpr double kUnseenSign = 0.5;

/// Medians over rendered scenes, less those of the nine harbours of a scene: Red, Yellow, Colour, Warmth.
constexpr std::array<Marks, kTrades> kMeans{{
    {-0.31, 0.43, -0.13, 0.02},   // any
    {1.03, -0.40, 0.66, 0.16},    // brick
    {0.28, -0.31, 0.06, 0.09},    // lumber
    {-0.15, 0.14, -0.12, 0.11},   // wool
    {0.25, -1.20, -0.02, -0.55},  // grain
    {-0.17, 0.17, -0.13, 0.07},   // ore
}};
/// As spread there, and an allowance for other prints.
constexpr Marks kSpread{0.25, 0.25, 0.21, 0.21};
/// The marks hang together; and none alone may cost more than kMostCost.
constexpr double kIndependence = 0.5;
constexpr double kMostCost = 4.0;

}  // namespace

std::size_t tradeOf(const std::optional<engine::Resource>& resource) {
    if (!resource) {
        return static_cast<std::size_t>(Trade::Any);
    }
    switch (*resource) {
        case engine::Resource::Brick:
            return static_cast<std::size_t>(Trade::Brick);
        case engine::Resource::Lumber:
            return static_cast<std::size_t>(Trade::Lumber);
        case engine::Resource::Wool:
            return static_cast<std::size_t>(Trade::Wool);
        case engine::Resource::Grain:
            return static_cast<std::size_t>(Trade::Grain);
        case engine::Resource::Ore:
            return static_cast<std::size_t>(Trade::Ore);
    }
    return static_cast<std::size_t>(Trade::Any);
}

double signOf(const CoastLook& look) {
    return look.seen ? std::clamp(look.sign, kLeastSign, kMostSign) : kUnseenSign;
}

Marks meanMarks(const std::vector<CoastLook>& looks, std::span<const std::size_t> places) {
    Marks mean{};
    int seen = 0;
    for (const std::size_t place : places) {
        if (looks[place].seen) {
            ++seen;
            for (std::size_t m = 0; m < kMarks; ++m) {
                mean[m] += looks[place].marks[m];
            }
        }
    }
    for (double& mark : mean) {
        mark /= std::max(seen, 1);
    }
    return mean;
}

TradeChances likelihoodOf(const CoastLook& look, const Marks& mean) {
    TradeChances result{};
    for (std::size_t t = 0; t < kTrades; ++t) {
        double cost = 0;
        for (std::size_t m = 0; look.seen && m < kMarks; ++m) {
            const double z = (look.marks[m] - mean[m] - kMeans[t][m]) / kSpread[m];
            cost += kIndependence * std::min(0.5 * z * z, kMostCost);
        }
        result[t] = std::exp(look.known[t] - cost);
    }
    return result;
}

}  // namespace vision::harbours
