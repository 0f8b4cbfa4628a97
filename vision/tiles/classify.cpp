// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/tiles/classify.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "vision/tiles/assignment.h"

namespace vision::tiles {

namespace {

using engine::Terrain;

struct Look {
    Terrain terrain;
    int count;  ///< in the base game
    Features mean;
};
constexpr std::size_t kLooks = 6;
using Looks = std::array<Look, kLooks>;

// Means over rendered scenes of levels 1 to 3 (see features.h for the order).
constexpr Looks kPrinted{{
    {Terrain::Forest, 4, {-0.60, -0.21, -0.24, 0.27, 0.24, 0.26, 0.30, 0.18}},
    {Terrain::Pasture, 4, {-0.19, -0.24, -0.44, 0.16, 0.10, 0.09, 0.22, 0.06}},
    {Terrain::Fields, 4, {-0.27, 0.12, -0.31, 0.30, 0.26, 0.13, 0.31, 0.17}},
    {Terrain::Hills, 3, {-0.73, 0.27, -0.07, 0.26, 0.21, 0.11, 0.20, 0.12}},
    {Terrain::Mountains, 3, {-0.42, -0.04, 0.32, 0.31, 0.32, 0.09, 0.17, 0.16}},
    {Terrain::Desert, 1, {-0.04, 0.02, -0.06, 0.10, 0.07, 0.04, 0.06, 0.03}},
}};
/// How far tiles of one terrain differ: between tiles, prints and cameras. Wider than between rendered tiles, because
/// printed ones differ more.
constexpr Features kSpread{0.14, 0.06, 0.15, 0.10, 0.10, 0.10, 0.15, 0.05};
/// The measurements hang together, so they count for less than independent ones would.
constexpr double kIndependence = 0.5;
/// No measurement alone may cost more than this.
constexpr double kMostPerFeature = 6.0;

/// Gloss adds white light, which brings every measurement nearer to that of sand: they shrink by one factor.
constexpr std::array kGloss{1.1, 1.0, 0.85, 0.7, 0.55, 0.42};
constexpr double kGlossSpread = 0.3;

/// One tile more of a terrain than the base game has.
constexpr double kOddCount = 7.0;
constexpr int kMostOdd = 3;
/// A tile that looks like none of them (turned over, covered).
constexpr double kStranger = 16.0;
/// Below this a person is asked.
constexpr double kSure = 0.9;
/// Options that are less likely than this are not worth showing.
constexpr double kWorthAsking = 0.02;

using TileCosts = std::array<double, kLooks>;

double costOf(const Features& seen, const Features& mean) {
    double best = 1e9;
    for (const double gloss : kGloss) {
        const double unusual = std::log(gloss) / kGlossSpread;
        double cost = 0.5 * unusual * unusual;
        for (std::size_t f = 0; f < kFeatures; ++f) {
            const double z = (seen[f] - gloss * mean[f]) / kSpread[f];
            cost += kIndependence * std::min(0.5 * z * z, kMostPerFeature);
        }
        best = std::min(best, cost);
    }
    return best;
}

std::vector<TileCosts> costsOf(const std::vector<std::optional<Features>>& tiles, const Looks& looks) {
    std::vector<TileCosts> costs(tiles.size(), TileCosts{});
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        for (std::size_t k = 0; tiles[i] && k < kLooks; ++k) {
            costs[i][k] = costOf(*tiles[i], looks[k].mean);
        }
    }
    return costs;
}

/// What each column of the assignment stands for; kLooks is a stranger.
std::vector<std::size_t> columnLooks(std::size_t tiles) {
    std::vector<std::size_t> columns;
    for (std::size_t k = 0; k < kLooks; ++k) {
        columns.insert(columns.end(), static_cast<std::size_t>(kPrinted[k].count + kMostOdd), k);
    }
    columns.insert(columns.end(), tiles, kLooks);
    return columns;
}

Costs table(const std::vector<TileCosts>& tiles, const std::vector<std::size_t>& columns) {
    Costs costs(tiles.size(), std::vector<double>(columns.size(), kStranger));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        std::array<int, kLooks> used{};
        for (std::size_t j = 0; j < columns.size(); ++j) {
            const std::size_t look = columns[j];
            if (look < kLooks) {
                costs[i][j] = tiles[i][look] + (++used[look] > kPrinted[look].count ? kOddCount : 0.0);
            }
        }
    }
    return costs;
}

/// The cost of the best whole assignment in which one tile has one look.
double costIf(Costs costs, const std::vector<std::size_t>& columns, std::size_t tile, std::size_t look) {
    for (std::size_t j = 0; j < columns.size(); ++j) {
        if (columns[j] != look) {
            costs[tile][j] = kForbidden;
        }
    }
    return assign(costs).cost;
}

/// The looks of this very set under this very light: the printed ones drawn towards the tiles taken for them.
Looks adapted(const std::vector<std::optional<Features>>& tiles, const Assignment& assignment,
              const std::vector<std::size_t>& columns) {
    constexpr double kPriorTiles = 1.5;
    Looks looks = kPrinted;
    for (std::size_t k = 0; k < kLooks; ++k) {
        double weight = kPriorTiles;
        Features sum = looks[k].mean;
        for (double& value : sum) {
            value *= kPriorTiles;
        }
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if (tiles[i] && columns[assignment.columns[i]] == k) {
                weight += 1;
                for (std::size_t f = 0; f < kFeatures; ++f) {
                    sum[f] += (*tiles[i])[f];
                }
            }
        }
        for (std::size_t f = 0; f < kFeatures; ++f) {
            looks[k].mean[f] = sum[f] / weight;
        }
    }
    return looks;
}

TileClass decide(const TileCosts& together, const TileCosts& alone) {
    const double least = *std::min_element(together.begin(), together.end());
    std::array<double, kLooks> chance{};
    double total = 0;
    for (std::size_t k = 0; k < kLooks; ++k) {
        chance[k] = std::exp(least - together[k]);
        total += chance[k];
    }
    std::array<std::size_t, kLooks> order{};
    for (std::size_t k = 0; k < kLooks; ++k) {
        chance[k] /= total;
        order[k] = k;
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return chance[a] > chance[b]; });

    TileClass result;
    result.terrain = kPrinted[order[0]].terrain;
    // The counts may settle what the looks leave open, but not silently overrule them.
    const auto likeliest = static_cast<std::size_t>(std::min_element(alone.begin(), alone.end()) - alone.begin());
    const double overruled = alone[order[0]] - alone[likeliest];
    const double strange = alone[order[0]] - kStranger / 2;
    result.confidence = chance[order[0]] / (1 + std::exp(overruled - 3)) / (1 + std::exp(strange));
    for (const std::size_t k : order) {
        const bool worth = chance[k] >= kWorthAsking || k == likeliest;
        if (k == order[0] || (result.confidence < kSure && worth)) {
            result.options.push_back(kPrinted[k].terrain);
        }
    }
    if (result.confidence < kSure && result.options.size() < 2) {
        result.options.push_back(kPrinted[order[1]].terrain);
    }
    return result;
}

}  // namespace

std::vector<TileClass> classify(const std::vector<std::optional<Features>>& tiles) {
    const std::vector<std::size_t> columns = columnLooks(tiles.size());
    std::vector<TileCosts> alone = costsOf(tiles, kPrinted);
    for (int pass = 0; pass < 2; ++pass) {
        alone = costsOf(tiles, adapted(tiles, assign(table(alone, columns)), columns));
    }
    const Costs costs = table(alone, columns);
    std::vector<TileClass> classes;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        TileCosts together{};
        for (std::size_t k = 0; k < kLooks; ++k) {
            together[k] = costIf(costs, columns, i, k);
        }
        classes.push_back(decide(together, alone[i]));
    }
    return classes;
}

}  // namespace vision::tiles
