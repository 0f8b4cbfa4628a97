// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/board/coordinates.h"

namespace vision::board {
struct Rectified;
}

namespace vision::tiles {

/// What is measured of a tile's picture between token and rim. Colours are natural logarithms relative to the tile's own
/// sand rim, which carries the same print on every tile: so the light's colour and strength fall out.
enum class Feature : std::uint8_t {
    Lightness,      ///< median ln(G)
    RedGreen,       ///< median ln(R/G)
    BlueGreen,      ///< median ln(B/G)
    Dark,           ///< a dark pixel (tenth percentile) of ln(G) below the median
    Bright,         ///< a bright one (ninetieth) above the median
    RedGreenSpread, ///< tenth to ninetieth percentile of ln(R/G)
    BlueGreenSpread,
    Texture,        ///< mean step of ln(G) to the neighbouring pixels
};
inline constexpr std::size_t kFeatures = 8;
using Features = std::array<double, kFeatures>;

/// Empty when less than a third of the tile is inside the picture.
[[nodiscard]] std::optional<Features> measureTile(const board::Rectified& board, engine::Hex hex);

/// Hex sides in pixels that the features are made for.
inline constexpr double kSidePixels = 40;

}  // namespace vision::tiles
