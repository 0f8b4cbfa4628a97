// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// The dice (numbers of sides, in order) of whatever waits for a throw; empty when nothing does.
[[nodiscard]] std::vector<int> throwSides(const Position& position);

/// Only the player concerned throws; empty when it is the one, or when nobody is named.
[[nodiscard]] std::optional<Refusal> throwerRefusal(const Throw& action, PlayerId concerned, ClauseId clause);

/// The throw that is due: a combat round, the robber's fight, fate, a vote, a side of the board.
[[nodiscard]] Judgement judge(const Position& position, const Throw& action);

}  // namespace engine
