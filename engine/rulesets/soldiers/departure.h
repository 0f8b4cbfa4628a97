// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

[[nodiscard]] Judgement judge(const Position& position, const Capitulate& action);

/// Players whom this decision has left without buildings and units are annihilated (SA-C2).
void annihilate(Deciding& deciding);

}  // namespace engine
