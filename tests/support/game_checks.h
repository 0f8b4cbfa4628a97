// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/event.h"
#include "engine/action/refusal.h"
#include "engine/state/position.h"
#include "tests/support/random_player.h"

namespace engine::test {

// What every position and every act of a game must keep to, whatever happened before. Each check ends the test with the
// position when it does not hold.

/// No more pieces stand than there are, and armies, weapons and walls only where they may.
void checkPieces(const Position& now);
/// Each continent's card lies with its Monopolist (MO-8).
void checkMonopolists(const Position& now);
/// What the desk knows of hands, bank and decks after an act fits the cards that there really are.
void checkKnowledge(const Position& now, const TrueCards& cards, const Played& played);
/// Written down and read again the position is the same.
void checkPositionText(const Position& now);
/// Written down and read again the act and its events are the same.
void checkActText(const Position& now, const Played& played);
/// The events fit one after the other.
void checkFits(const Position& now, const Events& events);
/// The events of a game, which came back from their text (checkActText), lead from its start to its end.
void checkFold(const Position& start, const Events& events, const Position& end);
/// What a reason says that it fills is filled (refusal_fields.h).
void checkRefusal(const Position& now, const Action& action, const Refusal& refusal);
/// An act out of the blue is refused, or it is one of those listed, or one listed by example only.
void checkWildAct(RandomPlayer& player, const LegalActs& legal);

}  // namespace engine::test
