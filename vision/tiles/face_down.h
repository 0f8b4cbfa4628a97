// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "vision/tiles/classify.h"
#include "vision/tiles/features.h"
#include "vision/tiles/light.h"

namespace vision::tiles {

/// What speaks for a hex being turned over or gone.
enum class BackMeasure : std::uint8_t {
    Always,   ///< 1
    Odd,      ///< how little it looks like any terrain (TileClass::oddness), in tens
    Outside,  ///< how far its rim is from what lies around it (RimLook)
    Inside,   ///< how far its rim is from its picture
    NoToken,  ///< the chance that no number lies on it where others have one
    Desert,   ///< the chance that it is the desert, which has none either
};
inline constexpr std::size_t kBackMeasures = 6;
using BackMeasures = std::array<double, kBackMeasures>;

/// `noToken`: the chance that it has no token, by how many of the other hexes have one.
[[nodiscard]] BackMeasures backOf(const TileLook& look, const TileClass& tile, double noToken, double desert);
/// The chance that no face of the hex is up, given that the game turns hexes over or takes them away.
[[nodiscard]] double backChance(const BackMeasures& measures);

/// evenLight, measured once more without the hexes whose rims are no sand, where some are so.
[[nodiscard]] Print lightWithoutBacks(const board::Rectified& board);

}  // namespace vision::tiles
