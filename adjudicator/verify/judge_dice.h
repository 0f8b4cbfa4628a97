// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/verify/verify.h"

namespace adjudicator {

/// What is wrong with the dice of an act that comes next on a line; None where nothing is. Virtual dice must be the
/// faces that secret and word give, the act the one declared for them, and its events must show these faces: whatever
/// version of the rules decided it.
template <class Game>
[[nodiscard]] VerdictReason diceReason(const LineOf<Game>& before, const ActDoneOf<Game>& act);

/// The same of an act as a correction has it: virtual dice stay those thrown for what it was. Those of a new one, or in
/// place of entered ones, are on trust.
template <class Game>
[[nodiscard]] VerdictReason diceReason(const LineOf<Game>& before, const CorrectedActOf<Game>& corrects);

}  // namespace adjudicator
