// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

[[nodiscard]] Judgement judge(const Position& position, const MoveShip& action);
[[nodiscard]] Judgement judge(const Position& position, const MovePirate& action);

}  // namespace engine
