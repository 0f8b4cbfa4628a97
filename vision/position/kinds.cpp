// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/position/kinds.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace vision::position {

namespace {

/// No table is wholly like that.
constexpr double kStrange = 0.02;

double logistic(double odds) {
    return 1 / (1 + std::exp(-odds));
}

double density(double off) {
    return std::exp(-0.5 * off * off);
}

/// The chances of a city by the outlines; where there is none, by how many of the others are cities.
std::vector<double> byOutline(const std::vector<KindSaid>& buildings) {
    double cities = 1;
    double measured = 2;
    for (const KindSaid& building : buildings) {
        cities += building.outline ? logistic(*building.outline) : 0;
        measured += building.outline ? 1 : 0;
    }
    std::vector<double> chances;
    for (const KindSaid& building : buildings) {
        chances.push_back(building.outline ? logistic(*building.outline) : cities / measured);
    }
    return chances;
}

}  // namespace

TableKinds tableKinds(const KindLook& settlements, const KindLook& cities) {
    // Between two pictures of one set light and camera differ.
    constexpr double kBetweenPictures = 0.4;
    TableKinds table;
    const double seen = settlements.buildings + cities.buildings;
    if (seen <= 0) {
        return table;
    }
    const double spread = (settlements.spread * settlements.buildings + cities.spread * cities.buildings) / seen;
    const bool areBothSeen = settlements.buildings > 0 && cities.buildings > 0;
    if (areBothSeen) {
        // Where the net cannot tell them it says as much of either.
        table.halfStep = std::max(0.0, (cities.mean - settlements.mean) / 2);
        table.middle = (cities.mean + settlements.mean) / 2;
        table.spread = std::max(table.spread, spread);
    } else {
        table.middle = settlements.buildings > 0 ? settlements.mean + table.halfStep : cities.mean - table.halfStep;
    }
    const double few = table.spread * table.spread / std::min(seen, areBothSeen ? seen : 4.0);
    table.middleSpread = std::min(1.0, std::sqrt(kBetweenPictures * kBetweenPictures + few));
    return table;
}

std::vector<double> tellCities(const std::vector<KindSaid>& buildings, const TableKinds& table) {
    const std::vector<double> prior = byOutline(buildings);
    std::vector<double> cities(buildings.size());
    std::vector<double> logs;
    std::vector<std::vector<double>> tables;
    constexpr double kFarthest = 3;
    constexpr double kStep = 0.25;
    for (double middle = -kFarthest; middle <= kFarthest; middle += kStep) {
        double log = -0.5 * middle * middle / (table.middleSpread * table.middleSpread);
        std::vector<double>& chances = tables.emplace_back();
        for (std::size_t i = 0; i < buildings.size(); ++i) {
            const double off = buildings[i].net - table.middle - middle;
            const double city = prior[i] * density((off - table.halfStep) / table.spread);
            const double settlement = (1 - prior[i]) * density((off + table.halfStep) / table.spread);
            constexpr double kLeast = 1e-4;
            log += std::log(city + settlement + kLeast);
            chances.push_back(city / std::max(city + settlement, 1e-12));
        }
        logs.push_back(log);
    }
    const double most = *std::max_element(logs.begin(), logs.end());
    double sum = 0;
    for (std::size_t t = 0; t < tables.size(); ++t) {
        const double weight = std::exp(logs[t] - most);
        sum += weight;
        for (std::size_t i = 0; i < cities.size(); ++i) {
            cities[i] += weight * tables[t][i];
        }
    }
    for (double& city : cities) {
        const double chance = kStrange + (1 - 2 * kStrange) * city / sum;
        city = std::log(chance / (1 - chance));
    }
    return cities;
}

}  // namespace vision::position
