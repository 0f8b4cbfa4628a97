// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/state/position.h"

namespace engine {

/// Length of the player's longest trail of routes, each side once (B-11, B-14, CC-12).
[[nodiscard]] int longestRoad(const Position& position, PlayerId player);

/// Who holds the longest road: nobody below `needed`, else the sole leader, else the holder if among the leaders.
[[nodiscard]] std::optional<PlayerId> longestRoadOwner(const PerPlayer<int>& lengths, std::size_t players,
                                                       std::optional<PlayerId> holder, int needed);

}  // namespace engine
