// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// The development cards of the box (B-2): more with five or six players; without victory point cards where Soldiers &
/// Armies takes them out (SA-1), unless they stay in by SA-V3.
[[nodiscard]] DevelopmentCounts deckComposition(const Position& position);

/// Whether a card may still be drawn, as far as is known.
[[nodiscard]] bool mayDrawCard(const Position& position);
/// Whether the player may hold one more unplayed card (SA-D1).
[[nodiscard]] bool hasRoomForCards(const Position& position, PlayerId player, int count);

/// Why this player cannot have this card to play now: no possible hand holds it, or it was got this turn (B-10). Empty
/// when it may.
[[nodiscard]] std::optional<Refusal> cardRefusal(const Position& position, PlayerId player, DevelopmentCard card);

/// Why this player may play no card now, whatever card: not its turn, or something is due first. Before or after the
/// roll.
[[nodiscard]] std::optional<Refusal> cardTimeRefusal(const Position& position, PlayerId by);
/// Whether the player may hold what a card costs that is bought without choosing its price.
[[nodiscard]] bool canPayCard(const Position& position, PlayerId by);
[[nodiscard]] Judgement judge(const Position& position, const BuyCard& action);
/// Why this player may play no card of this kind now, whatever for (B-10): the moment, one card a turn, not held.
[[nodiscard]] std::optional<Refusal> playRefusal(const Position& position, PlayerId by, DevelopmentCard card);
/// Why the card that may be played may not be played for this.
[[nodiscard]] std::optional<Refusal> purposeRefusal(const Position& position, const PlayCard& action);
[[nodiscard]] Judgement judge(const Position& position, const PlayCard& action);

}  // namespace engine
