// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <numeric>
#include <random>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

#include "vision/tiles/assignment.h"

using vision::tiles::assign;
using vision::tiles::Assignment;
using vision::tiles::Costs;

namespace {

double cheapestByTrial(const Costs& costs) {
    std::vector<std::size_t> columns(costs.front().size());
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    double best = std::numeric_limits<double>::infinity();
    do {
        double cost = 0;
        for (std::size_t i = 0; i < costs.size(); ++i) {
            cost += costs[i][columns[i]];
        }
        best = std::min(best, cost);
    } while (std::next_permutation(columns.begin(), columns.end()));
    return best;
}

}  // namespace

TEST_CASE("an assignment is as cheap as the cheapest of all", "[vision][tiles]") {
    std::mt19937 random(4);
    for (int round = 0; round < 300; ++round) {
        const std::size_t rows = 1 + random() % 5;
        const std::size_t columns = rows + random() % 3;
        Costs costs(rows, std::vector<double>(columns));
        for (auto& row : costs) {
            for (double& cost : row) {
                cost = static_cast<double>(random() % 40) - 10;
            }
        }
        const Assignment found = assign(costs);
        const std::set<std::size_t> different(found.columns.begin(), found.columns.end());
        CHECK(different.size() == rows);
        double cost = 0;
        for (std::size_t i = 0; i < rows; ++i) {
            cost += costs[i][found.columns[i]];
        }
        CHECK(cost == Approx(found.cost));
        CHECK(cost == Approx(cheapestByTrial(costs)));
    }
}
