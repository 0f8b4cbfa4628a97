// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "engine/board/layouts.h"

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

}  // namespace engine
