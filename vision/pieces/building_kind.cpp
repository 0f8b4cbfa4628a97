// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/building_kind.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vision::pieces {

namespace {

/// A measure of the silhouette as it grows with the lean of high things, in hex sides.
struct Measure {
    double flat;
    double perLean;
    double spread;

    [[nodiscard]] double logChance(double value, double lean) const {
        constexpr double kMostLean = 1.2;
        constexpr double kMostCost = 5;
        const double z = (value - flat - perLean * std::min(lean, kMostLean)) / spread;
        return -std::min(0.5 * z * z, kMostCost) - std::log(spread);
    }
};

struct Shape {
    Measure area;
    Measure length;
    Measure width;
};

/// A make of pieces: simple wooden bodies, or broad moulded ones whose houses are not all smaller than their cities.
struct Make {
    Shape settlement;
    Shape city;
    /// However clear the shapes are, the makes of this kind differ so much that no more can be said.
    double mostChance;
};

// Medians over rendered scenes (fit/fit.py). Moulded sets differ among themselves, so theirs are held wide.
constexpr std::array kMakes{
    Make{{{0.076, 0.030, 0.022}, {0.083, 0.065, 0.022}, {0.072, 0.021, 0.013}},
         {{0.114, 0.048, 0.030}, {0.131, 0.059, 0.022}, {0.074, 0.034, 0.018}},
         0.99},
    Make{{{0.156, 0.026, 0.050}, {0.109, 0.061, 0.030}, {0.110, 0.008, 0.014}},
         {{0.181, 0.073, 0.060}, {0.135, 0.065, 0.030}, {0.128, 0.004, 0.014}},
         0.8},
};
/// The three measures hang together.
constexpr double kIndependence = 0.6;
/// More settlements stand than cities.
constexpr double kSettlements = 0.6;

double logChance(const Shape& shape, const Silhouette& seen) {
    return kIndependence *
           (shape.area.logChance(seen.area, seen.lean) + shape.length.logChance(seen.length, seen.lean) +
            shape.width.logChance(seen.width, seen.lean));
}

/// Settlement and city, as log chances.
std::array<double, 2> kindsOf(const Make& make, const Silhouette& seen) {
    return {logChance(make.settlement, seen) + std::log(kSettlements),
            logChance(make.city, seen) + std::log(1 - kSettlements)};
}

double logSum(const std::array<double, 2>& values) {
    const double most = std::max(values[0], values[1]);
    return most + std::log(std::exp(values[0] - most) + std::exp(values[1] - most));
}

}  // namespace

std::vector<KindChance> tellKinds(const std::vector<SeenBuilding>& buildings) {
    std::array<double, 2> makes{};
    for (std::size_t m = 0; m < kMakes.size(); ++m) {
        for (const SeenBuilding& building : buildings) {
            makes[m] += logSum(kindsOf(kMakes[m], building.silhouette));
        }
    }
    const double moulded = 1 / (1 + std::exp(std::clamp(makes[0] - makes[1], -50.0, 50.0)));
    std::vector<KindChance> result;
    for (const SeenBuilding& building : buildings) {
        double city = 0;
        for (std::size_t m = 0; m < kMakes.size(); ++m) {
            const auto kinds = kindsOf(kMakes[m], building.silhouette);
            const double chance = 1 / (1 + std::exp(std::clamp(kinds[0] - kinds[1], -50.0, 50.0)));
            const double most = kMakes[m].mostChance;
            city += (m == 0 ? 1 - moulded : moulded) * std::clamp(chance, 1 - most, most);
        }
        const bool isCity = city > 0.5;
        result.push_back(
            {isCity ? engine::BuildingKind::City : engine::BuildingKind::Settlement, isCity ? city : 1 - city});
    }
    return result;
}

}  // namespace vision::pieces
