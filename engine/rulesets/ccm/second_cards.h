// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Who holds the cards for second longest road and second largest army (CC-10, R-CC-SECOND).
void moveSecondCards(Deciding& deciding);
/// The same where nothing has happened: for a game that begins from a board.
void settleSecondCards(Deciding& deciding);

}  // namespace engine
