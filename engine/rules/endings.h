// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// A player is out of the game with these final points; the turn passes on if it was its turn.
void dropOut(Deciding& deciding, PlayerId player, Departure how, int finalPoints, ClauseId clause,
             std::vector<RulingChoice> rulings);

/// Whose turn it was has left the game: the next player's turn begins.
void passTurnOn(Deciding& deciding);

/// The game ends with the points of this moment: whoever has most of those still in it wins, nobody on a tie.
void endByPoints(Deciding& deciding, RulingChoice ruling);

[[nodiscard]] Judgement judge(const Position& position, const Leave& action);
[[nodiscard]] Judgement judge(const Position& position, const TimeUp& action);

}  // namespace engine
