// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/figure_kind.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "vision/pieces/outline_kind.h"

namespace vision::pieces {

namespace {

constexpr auto kSoldier = static_cast<std::size_t>(OutlineKind::Soldier);
constexpr auto kTwoSoldiers = static_cast<std::size_t>(OutlineKind::TwoSoldiers);
constexpr auto kRider = static_cast<std::size_t>(OutlineKind::Rider);
constexpr auto kGun = static_cast<std::size_t>(OutlineKind::Gun);
constexpr auto kWeapon = static_cast<std::size_t>(OutlineKind::Weapon);

/// How usual each of these is among what stands beside crossings.
constexpr std::array kPrior{0.40, 0.12, 0.22, 0.20, 0.06};
using FigureChances = std::array<double, kPrior.size()>;

FigureChances chancesOf(const Figure& figure, const LookedFor& lookedFor) {
    constexpr double kUnlikeAny = 0.01;
    constexpr double kLeast = 1e-12;
    const OutlineChances outlines = classifyOutline(figure.window, figure.lean);
    double likeAny = kLeast;
    for (std::size_t i = 0; i < kPrior.size(); ++i) {
        likeAny += outlines[i];
    }
    FigureChances chances{};
    double sum = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const bool isLookedFor = i == kWeapon ? lookedFor.has(Extra::Nukes) : lookedFor.has(Extra::Armies);
        chances[i] = isLookedFor ? kPrior[i] * (outlines[i] / likeAny + kUnlikeAny) : 0;
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
