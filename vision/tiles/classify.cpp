// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/tiles/classify.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "vision/tiles/assignment.h"

namespace vision::tiles {

namespace {

using engine::Terrain;

struct Look {
    Terrain terrain;
    Features mean;
};
constexpr std::size_t kLooks = 6;
using Looks = std::array<Look, kLooks>;

// Medians over rendered scenes of levels 1 to 3 where there is no gloss (see features.h for the order).
constexpr Looks kPrinted{{
    {Terrain::Forest, {-0.381, -0.150, -0.160, 0.156, 0.186, 0.166, 0.180, 0.127}},
    {Terrain::Pasture, {-0.073, -0.219, -0.357, 0.097, 0.098, 0.052, 0.110, 0.039}},
    {Terrain::Fields, {-0.128, 0.101, -0.259, 0.223, 0.237, 0.105, 0.233, 0.139}},
    {Terrain::Hills, {-0.480, 0.193, -0.052, 0.122, 0.140, 0.102, 0.109, 0.067}},
    {Terrain::Mountains, {-0.232, -0.041, 0.300, 0.203, 0.294, 0.065, 0.145, 0.122}},
    {Terrain::Desert, {0.081, 0.014, -0.050, 0.084, 0.086, 0.072, 0.059, 0.025}},
}};
/// How far tiles of one terrain differ: as measured between rendered tiles, and an allowance for other prints and
/// cameras.
constexpr Features kSpread{0.124, 0.053, 0.162, 0.117, 0.097, 0.122, 0.208, 0.044};
/// The measurements hang together, so they count for less than independent ones would.
constexpr double kIndependence = 0.5;
/// No measurement alone may cost more than this.
constexpr double kMostPerFeature = 6.0;

/// Gloss is measured at the rims; in the middle of a tile there may be less.
constexpr std::array kGlossThere{0.3, 0.65, 1.0};
constexpr double kMostGlossOnTile = 0.95;

/// One tile more of a terrain than the box has.
constexpr double kOddCount = 4.0;
constexpr std::size_t kMostOdd = 3;
/// A tile that looks like none of them (turned over, covered).
constexpr double kStranger = 16.0;
/// A tile whose looks cost this much is as likely something else altogether.
constexpr double kStrange = 10.0;
/// Below this a person is asked.
constexpr double kSure = 0.9;
/// Options that are less likely than this are not worth showing.
constexpr double kWorthAsking = 0.02;

using TileCosts = std::array<double, kLooks>;
/// How many tiles of each look the box has.
using Counts = std::array<std::size_t, kLooks>;

Counts countsOf(const std::vector<Terrain>& supply) {
    Counts counts{};
    for (std::size_t k = 0; k < kLooks; ++k) {
        counts[k] = static_cast<std::size_t>(std::count(supply.begin(), supply.end(), kPrinted[k].terrain));
    }
    return counts;
}

/// What is known of the tiles' looks before the picture was seen.
struct Before {
    Looks looks = kPrinted;
    /// So many tiles of a terrain on the picture count as much as this.
    double tiles = 1.5;
    /// The factor on what a deviation costs: where the set is known, no other print is allowed for.
    double sharpness = 1;
};

/// The printed looks drawn towards what is known of this set.
Before beforeOf(const KnownTiles& known) {
    // Rendered boards, each read with what all others of its set showed, are read best with twice the sharpness; one
    // board alone knows less.
    constexpr double kKnownTiles = 4;
    constexpr double kMoreSharpness = 1;
    constexpr double kHalfKnown = 15;
    constexpr double kPrintedTiles = 0.5;
    Before before;
    double tiles = 0;
    for (std::size_t k = 0; k < kLooks; ++k) {
        const double weight = known[k].tiles / (known[k].tiles + kPrintedTiles);
        for (std::size_t f = 0; f < kFeatures; ++f) {
            before.looks[k].mean[f] += weight * (known[k].features[f] - before.looks[k].mean[f]);
        }
        tiles += known[k].tiles;
    }
    const double share = tiles / (tiles + kHalfKnown);
    before.tiles += share * (kKnownTiles - before.tiles);
    before.sharpness += share * kMoreSharpness;
    return before;
}

double costOf(const TileLook& seen, const Features& print, double sharpness) {
    double best = std::numeric_limits<double>::infinity();
    for (const double there : kGlossThere) {
        const Features mean = underGloss(print, std::min(there * seen.gloss, kMostGlossOnTile));
        double cost = 0;
        for (std::size_t f = 0; f < kFeatures; ++f) {
            const double z = (seen.features[f] - mean[f]) / kSpread[f];
            cost += kIndependence * std::min(0.5 * sharpness * z * z, kMostPerFeature);
        }
        best = std::min(best, cost);
    }
    return best;
}

std::vector<TileCosts> costsOf(const std::vector<std::optional<TileLook>>& tiles, const Looks& looks,
                               double sharpness) {
    std::vector<TileCosts> costs(tiles.size(), TileCosts{});
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        for (std::size_t k = 0; tiles[i] && k < kLooks; ++k) {
            costs[i][k] = costOf(*tiles[i], looks[k].mean, sharpness);
        }
    }
    return costs;
}

/// What each column of the assignment stands for; kLooks is a stranger.
std::vector<std::size_t> columnLooks(std::size_t tiles, const Counts& counts) {
    std::vector<std::size_t> columns;
    for (std::size_t k = 0; k < kLooks; ++k) {
        columns.insert(columns.end(), counts[k] + kMostOdd, k);
    }
    columns.insert(columns.end(), tiles, kLooks);
    return columns;
}

Costs table(const std::vector<TileCosts>& tiles, const std::vector<std::size_t>& columns, const Counts& counts) {
    Costs costs(tiles.size(), std::vector<double>(columns.size(), kStranger));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        Counts used{};
        for (std::size_t j = 0; j < columns.size(); ++j) {
            const std::size_t look = columns[j];
            if (look < kLooks) {
                costs[i][j] = tiles[i][look] + (++used[look] > counts[look] ? kOddCount : 0.0);
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

/// The looks of this very set under this very light: the printed ones drawn towards the tiles taken for them, glossy
/// tiles less.
Looks adapted(const std::vector<std::optional<TileLook>>& tiles, const std::vector<TileCosts>& alone,
              const Assignment& assignment, const std::vector<std::size_t>& columns, const Before& before) {
    constexpr double kPushed = 2.5;
    Looks looks = before.looks;
    for (std::size_t k = 0; k < kLooks; ++k) {
        double weight = before.tiles;
        Features sum{};
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            // A tile that the counts pushed here would spoil the look.
            const auto own = std::min_element(alone[i].begin(), alone[i].end());
            if (!tiles[i] || columns[assignment.columns[i]] != k || *own + kPushed < alone[i][k]) {
                continue;
            }
            const double trust = 1 - tiles[i]->gloss;
            const Features expected = underGloss(before.looks[k].mean, std::min(tiles[i]->gloss, kMostGlossOnTile));
            weight += trust;
            for (std::size_t f = 0; f < kFeatures; ++f) {
                sum[f] += trust * (tiles[i]->features[f] - expected[f]);
            }
        }
        for (std::size_t f = 0; f < kFeatures; ++f) {
            looks[k].mean[f] += sum[f] / weight;
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
    const double strange = alone[order[0]] - kStrange;
    result.confidence = chance[order[0]] / (1 + std::exp(2 * overruled - 5)) / (1 + std::exp(strange));
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

std::vector<TileClass> classify(const std::vector<std::optional<TileLook>>& tiles, const std::vector<Terrain>& supply,
                                const KnownTiles& known) {
    const Before before = beforeOf(known);
    const Counts counts = countsOf(supply);
    const std::vector<std::size_t> columns = columnLooks(tiles.size(), counts);
    std::vector<TileCosts> alone = costsOf(tiles, before.looks, before.sharpness);
    for (int pass = 0; pass < 2; ++pass) {
        const Looks looks = adapted(tiles, alone, assign(table(alone, columns, counts)), columns, before);
        alone = costsOf(tiles, looks, before.sharpness);
    }
    const Costs costs = table(alone, columns, counts);
    std::vector<TileClass> classes;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        TileCosts together{};
        for (std::size_t k = 0; k < kLooks; ++k) {
            together[k] = costIf(costs, columns, i, k);
        }
        classes.push_back(decide(together, alone[i]));
        classes.back().oddness = *std::min_element(alone[i].begin(), alone[i].end()) / before.sharpness;
    }
    return classes;
}

TerrainLook withoutGloss(const TileLook& tile, engine::Terrain terrain) {
    const auto look =
        std::find_if(kPrinted.begin(), kPrinted.end(), [&](const Look& l) { return l.terrain == terrain; });
    if (look == kPrinted.end()) {
        return {};
    }
    const Features expected = underGloss(look->mean, std::min(tile.gloss, kMostGlossOnTile));
    TerrainLook result{look->mean, 1 - std::min(tile.gloss, 1.0)};
    for (std::size_t f = 0; f < kFeatures; ++f) {
        result.features[f] += tile.features[f] - expected[f];
    }
    return result;
}

}  // namespace vision::tiles
