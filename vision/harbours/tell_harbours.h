// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/state/terrain.h"
#include "vision/harbours/coast_look.h"

namespace vision::harbours {

/// What a harbour trades: anything (3:1) or one resource (2:1).
enum class Trade : std::uint8_t { Any, Brick, Lumber, Wool, Grain, Ore };
inline constexpr std::size_t kTrades = 6;

/// The frame of the box for three and four: six pieces, each along this many coast sides, and nine harbours.
inline constexpr std::size_t kCoastSides = 30;
inline constexpr std::size_t kPieces = 6;
inline constexpr std::size_t kSidesOfPiece = 5;
inline constexpr std::size_t kHarbours = 9;

/// By Trade, the chance that a coast side has such a harbour; what is missing to 1 is the chance that it has none.
using TradeChances = std::array<double, kTrades>;

/// What stands on each side of the small box's coast, all together: nine harbours at the places that a frame has, four
/// for anything and one for each resource; on most frames the six pieces also say which harbours go together. In the
/// order of the shape's coast: piece k covers the sides 5k + 1 to 5k + 5 (30 is 0 again).
[[nodiscard]] std::vector<TradeChances> tellHarbours(const std::vector<CoastLook>& looks);

/// The same on any other coast, along which the frame has harbours in about even steps, no two at one corner, and the
/// box these trades (none means 3:1).
[[nodiscard]] std::vector<TradeChances> tellHarbours(const std::vector<CoastLook>& looks,
                                                     const std::vector<std::optional<engine::Resource>>& trades);

}  // namespace vision::harbours
