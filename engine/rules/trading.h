// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/proposals.h"
#include "engine/rules/decision.h"

namespace engine {

/// How many cards of a resource the bank takes for one: 4, or 3 and 2 at own harbours (B-9). Every rate that the player
/// may use, best first.
[[nodiscard]] std::vector<int> tradeRates(const Position& position, PlayerId player, Resource resource);

/// The trades that may be allowed now: with bank and harbours one by one, with players as families.
void proposeTrades(Proposals& proposals);

[[nodiscard]] Judgement judge(const Position& position, const Trade& action);
[[nodiscard]] Judgement judge(const Position& position, const Choose& action);

}  // namespace engine
