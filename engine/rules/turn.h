// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why this player may not act in this phase now: the game is over, another's turn, another phase, or something else
/// must be settled first. Empty when it may.
[[nodiscard]] std::optional<Refusal> phaseRefusal(const Position& position, PlayerId by, Phase phase, ClauseId clause);
/// The same for any phase of the own turn after the roll.
[[nodiscard]] std::optional<Refusal> turnRefusal(const Position& position, PlayerId by, ClauseId clause);
/// The same for building and buying, which the others may do in the special building phase too (B-15); markBuilder,
/// the first step of such an act, remembers who has built.
[[nodiscard]] std::optional<Refusal> buildRefusal(const Position& position, PlayerId by, ClauseId clause);
void markBuilder(Deciding& deciding, PlayerId by);
/// Why this player may not build in the special building phase now: its own turn is over, or the order has passed it.
[[nodiscard]] std::optional<Refusal> specialRefusal(const Position& position, PlayerId by);

/// The sum of two dice that stirs the robber (B-8), brings an upheaval (CC-16) and a fictional robbery (SW-8).
inline constexpr int kRobberSum = 7;

/// What a production roll needs: two dice of six sides.
[[nodiscard]] std::optional<Refusal> rollFault(const Dice& dice);
/// Everybody gets the yields of this number (B-7), as far as the bank and catastrophes allow (CC-17).
void payYields(Deciding& deciding, int sum, ClauseId clause);

/// The player whose turn comes after this one's; players who are out are passed over.
[[nodiscard]] PlayerId nextInTurn(const Position& position, PlayerId player);

/// The turn of `next` begins: marks are cleared, catastrophes end, buildings stand up (R-UPSIDE); or the game ends with
/// the last round (R-TIME).
void beginTurn(Deciding& deciding, PlayerId next);
/// The turn of `by` is over: the others build (B-15), a fictional player plays (SW-8), or the next turn begins.
void finishTurn(Deciding& deciding, PlayerId by);
/// With the next player's first act the special building phase is over (B-15); the first step of that act.
void leaveSpecialPhase(Deciding& deciding, PlayerId by);

/// What is pending, as a refusal; empty when nothing is.
[[nodiscard]] std::optional<Refusal> pendingRefusal(const Position& position);

[[nodiscard]] Judgement judge(const Position& position, const Roll& action);
/// Why this player may not end the phase, or the turn, now.
[[nodiscard]] std::optional<Refusal> endPhaseRefusal(const Position& position, PlayerId by);
[[nodiscard]] std::optional<Refusal> endTurnRefusal(const Position& position, PlayerId by);
[[nodiscard]] Judgement judge(const Position& position, const EndPhase& action);
[[nodiscard]] Judgement judge(const Position& position, const EndTurn& action);

}  // namespace engine
