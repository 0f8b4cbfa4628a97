// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "vision/pieces/sight.h"

namespace vision::pieces {

/// What speaks for walls under a building: its colour is seen flat around its foot, on the near side too.
enum class WallMeasure : std::uint8_t {
    Always,  ///< 1
    Inner,   ///< share of its colour on a narrow ring around the foot, roads and the leaning body left out
    Outer,   ///< and on a wider one
    Most,    ///< how far its colour reaches in the directions in which it reaches far, in hex sides
};
inline constexpr std::size_t kWallMeasures = 4;
using WallMeasures = std::array<double, kWallMeasures>;

[[nodiscard]] WallMeasures wallOf(const Sight& sight, std::size_t corner, PieceColour colour);
/// The chance that walls are there, given that the game has them.
[[nodiscard]] double wallChance(const WallMeasures& measures);

}  // namespace vision::pieces
