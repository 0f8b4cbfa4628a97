// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of harbours only.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "vision/harbours/coast_look.h"
#include "vision/harbours/tell_harbours.h"

namespace vision::harbours {

/// Signs are this much likelier for one unit of unevenness more.
inline constexpr double kPerSign = 3.0;
/// What each harbour counts on a frame without signs.
inline constexpr double kNoSign = 0.12;
/// How expected a frame without harbours is.
inline constexpr double kNoFrame = 0.01;

/// The place of a trade in TradeChances.
[[nodiscard]] std::size_t tradeOf(const std::optional<engine::Resource>& resource);

/// How much a side looks as if it had a sign, within what a clear one has; also for one that the picture does not show.
[[nodiscard]] double signOf(const CoastLook& look);

using Marks = std::array<double, kMarks>;
/// The mean marks of the harbours at these places that are seen.
[[nodiscard]] Marks meanMarks(const std::vector<CoastLook>& looks, std::span<const std::size_t> places);
/// How well a harbour looks like each trade, compared with the mean of all; not scaled to add up to 1.
[[nodiscard]] TradeChances likelihoodOf(const CoastLook& look, const Marks& mean);

}  // namespace vision::harbours
