// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/board/coordinates.h"
#include "engine/state/cards.h"
#include "engine/state/setup.h"
#include "engine/board/topology.h"
#include "engine/state/terrain.h"

namespace engine {

/// What a box holds and where its parts go (B-1): the land hexes row by row, tiles and tokens to deal on them, the harbour
/// sites round the coast, and the harbours to deal on those (empty: 3:1).
struct Layout {
    std::vector<Hex> land;
    std::vector<Terrain> terrains;
    std::vector<int> tokens;
    std::vector<Side> harbourSites;
    std::vector<std::optional<Resource>> harbours;
};

/// The island of 19 hexes and nine harbours, and that of 30 hexes and eleven.
[[nodiscard]] Layout layoutForFour();
[[nodiscard]] Layout layoutForSix();

/// Several boxes put together whole (CC-5): all their hexes as one round island, their harbours spread evenly along its coast.
[[nodiscard]] Layout mergedLayout(std::span<const Layout> boxes);

/// In which order the parts are dealt: a permutation of each list of the layout; an empty one leaves the list as it is.
struct DealOrder {
    std::vector<std::size_t> terrains;
    std::vector<std::size_t> tokens;
    std::vector<std::size_t> harbours;
};

/// The board dealt in this order: deserts get no token, the robber stands on the first desert.
[[nodiscard]] Setup dealt(const Layout& layout, const DealOrder& order);

/// No 6 or 8 lies next to another.
[[nodiscard]] bool isFair(const Setup& setup);

}  // namespace engine
