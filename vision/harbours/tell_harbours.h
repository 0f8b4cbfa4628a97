// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "vision/harbours/coast_look.h"

namespace vision::harbours {

/// What a harbour trades: anything (3:1) or one resource (2:1), and what a set has of each.
enum class Trade : std::uint8_t { Any, Brick, Lumber, Wool, Grain, Ore };
inline constexpr std::size_t kTrades = 6;
inline constexpr std::size_t kHarbours = 9;

/// By Trade, the chance that a coast side has such a harbour; what is missing to 1 is the chance that it has none.
using TradeChances = std::array<double, kTrades>;

/// What stands on each side of the coast, all together: nine harbours at the places that a frame has, four for anything
/// and one for each resource; on most frames the six pieces also say which harbours go together. In the order of
/// coast().
[[nodiscard]] std::vector<TradeChances> tellHarbours(const std::vector<CoastLook>& looks);

}  // namespace vision::harbours
