// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

[[nodiscard]] Judgement judge(const Position& position, const AttackRobber& action);
[[nodiscard]] Judgement thrown(const Position& position, const RobberFight& due, const Throw& action);

/// The card given up after losing to the robber (SA-R1).
[[nodiscard]] Judgement payTribute(const Position& position, const Discard& action);

}  // namespace engine
