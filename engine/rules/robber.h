// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// How many cards a player may keep on a 7 (B-8, SA-D3, SA-W1).
[[nodiscard]] int handLimit(const Position& position, PlayerId player);

/// A 7 was rolled: who must give up how many cards, as far as hands are known, and the robber must move (B-8, CC-6).
void stirRobber(Deciding& deciding);

/// How many cards each player must give up now (B-8, CC-6); unknown hands are on trust.
[[nodiscard]] PerPlayer<int> discardsDue(Deciding& deciding);

/// The robber must move, without anybody discarding: after a knight, or beaten by an army.
void callRobber(Deciding& deciding, PlayerId by, RobberCause cause, std::vector<ClauseId> clauses,
                std::vector<RulingChoice> rulings = {});

/// Who moves the robber now.
[[nodiscard]] PlayerId moverOf(const Position& position, const RobberDue& due);

/// Why this player may not move robber or pirate now; empty when it may.
[[nodiscard]] std::optional<Refusal> moveRefusal(const Position& position, PlayerId by);

/// A card is stolen, or Refusal: from the robber's or the pirate's victim; what follows a moved robber or pirate.
[[nodiscard]] std::optional<Refusal> steal(Deciding& deciding, PlayerId by, PlayerId victim,
                                           const std::vector<PlayerId>& victims, HexId hex);
void finishRobber(Deciding& deciding, PlayerId by, std::optional<HexId> robberTo);

/// The players other than `by` with a settlement or city at the hex.
[[nodiscard]] std::vector<PlayerId> victimsAt(const Position& position, HexId hex, std::optional<PlayerId> by);

[[nodiscard]] Judgement judge(const Position& position, const Discard& action);
[[nodiscard]] Judgement judge(const Position& position, const MoveRobber& action);
[[nodiscard]] Judgement judge(const Position& position, const KeepRobber& action);

}  // namespace engine
