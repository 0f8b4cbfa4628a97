// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of this folder only.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/board/coordinates.h"

namespace engine::foreign::places {

// How JSettlers names places on its classic board: by two digits of sixteen, on axes to the north-east and to the
// south-east. A hex has two odd ones, its northern crossing an odd and an even one, its southern an even and an odd
// one. A side has the smaller name of its two ends, an upright one the name just below both.

inline constexpr int kMost = 255;
inline constexpr std::size_t kHexCount = 37;

/// In the order of the board's lists: rows from the top, 4 5 6 7 6 5 4 hexes; the outer ring is sea.
[[nodiscard]] std::vector<Hex> classicHexes();

/// The place of a name from 0 to kMost; empty where such a place has another name.
[[nodiscard]] std::optional<Hex> hexAt(int place);
[[nodiscard]] std::optional<Corner> cornerAt(int place);
[[nodiscard]] std::optional<Side> sideAt(int place);

}  // namespace engine::foreign::places
