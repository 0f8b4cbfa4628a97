// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why the player may not draw a card now (SA-D1).
[[nodiscard]] std::optional<Refusal> drawRefusal(const Position& position, PlayerId by);
[[nodiscard]] Judgement judge(const Position& position, const DrawCard& action);
[[nodiscard]] Judgement judge(const Position& position, const TrainUnit& action);

/// A victory point card raises a unit where SA-V3 holds; empty for other cards, and elsewhere.
[[nodiscard]] std::optional<Judgement> raiseByCard(const Position& position, const PlayCard& action);
/// Once every player has five points, cities are weaker (SA-V2, R-V2).
void weakenCities(Deciding& deciding);

}  // namespace engine
