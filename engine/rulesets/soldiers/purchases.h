// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Infantry, cavalry and artillery, placed on the crossing of an own settlement or city (SA-4).
/// Why these units may not come to the crossing, whatever they cost.
[[nodiscard]] std::optional<Refusal> unitsRefusal(const Position& position, const BuyUnits& action);
[[nodiscard]] Judgement judge(const Position& position, const BuyUnits& action);
/// A wall under an own city or metropolis (SA-W1, MO-7).
[[nodiscard]] Judgement buyWall(const Position& position, const Build& action);
/// The one nuclear weapon of the game (SA-N1).
[[nodiscard]] Judgement buyNuke(const Position& position, const Build& action);

}  // namespace engine
