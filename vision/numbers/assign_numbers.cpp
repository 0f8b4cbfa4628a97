// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/numbers/assign_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "vision/tiles/assignment.h"

namespace vision::numbers {

namespace {

using OutcomeCosts = std::array<double, kOutcomes>;

/// One token more of a number than the box has.
constexpr double kOddToken = 4.0;
constexpr std::size_t kMostOddTokens = 2;
/// No token alone may cost more than this, however sure the net is: it has not seen everything.
constexpr double kMostPerToken = 7.0;
/// A token that lies there and is not seen: the robber stands on it, or a hand is in the way.
constexpr double kHidden = 0.02;
/// Deserts with tokens and lands without, once the tokens are laid.
constexpr double kOddPlace = 0.02;
/// Below this a person is asked.
constexpr double kSureOfNumber = 0.9;
constexpr double kOptionWorth = 0.02;

/// How many tokens of each number the box has.
using TokenCounts = std::array<std::size_t, kNumbers.size()>;

TokenCounts tokenCountsOf(const std::vector<int>& supply) {
    TokenCounts counts{};
    for (std::size_t k = 0; k < counts.size(); ++k) {
        counts[k] = static_cast<std::size_t>(std::count(supply.begin(), supply.end(), kNumbers[k]));
    }
    return counts;
}

OutcomeCosts costsOf(const HexEvidence& hex, double laid) {
    const double onLand = std::clamp(laid, kOddPlace, 1 - kOddPlace);
    const double token = hex.desert * kOddPlace + (1 - hex.desert) * onLand;
    OutcomeCosts costs{};
    for (std::size_t k = 0; k < kOutcomes; ++k) {
        const double seen =
            k == kNoToken ? hex.chances[k] : hex.chances[k] * (1 - kHidden) + hex.chances[kNoToken] * kHidden;
        const double prior = k == kNoToken ? 1 - token : token;
        costs[k] = std::min(-std::log(seen + 1e-12), kMostPerToken) - std::log(prior);
    }
    return costs;
}

/// What each column of the assignment stands for.
std::vector<std::size_t> columnOutcomes(std::size_t hexes, const TokenCounts& counts) {
    std::vector<std::size_t> columns;
    for (std::size_t k = 0; k < kNoToken; ++k) {
        columns.insert(columns.end(), counts[k] + kMostOddTokens, k);
    }
    columns.insert(columns.end(), hexes, kNoToken);
    return columns;
}

tiles::Costs tableOf(const std::vector<OutcomeCosts>& hexes, const std::vector<std::size_t>& columns,
                     const TokenCounts& counts) {
    tiles::Costs costs(hexes.size(), std::vector<double>(columns.size(), 0.0));
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        std::array<std::size_t, kOutcomes> used{};
        for (std::size_t j = 0; j < columns.size(); ++j) {
            const std::size_t outcome = columns[j];
            const bool odd = outcome != kNoToken && ++used[outcome] > counts[outcome];
            costs[i][j] = hexes[i][outcome] + (odd ? kOddToken : 0.0);
        }
    }
    return costs;
}

/// The cost of the best whole assignment in which one hex has one outcome.
double costWith(tiles::Costs costs, const std::vector<std::size_t>& columns, std::size_t hex, std::size_t outcome) {
    for (std::size_t j = 0; j < columns.size(); ++j) {
        if (columns[j] != outcome) {
            costs[hex][j] = tiles::kForbidden;
        }
    }
    return tiles::assign(costs).cost;
}

std::optional<int> numberOf(std::size_t outcome) {
    return outcome == kNoToken ? std::nullopt : std::optional(kNumbers[outcome]);
}

NumberClass settle(const OutcomeCosts& together, const OutcomeCosts& alone, const HexEvidence& hex, double laid) {
    const double least = *std::min_element(together.begin(), together.end());
    std::array<double, kOutcomes> chance{};
    std::array<std::size_t, kOutcomes> order{};
    double total = 0;
    for (std::size_t k = 0; k < kOutcomes; ++k) {
        chance[k] = std::exp(least - together[k]);
        total += chance[k];
        order[k] = k;
    }
    for (double& value : chance) {
        value /= total;
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return chance[a] > chance[b]; });

    NumberClass result;
    result.number = numberOf(order[0]);
    // The counts may settle what the looks leave open, but not silently overrule them.
    const auto likeliest = static_cast<std::size_t>(std::min_element(alone.begin(), alone.end()) - alone.begin());
    const double overruled = alone[order[0]] - alone[likeliest];
    result.confidence = chance[order[0]] / (1 + std::exp(2 * overruled - 5));
    // A number that nobody can see is deduced, not read; and a land that alone has no token is worth a question.
    const double unseen = hex.chances[kNoToken];
    const double strange = order[0] == kNoToken ? (1 - hex.desert) * laid : unseen;
    result.confidence *= 1 - 0.5 * strange;
    for (const std::size_t k : order) {
        const bool worth = chance[k] >= kOptionWorth || k == likeliest;
        if (k == order[0] || (result.confidence < kSureOfNumber && worth)) {
            result.options.push_back(numberOf(k));
        }
    }
    if (result.confidence < kSureOfNumber && result.options.size() < 2) {
        result.options.push_back(numberOf(order[1]));
    }
    return result;
}

std::vector<OutcomeCosts> eachAlone(const std::vector<HexEvidence>& hexes) {
    const double laid = laidShare(hexes);
    std::vector<OutcomeCosts> alone;
    for (const HexEvidence& hex : hexes) {
        alone.push_back(costsOf(hex, laid));
    }
    return alone;
}

}  // namespace

double laidShare(const std::vector<HexEvidence>& hexes) {
    double lands = 0;
    double seen = 0;
    for (const HexEvidence& hex : hexes) {
        lands += 1 - hex.desert;
        seen += (1 - hex.desert) * (1 - hex.chances[kNoToken]);
    }
    // As if one land more had been seen either way.
    return (seen + 1) / (lands + 2);
}

double costOf(const std::vector<HexEvidence>& hexes, const std::vector<int>& supply) {
    const TokenCounts counts = tokenCountsOf(supply);
    return tiles::assign(tableOf(eachAlone(hexes), columnOutcomes(hexes.size(), counts), counts)).cost;
}

std::vector<NumberClass> assignNumbers(const std::vector<HexEvidence>& hexes, const std::vector<int>& supply) {
    const double laid = laidShare(hexes);
    const std::vector<OutcomeCosts> alone = eachAlone(hexes);
    const TokenCounts counts = tokenCountsOf(supply);
    const std::vector<std::size_t> columns = columnOutcomes(hexes.size(), counts);
    const tiles::Costs costs = tableOf(alone, columns, counts);
    std::vector<NumberClass> classes;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        OutcomeCosts together{};
        for (std::size_t k = 0; k < kOutcomes; ++k) {
            together[k] = costWith(costs, columns, i, k);
        }
        classes.push_back(settle(together, alone[i], hexes[i], laid));
    }
    return classes;
}

}  // namespace vision::numbers
