// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// The explorer is voted in: the tokens laid out go back into the box (CC-15).
void gatherTokens(Deciding& deciding);
/// After founding, newly reached land hexes get their tokens (CC-15).
void offerTokens(Deciding& deciding);
/// A token of this number is left in the box: of a board of 19 or 30 land hexes the tokens are known (B-1), other
/// boxes are trusted.
[[nodiscard]] bool isTokenLeft(const Position& position, int number);

[[nodiscard]] Judgement judge(const Position& position, const DrawToken& action);

}  // namespace engine
