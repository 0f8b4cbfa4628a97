// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/prices.h"

#include <algorithm>

namespace engine {

namespace {

constexpr std::array<std::string_view, kWeightCount> kWeightNames{"infantry",   "cavalry", "artillery",  "wall",
                                                                  "settlement", "city",    "metropolis", "capital",
                                                                  "point",      "wait",    "share"};

double uprightWorth(CombatLevel level, bool capital, const CombatPrices& prices) {
    switch (level) {
        case CombatLevel::Settlement:
            return prices.of(Weight::Settlement) + prices.of(Weight::Point);
        case CombatLevel::City:
            return prices.of(Weight::City) + 2 * prices.of(Weight::Point);
        case CombatLevel::Metropolis:
            break;
    }
    return prices.of(capital ? Weight::Capital : Weight::Metropolis) + 4 * prices.of(Weight::Point);
}

}  // namespace

std::string_view toText(Weight weight) {
    return kWeightNames[static_cast<std::size_t>(weight)];
}

std::optional<Weight> weightFromText(std::string_view text) {
    const auto found = std::find(kWeightNames.begin(), kWeightNames.end(), text);
    return found == kWeightNames.end() ? std::nullopt
                                       : std::optional(static_cast<Weight>(found - kWeightNames.begin()));
}

double worthOf(const Units& units, const CombatPrices& prices) {
    return units.infantry * prices.of(Weight::Infantry) + units.cavalry * prices.of(Weight::Cavalry) +
           units.artillery * prices.of(Weight::Artillery);
}

double worthOf(const Fort& fort, const CombatPrices& prices) {
    double worth = uprightWorth(fort.level, fort.capital, prices);
    if (fort.upsideDown) {
        const double lower =
            fort.level == CombatLevel::Settlement
                ? 0
                : uprightWorth(static_cast<CombatLevel>(static_cast<int>(fort.level) - 1), false, prices);
        worth = (worth + lower) / 2;
    }
    return worth + fort.walls * prices.of(Weight::Wall);
}

double worthOf(const Standing& standing, const CombatPrices& prices) {
    return worthOf(standing.units, prices) + (standing.fort ? worthOf(*standing.fort, prices) : 0);
}

}  // namespace engine
