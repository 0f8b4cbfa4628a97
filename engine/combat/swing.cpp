// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/swing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace engine {

namespace {

constexpr double kLow = 0.05;
constexpr double kHigh = 0.95;
constexpr double kMostBars = 12;
/// Chances add up to 1 but for rounding.
constexpr double kRounding = 1e-9;

using Chances = std::vector<std::pair<double, double>>;

double quantile(const Chances& sorted, double share) {
    double sum = 0;
    for (const auto& [value, p] : sorted) {
        sum += p;
        if (sum >= share - kRounding) {
            return value;
        }
    }
    return sorted.empty() ? 0 : sorted.back().first;
}

CombatSwing::Middle middleOf(Chances chances) {
    std::ranges::sort(chances);
    return {quantile(chances, kLow), quantile(chances, 0.5), quantile(chances, kHigh)};
}

/// Walls stay as long as what they stand under can have them.
Standing withWalls(Standing standing, const Standing& start) {
    const bool walled = standing.fort && standing.fort->level != CombatLevel::Settlement && start.fort;
    if (walled) {
        standing.fort->walls = start.fort->walls;
    }
    return standing;
}

double piecesOf(const Standing& standing) {
    return standing.units.size() + (standing.fort ? 1 : 0);
}

std::vector<CombatSwing::Bar> histogramOf(const Chances& chances) {
    std::vector<CombatSwing::Bar> bars;
    const auto [least, most] = std::ranges::minmax_element(chances);
    const double from = std::floor(least->first);
    const double width = std::max(1.0, std::ceil((most->first - from + kRounding) / kMostBars));
    const auto count = static_cast<std::size_t>((most->first - from) / width) + 1;
    for (std::size_t i = 0; i < count; ++i) {
        const double start = from + width * static_cast<double>(i);
        bars.push_back({start, start + width, 0});
    }
    for (const auto& [value, p] : chances) {
        bars[std::min(count - 1, static_cast<std::size_t>((value - from) / width))].p += p;
    }
    return bars;
}

}  // namespace

Expected<CombatSwing, OddsFault> swingOf(const Battle& battle, const CombatRules& rules, const CombatPrices& prices) {
    const auto odds = oddsOf(battle, rules);
    if (!odds) {
        return unexpected(odds.error());
    }
    const Standing attacker = standingOf(battle.attacker);
    const Standing defender = battle.defenderStanding();
    const double attackerWorth = worthOf(attacker, prices);
    const double defenderWorth = worthOf(defender, prices);
    Chances swing;
    Chances attackerLeft;
    Chances defenderLeft;
    for (const auto& left : odds->attackerLeft) {
        const Standing standing{left.units, std::nullopt};
        swing.emplace_back(defenderWorth - (attackerWorth - worthOf(standing, prices)), left.p);
        attackerLeft.emplace_back(piecesOf(standing), left.p);
        defenderLeft.emplace_back(0, left.p);
    }
    for (const auto& left : odds->defenderLeft) {
        const Standing standing = withWalls(left.standing, defender);
        swing.emplace_back(defenderWorth - worthOf(standing, prices) - attackerWorth, left.p);
        attackerLeft.emplace_back(0, left.p);
        defenderLeft.emplace_back(piecesOf(standing), left.p);
    }
    CombatSwing result;
    if (swing.empty()) {
        return result;
    }
    double squares = 0;
    for (const auto& [value, p] : swing) {
        result.mean += value * p;
        squares += value * value * p;
    }
    result.spread = std::sqrt(std::max(0.0, squares - result.mean * result.mean));
    result.histogram = histogramOf(swing);
    result.value = middleOf(std::move(swing));
    result.attackerLeft = middleOf(std::move(attackerLeft));
    result.defenderLeft = middleOf(std::move(defenderLeft));
    return result;
}

}  // namespace engine
