// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/figure_kind.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vision::pieces {

namespace {

/// How long and how large a thing is seen, by its lean; in hex sides.
struct FigureShape {
    double area;
    double areaPerLean;
    double length;
    double lengthPerLean;
    /// How usual it is.
    double prior;
};
/// A foot soldier, two side by side, a rider, a gun, a weapon: round and small, wider, and longer than wide.
/// Medians over rendered scenes (fit/fit.py), whose figures are inventions.
constexpr std::array kFigureShapes{
    FigureShape{0.030, 0.060, 0.050, 0.070, 0.40},  //
    FigureShape{0.060, 0.110, 0.085, 0.060, 0.12},  //
    FigureShape{0.055, 0.090, 0.100, 0.060, 0.22},  //
    FigureShape{0.065, 0.070, 0.120, 0.030, 0.20},  //
    FigureShape{0.035, 0.060, 0.055, 0.075, 0.06},
};
constexpr std::size_t kSoldier = 0;
constexpr std::size_t kTwoSoldiers = 1;
constexpr std::size_t kRider = 2;
constexpr std::size_t kGun = 3;
constexpr std::size_t kWeapon = 4;
using FigureChances = std::array<double, kFigureShapes.size()>;

FigureChances chancesOf(const Figure& figure, const LookedFor& lookedFor) {
    // Other sets' figures are of other sizes and shapes.
    constexpr double kAreaSpread = 0.5;
    constexpr double kLengthSpread = 0.35;
    const double lean = std::min(figure.lean, 1.2);
    FigureChances chances{};
    double sum = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const FigureShape& shape = kFigureShapes[i];
        if (i == kWeapon ? !lookedFor.nukes : !lookedFor.armies) {
            continue;
        }
        const double area = std::log(figure.area / (shape.area + shape.areaPerLean * lean)) / kAreaSpread;
        const double length =
            std::log((figure.length + 1e-3) / (shape.length + shape.lengthPerLean * lean)) / kLengthSpread;
        chances[i] = shape.prior * std::exp(-0.5 * std::min(area * area + length * length, 12.0));
        sum += chances[i];
    }
    for (double& chance : chances) {
        chance = sum > 0 ? chance / sum : 0;
    }
    return chances;
}

void addTo(FigureKinds& kinds, std::size_t which) {
    kinds.units.infantry += which == kSoldier ? 1 : which == kTwoSoldiers ? 2 : 0;
    kinds.units.cavalry += which == kRider ? 1 : 0;
    kinds.units.artillery += which == kGun ? 1 : 0;
    kinds.nuke = kinds.nuke || which == kWeapon;
}

}  // namespace

std::string toText(const FigureKinds& kinds) {
    if (!kinds.nuke) {
        return engine::toText(kinds.units);
    }
    return kinds.units.empty() ? "nuke" : engine::toText(kinds.units) + "+nuke";
}

std::vector<FigureKinds> kindsOf(const std::vector<Figure>& figures, const LookedFor& lookedFor) {
    std::vector<FigureKinds> all{FigureKinds{{}, false, 1}};
    for (const Figure& figure : figures) {
        const FigureChances chances = chancesOf(figure, lookedFor);
        std::vector<FigureKinds> grown;
        for (const FigureKinds& before : all) {
            for (std::size_t i = 0; i < chances.size(); ++i) {
                // One weapon a corner.
                if (chances[i] <= 0 || (i == kWeapon && before.nuke)) {
                    continue;
                }
                FigureKinds kinds = before;
                addTo(kinds, i);
                kinds.chance *= chances[i];
                const auto same = std::find_if(grown.begin(), grown.end(), [&](const FigureKinds& other) {
                    return other.units == kinds.units && other.nuke == kinds.nuke;
                });
                if (same == grown.end()) {
                    grown.push_back(kinds);
                } else {
                    same->chance += kinds.chance;
                }
            }
        }
        all = std::move(grown);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const FigureKinds& a, const FigureKinds& b) { return a.chance > b.chance; });
    return all;
}

}  // namespace vision::pieces
