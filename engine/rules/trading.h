// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/proposals.h"
#include "engine/rules/decision.h"

namespace engine {

/// The trades that may be allowed now: with bank and harbours one by one, with players as families.
void proposeTrades(Proposals& proposals);

[[nodiscard]] Judgement judge(const Position& position, const Trade& action);
[[nodiscard]] Judgement judge(const Position& position, const Choose& action);

}  // namespace engine
