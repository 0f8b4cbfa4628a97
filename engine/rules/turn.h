// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why this player may not act in this phase now: the game is over, another's turn, another phase, or something else
/// must be settled first. Empty when it may.
[[nodiscard]] std::optional<Refusal> phaseRefusal(const Position& position, PlayerId by, Phase phase, ClauseId clause);
/// The same for any phase of the own turn after the roll.
[[nodiscard]] std::optional<Refusal> turnRefusal(const Position& position, PlayerId by, ClauseId clause);
/// What is pending, as a refusal; empty when nothing is.
[[nodiscard]] std::optional<Refusal> pendingRefusal(const Position& position);

[[nodiscard]] Judgement judge(const Position& position, const Roll& action);
[[nodiscard]] Judgement judge(const Position& position, const EndPhase& action);
[[nodiscard]] Judgement judge(const Position& position, const EndTurn& action);

}  // namespace engine
