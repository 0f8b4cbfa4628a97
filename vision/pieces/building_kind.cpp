// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/building_kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace vision::pieces {

namespace {

constexpr std::size_t kMakes = kBodies / 2;
/// How often each make stands on a table: wooden, moulded on round feet, moulded with a round city.
constexpr std::array<double, kMakes> kMakeChances{0.4, 0.2, 0.4};
/// By how much the pieces of one make differ in size from set to set (standard deviation).
constexpr double kScaleSpread = 0.04;
/// Which of both stand more depends on how far a game is.
constexpr double kSettlements = 0.5;
/// What a misfit (square hex sides) must differ by to count: more where nothing fits well and where high things lean,
/// since bodies differ most above their feet. Fitted on rendered pictures by fit/fit.py.
constexpr double kMisfitUnit = 0.002;
constexpr double kPerMisfit = 0.1;
constexpr double kPerLean = 0.003;
/// A building that no body of a make fits tells no more than this against that make (logarithm).
constexpr double kMostAgainst = 6;
/// Pieces may be shaped like none of these.
constexpr double kStrange = 0.02;

double logSum(double a, double b) {
    const double most = std::max(a, b);
    return most + std::log(std::exp(a - most) + std::exp(b - most));
}

/// Of one building for each make and size: its log chance, and the chance that it is a city.
struct Evidence {
    std::array<std::array<double, kScales.size()>, kMakes> logChance{};
    std::array<std::array<double, kScales.size()>, kMakes> city{};
};

Evidence evidenceOf(const Misfits& misfits) {
    double least = misfits.of[0][0];
    for (const auto& body : misfits.of) {
        least = std::min(least, *std::min_element(body.begin(), body.end()));
    }
    const double unit = kMisfitUnit + kPerMisfit * least + kPerLean * misfits.lean;
    Evidence evidence;
    double most = -1e9;
    for (std::size_t make = 0; make < kMakes; ++make) {
        for (std::size_t scale = 0; scale < kScales.size(); ++scale) {
            const double settlement = std::log(kSettlements) - misfits.of[2 * make][scale] / unit;
            const double city = std::log(1 - kSettlements) - misfits.of[2 * make + 1][scale] / unit;
            evidence.logChance[make][scale] = logSum(settlement, city);
            evidence.city[make][scale] = std::exp(city - evidence.logChance[make][scale]);
            most = std::max(most, evidence.logChance[make][scale]);
        }
    }
    for (auto& make : evidence.logChance) {
        for (double& chance : make) {
            chance = logSum(chance, most - kMostAgainst);
        }
    }
    return evidence;
}

}  // namespace

std::vector<KindChance> tellKinds(const std::vector<Misfits>& buildings) {
    std::vector<Evidence> evidence;
    std::array<std::array<double, kScales.size()>, kMakes> table{};
    double most = -1e9;
    for (const Misfits& misfits : buildings) {
        evidence.push_back(evidenceOf(misfits));
    }
    for (std::size_t make = 0; make < kMakes; ++make) {
        for (std::size_t scale = 0; scale < kScales.size(); ++scale) {
            const double off = (kScales[scale] - 1) / kScaleSpread;
            table[make][scale] = std::log(kMakeChances[make]) - 0.5 * off * off;
            for (const Evidence& building : evidence) {
                table[make][scale] += building.logChance[make][scale];
            }
            most = std::max(most, table[make][scale]);
        }
    }
    std::vector<KindChance> result;
    for (const Evidence& building : evidence) {
        double total = 0;
        double city = 0;
        for (std::size_t make = 0; make < kMakes; ++make) {
            for (std::size_t scale = 0; scale < kScales.size(); ++scale) {
                const double weight = std::exp(table[make][scale] - most);
                total += weight;
                city += weight * building.city[make][scale];
            }
        }
        const double chance = kStrange + (1 - 2 * kStrange) * city / total;
        const bool isCity = chance > 0.5;
        result.push_back(
            {isCity ? engine::BuildingKind::City : engine::BuildingKind::Settlement, isCity ? chance : 1 - chance});
    }
    return result;
}

}  // namespace vision::pieces
