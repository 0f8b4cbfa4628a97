// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/due.h"
#include "engine/rules/decision.h"

namespace engine {

/// How many cards a player may keep on a 7 (B-8, SA-D3, SA-W1).
[[nodiscard]] int handLimit(const Position& position, PlayerId player);

/// A 7 was rolled: who must give up how many cards, as far as hands are known, and the robber must move (B-8, CC-6).
void stirRobber(Deciding& deciding);

/// How many cards each player must give up now (B-8, CC-6); unknown hands are on trust.
[[nodiscard]] PerPlayer<int> discardsDue(Deciding& deciding);

/// Those of them, as who is due.
[[nodiscard]] std::vector<Due> discardersOf(const Position& position, const PerPlayer<int>& discards);

/// Who is still to be asked on a 7 how many cards it holds: nobody knows, and it may be more than it may keep. The
/// robber waits for no answer.
[[nodiscard]] std::vector<PlayerId> discardsToAsk(const Position& position);

/// The robber must move, without anybody discarding: after a knight, or beaten by an army.
void callRobber(Deciding& deciding, PlayerId by, RobberCause cause, std::vector<ClauseId> clauses,
                std::vector<RulingChoice> rulings = {});

/// The clause by which the robber is moved.
[[nodiscard]] ClauseId moveClause(RobberCause cause);
/// Who moves the robber now.
[[nodiscard]] PlayerId moverOf(const Position& position, const RobberDue& due);

/// Why this player may not move robber or pirate now; empty when it may.
[[nodiscard]] std::optional<Refusal> moveRefusal(const Position& position, PlayerId by);

/// Why no card may be stolen from this player, by the robber or pirate that moves to the hex; isThere: something of the
/// victim's is at the hex.
[[nodiscard]] std::optional<Refusal> stealRefusal(const Position& position, PlayerId by, PlayerId victim, bool isThere,
                                                  HexId hex);
/// A card is stolen from the robber's or the pirate's victim; what follows a moved robber or pirate.
void steal(Deciding& deciding, PlayerId by, PlayerId victim);
void finishRobber(Deciding& deciding, PlayerId by, std::optional<HexId> robberTo);

/// The players other than `by` with a settlement or city at the hex.
[[nodiscard]] Few<PlayerId, kMaxPlayers> victimsAt(const Position& position, HexId hex, std::optional<PlayerId> by);

[[nodiscard]] Judgement judge(const Position& position, const Discard& action);
/// When the player may move the robber (moveRefusal): why it may not go to this hex, and why no card may be taken from
/// this player there.
[[nodiscard]] std::optional<Refusal> robberRefusal(const Position& position, HexId hex);
[[nodiscard]] std::optional<Refusal> robberVictimRefusal(const Position& position, PlayerId by, HexId hex,
                                                         PlayerId victim);
[[nodiscard]] Judgement judge(const Position& position, const MoveRobber& action);
[[nodiscard]] Judgement judge(const Position& position, const KeepRobber& action);

}  // namespace engine
