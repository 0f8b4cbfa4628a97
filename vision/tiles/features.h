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

struct Print;

/// What is measured of a tile's picture between token and rim. Colours are natural logarithms relative to the sand of
/// the rims (see light.h), so the light's colour and strength fall out.
enum class Feature : std::uint8_t {
    Lightness,       ///< median ln(G)
    RedGreen,        ///< median ln(R/G)
    BlueGreen,       ///< median ln(B/G)
    Dark,            ///< a dark pixel (tenth percentile) of ln(G) below the median
    Bright,          ///< a bright one (ninetieth) above the median
    RedGreenSpread,  ///< tenth to ninetieth percentile of ln(R/G)
    BlueGreenSpread,
    Texture,  ///< mean step of ln(G) to the neighbouring pixels
};
inline constexpr std::size_t kFeatures = 8;
using Features = std::array<double, kFeatures>;

/// The rim of a tile compared with what lies around it and with its picture, as logarithms of light. Around a tile that
/// shows its face both rim and surroundings are sand; the back of one has no rim of its own.
struct RimLook {
    double outside = 0;
    double inside = 0;
};

/// A tile as it was seen, and the share of gloss in the light that came from there (see light.h).
struct TileLook {
    Features features{};
    double gloss = 0;
    RimLook rim = {};
};

/// `print` is the same board in even light. Empty when less than a third of the tile is inside the picture.
[[nodiscard]] std::optional<TileLook> measureTile(const board::Rectified& board, const Print& print, engine::Hex hex);

/// The rim of a hex, also of one that is hardly in the picture.
[[nodiscard]] RimLook rimOf(const board::Rectified& board, const Print& print, engine::Hex hex);

/// What the features of a print become under gloss that makes up this share (0..1) of the rims' light.
[[nodiscard]] Features underGloss(const Features& print, double gloss);

/// Hex sides in pixels that the features are made for.
inline constexpr double kSidePixels = 40;

}  // namespace vision::tiles
