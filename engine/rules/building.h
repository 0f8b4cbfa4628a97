// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Roads, ships, settlements, city walls and nuclear weapons (B-2, B-4, B-5, SA-W1, SA-N1).
/// Road building still gives this player a route free of charge (B-10).
[[nodiscard]] bool isFree(const Position& position, PlayerId by);

[[nodiscard]] Judgement judge(const Position& position, const Build& action);
/// A settlement becomes a city (B-6).
[[nodiscard]] Judgement judge(const Position& position, const Upgrade& action);

}  // namespace engine
