// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/figure_kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <opencv2/core.hpp>

namespace vision::pieces {

namespace {

/// How large a thing is seen, by its lean, and how it stands; in hex sides.
struct FigureShape {
    double area;
    double areaPerLean;
    /// Spread along its longer axis and across, seen from above.
    double length;
    double width;
    /// How high it is.
    double height;
    /// Its area as a share of the ellipse as long and as wide: a gun's wheels and barrel leave gaps, a horse does not.
    double filled;
    /// How usual it is.
    double prior;
};
/// A foot soldier, two side by side, a rider, a gun, a weapon: round and small, wider, and longer than wide.
/// Middles over rendered scenes, whose figures are inventions.
constexpr std::array kFigureShapes{
    FigureShape{0.030, 0.060, 0.048, 0.048, 0.42, 0.96, 0.40},  //
    FigureShape{0.060, 0.110, 0.085, 0.050, 0.42, 0.88, 0.12},  //
    FigureShape{0.055, 0.090, 0.110, 0.046, 0.47, 0.94, 0.22},  //
    FigureShape{0.065, 0.070, 0.122, 0.059, 0.20, 0.86, 0.20},  //
    FigureShape{0.035, 0.060, 0.055, 0.055, 0.45, 0.96, 0.06},
};
constexpr std::size_t kSoldier = 0;
constexpr std::size_t kTwoSoldiers = 1;
constexpr std::size_t kRider = 2;
constexpr std::size_t kGun = 3;
constexpr std::size_t kWeapon = 4;
using FigureChances = std::array<double, kFigureShapes.size()>;

/// The logarithm of a spread in two dimensions: along the lean, across, and both together.
cv::Vec3d logarithmOf(double along, double across, double both) {
    constexpr double kLeast = 1e-5;
    const double mean = (along + across) / 2;
    const double half = std::hypot((along - across) / 2, both);
    const double larger = std::log(std::max(mean + half, kLeast));
    const double smaller = std::log(std::max(mean - half, kLeast));
    const double part = half > kLeast ? (larger - smaller) / (2 * half) : 1 / std::max(mean, kLeast);
    const double middle = (larger + smaller) / 2;
    return {middle + part * (along - mean), middle + part * (across - mean), part * both};
}

/// How well the outline fits a thing of that shape whichever way it is turned: what is round and high is longer only
/// the way it leans, what is long is so any way.
double outlineFit(const Figure& figure, const FigureShape& shape, double lean) {
    constexpr int kTurns = 24;
    // Other sets' figures are of other sizes and shapes.
    constexpr double kSpread = 0.5;
    const cv::Vec3d seen =
        logarithmOf(figure.spreadAlong * figure.spreadAlong, figure.spreadAcross * figure.spreadAcross,
                    figure.slant * figure.spreadAlong * figure.spreadAcross);
    const double length = shape.length * shape.length;
    const double width = shape.width * shape.width;
    const double leant = shape.height * lean * shape.height * lean / 12;
    double fit = 0;
    for (int i = 0; i < kTurns; ++i) {
        const double turn = i * std::numbers::pi / kTurns;
        const double c = std::cos(turn);
        const double s = std::sin(turn);
        const cv::Vec3d apart = seen - logarithmOf(c * c * length + s * s * width + leant,
                                                   s * s * length + c * c * width, c * s * (length - width));
        const double distance = apart[0] * apart[0] + apart[1] * apart[1] + 2 * apart[2] * apart[2];
        fit += std::exp(-0.5 * distance / (kSpread * kSpread)) / kTurns;
    }
    return fit;
}

/// The area of the figure as a share of the ellipse that spreads as it does.
double filledOf(const Figure& figure) {
    constexpr double kThinnest = 1e-4;
    const double upright = std::sqrt(std::max(1 - figure.slant * figure.slant, 0.0));
    const double axes = figure.spreadAlong * figure.spreadAcross * upright;
    return std::min(figure.area / (4 * std::numbers::pi * std::max(axes, kThinnest)), 1.0);
}

FigureChances chancesOf(const Figure& figure, const LookedFor& lookedFor) {
    constexpr double kAreaSpread = 0.5;
    constexpr double kFilledSpread = 0.08;
    constexpr double kUnlikeAny = 1e-4;
    const double lean = std::min(figure.lean, 1.2);
    FigureChances chances{};
    double sum = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const FigureShape& shape = kFigureShapes[i];
        if (i == kWeapon ? !lookedFor.nukes : !lookedFor.armies) {
            continue;
        }
        const double area = std::log(figure.area / (shape.area + shape.areaPerLean * lean)) / kAreaSpread;
        const double gaps = (filledOf(figure) - shape.filled) / kFilledSpread;
        const double likely = outlineFit(figure, shape, lean) * std::exp(-0.5 * (area * area + gaps * gaps));
        chances[i] = shape.prior * (likely + kUnlikeAny);
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
