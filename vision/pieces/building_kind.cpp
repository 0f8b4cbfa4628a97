// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/building_kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace vision::pieces {

namespace {

constexpr std::size_t kMakes = kBodies / 2;
/// How often each make stands on a table: wooden, moulded on round feet, moulded with a round city.
constexpr std::array<double, kMakes> kMakeChances{0.4, 0.2, 0.4};
/// By how much the pieces of one make differ in size from set to set (standard deviation).
constexpr double kScaleSpread = 0.04;
/// How many of a table's buildings are cities depends on how far its game is: none at first, most of them late. Where
/// others are surely settlements a doubtful one is likelier one too.
struct CityShare {
    double share;
    double chance;
};
constexpr std::array<CityShare, 5> kCityShares{{{0.1, 0.1}, {0.3, 0.2}, {0.5, 0.4}, {0.7, 0.2}, {0.9, 0.1}}};
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

Evidence evidenceOf(const Misfits& misfits, double cityShare) {
    double least = misfits.of[0][0];
    for (const auto& body : misfits.of) {
        least = std::min(least, *std::min_element(body.begin(), body.end()));
    }
    const double unit = kMisfitUnit + kPerMisfit * least + kPerLean * misfits.lean;
    Evidence evidence;
    double most = -1e9;
    for (std::size_t make = 0; make < kMakes; ++make) {
        for (std::size_t scale = 0; scale < kScales.size(); ++scale) {
            const double settlement = std::log(1 - cityShare) - misfits.of[2 * make][scale] / unit;
            const double city = std::log(cityShare) - misfits.of[2 * make + 1][scale] / unit;
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

/// What a table may be: its pieces of one make and size, so many of its buildings cities.
struct Table {
    double logChance = 0;
    /// By building: the chance that it is a city on such a table.
    std::vector<double> city;
};

std::vector<Table> tablesOf(const std::vector<Misfits>& buildings) {
    std::vector<Table> tables;
    for (const CityShare& share : kCityShares) {
        std::vector<Evidence> evidence;
        for (const Misfits& misfits : buildings) {
            evidence.push_back(evidenceOf(misfits, share.share));
        }
        for (std::size_t make = 0; make < kMakes; ++make) {
            for (std::size_t scale = 0; scale < kScales.size(); ++scale) {
                const double off = (kScales[scale] - 1) / kScaleSpread;
                Table table{std::log(share.chance) + std::log(kMakeChances[make]) - 0.5 * off * off, {}};
                for (const Evidence& building : evidence) {
                    table.logChance += building.logChance[make][scale];
                    table.city.push_back(building.city[make][scale]);
                }
                tables.push_back(std::move(table));
            }
        }
    }
    return tables;
}

}  // namespace

std::vector<KindChance> tellKinds(const std::vector<Misfits>& buildings) {
    const std::vector<Table> tables = tablesOf(buildings);
    const double most = std::max_element(tables.begin(), tables.end(), [](const Table& a, const Table& b) {
                            return a.logChance < b.logChance;
                        })->logChance;
    double total = 0;
    std::vector<double> city(buildings.size());
    for (const Table& table : tables) {
        const double weight = std::exp(table.logChance - most);
        total += weight;
        for (std::size_t i = 0; i < city.size(); ++i) {
            city[i] += weight * table.city[i];
        }
    }
    std::vector<KindChance> result;
    for (const double each : city) {
        const double chance = kStrange + (1 - 2 * kStrange) * each / total;
        const bool isCity = chance > 0.5;
        result.push_back(
            {isCity ? engine::BuildingKind::City : engine::BuildingKind::Settlement, isCity ? chance : 1 - chance});
    }
    return result;
}

}  // namespace vision::pieces
