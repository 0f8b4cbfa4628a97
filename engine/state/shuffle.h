// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include "engine/state/layouts.h"

namespace engine {

/// A random order of dealing; the caller brings the generator, the engine has none.
template <class Generator>
[[nodiscard]] DealOrder shuffledOrder(const Layout& layout, Generator& generator) {
    const auto shuffled = [&](std::size_t count) {
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::shuffle(order.begin(), order.end(), generator);
        return order;
    };
    return {shuffled(layout.terrains.size()), shuffled(layout.tokens.size()), shuffled(layout.harbours.size())};
}

/// A random order that is fair: shuffled, then random tokens exchanged until no 6 or 8 lies beside another; on boards
/// of several boxes shuffling alone would hardly ever do. Empty when that does not come about (most tokens are 6 and
/// 8).
template <class Generator>
[[nodiscard]] std::optional<DealOrder> fairOrder(const Layout& layout, Generator& generator) {
    constexpr int kShuffles = 20;
    constexpr std::size_t kExchangesPerToken = 20;
    const auto below = [&](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(generator);
    };
    for (int shuffle = 0; shuffle < kShuffles; ++shuffle) {
        DealOrder order = shuffledOrder(layout, generator);
        for (std::size_t exchange = 0; exchange <= kExchangesPerToken * order.tokens.size(); ++exchange) {
            const std::vector<std::size_t> unfair = unfairTokens(layout, order);
            if (unfair.empty()) {
                return order;
            }
            std::swap(order.tokens[unfair[below(unfair.size())]], order.tokens[below(order.tokens.size())]);
        }
    }
    return std::nullopt;
}

}  // namespace engine
