// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Acts of the referee: open at any time, in any phase.
[[nodiscard]] Judgement judge(const Position& position, const Rule& action);
[[nodiscard]] Judgement judge(const Position& position, const Adjust& action);
[[nodiscard]] Judgement judge(const Position& position, const EndGame& action);

}  // namespace engine
