// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/position/kinds.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace vision::position {

namespace {

/// What the net says of one table's cities lies so far above what it says of the settlements, and varies so much among
/// either; the middle of a table's lies so far from 0. Measured on rendered boards by fit/fit.py.
constexpr double kHalfStep = 0.6;
constexpr double kSpread = 0.9;
constexpr double kTableSpread = 1;
/// No table is wholly like that.
constexpr double kStrange = 0.02;

double logistic(double odds) {
    return 1 / (1 + std::exp(-odds));
}

double density(double off) {
    return std::exp(-0.5 * off * off / (kSpread * kSpread));
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

std::vector<double> tellCities(const std::vector<KindSaid>& buildings) {
    const std::vector<double> prior = byOutline(buildings);
    std::vector<double> cities(buildings.size());
    std::vector<double> logs;
    std::vector<std::vector<double>> tables;
    constexpr double kFarthest = 3;
    constexpr double kStep = 0.25;
    for (double middle = -kFarthest; middle <= kFarthest; middle += kStep) {
        double log = -0.5 * middle * middle / (kTableSpread * kTableSpread);
        std::vector<double>& table = tables.emplace_back();
        for (std::size_t i = 0; i < buildings.size(); ++i) {
            const double city = prior[i] * density(buildings[i].net - middle - kHalfStep);
            const double settlement = (1 - prior[i]) * density(buildings[i].net - middle + kHalfStep);
            constexpr double kLeast = 1e-4;
            log += std::log(city + settlement + kLeast);
            table.push_back(city / std::max(city + settlement, 1e-12));
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
