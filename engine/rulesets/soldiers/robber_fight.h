// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

[[nodiscard]] Judgement judge(const Position& position, const AttackRobber& action);
[[nodiscard]] Judgement thrown(const Position& position, const RobberFight& due, const Throw& action);

/// Who beat robber or pirate draws a development card (R-ROBBER-CARD=development), as far as there is one and SA-D1
/// leaves room.
void drawForBeating(Deciding& deciding, PlayerId by);

/// The card given up after losing to the robber (SA-R1).
[[nodiscard]] Judgement payTribute(const Position& position, const Discard& action);

}  // namespace engine
