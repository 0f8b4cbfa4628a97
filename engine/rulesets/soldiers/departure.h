// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why this player may not capitulate to that one now (SA-C1, R-CAPITULATE).
[[nodiscard]] std::optional<Refusal> capitulationRefusal(const Position& position, const Capitulate& action);
[[nodiscard]] Judgement judge(const Position& position, const Capitulate& action);

/// Players whom this decision has left without buildings and units are annihilated (SA-C2).
void annihilate(Deciding& deciding);

}  // namespace engine
