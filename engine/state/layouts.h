// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
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
    std::vector<Side> harbourSites;
    /// What the harbours trade, one for each site; none means 3:1.
    std::vector<std::optional<Resource>> harbours;

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

/// In which order the parts are dealt: a permutation of 0 … count - 1 for each list; an empty one leaves the list as it
/// is.
struct DealOrder {
    std::vector<std::size_t> terrains;
    std::vector<std::size_t> tokens;
    std::vector<std::size_t> harbours;
    bool operator==(const DealOrder&) const = default;
};

/// The board with tiles laid on the land hexes, tokens on the tiles but deserts, and harbours, all in the given order.
/// The robber stands on the first desert. No players, no pieces. An order that fits no such layout is a bug.
[[nodiscard]] Setup dealt(const Layout& layout, const DealOrder& order);

/// No 6 or 8 lies beside another.
[[nodiscard]] bool isFair(const Setup& setup);

/// The tokens (by their place in order.tokens) on a 6 or 8 that lies beside another.
[[nodiscard]] std::vector<std::size_t> unfairTokens(const Layout& layout, const DealOrder& order);

}  // namespace engine
