// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <optional>
#include <random>
#include <span>
#include <vector>

#include "engine/board/coordinates.h"
#include "engine/state/setup.h"
#include "engine/state/terrain.h"

namespace engine {

/// What one or more boxes hold for a board, and where it goes: the island, and the tiles, tokens and harbours to deal.
struct Layout {
    /// Row by row.
    std::vector<Hex> land;
    /// One tile for each land hex.
    std::vector<Terrain> terrains;
    /// One token for each tile that is not desert.
    std::vector<int> tokens;
    /// Coast sides in their order round the island, no two at one corner.
    std::vector<Side> harbours;
    /// One for each harbour; none means 3:1.
    std::vector<std::optional<Resource>> harbourTrades;

    bool operator==(const Layout&) const = default;
};

/// The box for three and four players, and the one for five and six (B-1).
[[nodiscard]] Layout layoutForFour();
[[nodiscard]] Layout layoutForSix();

/// Several boxes fully merged (CC-5): all land hexes in one compact island, all tokens, all harbours spread evenly
/// round the coast. Where the coast is too short for that (it grows slower than the land), sea hexes are left out:
/// surplus special harbours first, so that all resources have equally many, then 3:1 harbours, then one of each
/// resource. At least one box.
[[nodiscard]] Layout mergedLayout(std::span<const Layout> boxes);

/// The sides between land and sea, clockwise round the island from the NW side of the first hex of the first row. The
/// land must be connected and without inner seas.
[[nodiscard]] std::vector<Side> coastOf(std::span<const Hex> land);

/// Which tile, token and harbour comes first, second …: each a permutation of 0 … count - 1.
struct DealOrder {
    std::vector<std::uint32_t> terrains;
    std::vector<std::uint32_t> tokens;
    std::vector<std::uint32_t> harbours;
    bool operator==(const DealOrder&) const = default;
};

/// Everything in the order of the layout's own lists.
[[nodiscard]] DealOrder listedOrder(const Layout& layout);

/// The board with tiles laid on the land hexes, tokens on the tiles but deserts, and harbours, all in the given order.
/// The robber stands on the first desert. No players, no pieces. An order that fits no such layout is a bug.
[[nodiscard]] Setup dealt(const Layout& layout, const DealOrder& order);

/// No 6 or 8 lies beside another.
[[nodiscard]] bool isFair(const Setup& setup);

/// An order by the caller's generator (a uniform random bit generator); every order is equally likely.
template <class Generator>
[[nodiscard]] DealOrder shuffledOrder(const Layout& layout, Generator& generator) {
    DealOrder order = listedOrder(layout);
    std::shuffle(order.terrains.begin(), order.terrains.end(), generator);
    std::shuffle(order.tokens.begin(), order.tokens.end(), generator);
    std::shuffle(order.harbours.begin(), order.harbours.end(), generator);
    return order;
}

/// An order that is fair: shuffled, then random tokens exchanged until no 6 or 8 lies beside another. Empty when that
/// does not come about (nearly all tokens are 6 and 8).
template <class Generator>
[[nodiscard]] std::optional<DealOrder> fairOrder(const Layout& layout, Generator& generator);

/// The tokens (by their place in order.tokens) on a 6 or 8 that lies beside another.
[[nodiscard]] std::vector<std::size_t> unfairTokens(const Layout& layout, const DealOrder& order);

template <class Generator>
std::optional<DealOrder> fairOrder(const Layout& layout, Generator& generator) {
    constexpr int kShuffles = 20;
    constexpr std::size_t kExchangesPerToken = 20;
    for (int shuffle = 0; shuffle < kShuffles; ++shuffle) {
        DealOrder order = shuffledOrder(layout, generator);
        for (std::size_t exchange = 0; exchange <= kExchangesPerToken * order.tokens.size(); ++exchange) {
            const std::vector<std::size_t> unfair = unfairTokens(layout, order);
            if (unfair.empty()) {
                return order;
            }
            const auto below = [&](std::size_t count) {
                return std::uniform_int_distribution<std::size_t>(0, count - 1)(generator);
            };
            std::swap(order.tokens[unfair[below(unfair.size())]], order.tokens[below(order.tokens.size())]);
        }
    }
    return std::nullopt;
}

}  // namespace engine
