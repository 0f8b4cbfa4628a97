// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// How many cards a player may keep on a 7 (B-8, SA-D3, SA-W1).
[[nodiscard]] int handLimit(const Position& position, PlayerId player);

/// A 7 was rolled: who must give up how many cards, as far as hands are known, and the robber must move (B-8, CC-6).
void stirRobber(Deciding& deciding);

/// The players other than `by` with a building at the hex.
[[nodiscard]] std::vector<PlayerId> victimsAt(const Position& position, HexId hex, PlayerId by);

[[nodiscard]] Judgement judge(const Position& position, const Discard& action);
[[nodiscard]] Judgement judge(const Position& position, const MoveRobber& action);

}  // namespace engine
