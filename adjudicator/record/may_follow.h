// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/record/line.h"

namespace adjudicator {

/// Whether an entry that is no act may come next: throws in their order, take-backs of what is on the line. Acts are
/// tried by doing them.
template <class Game>
[[nodiscard]] bool mayFollow(const LineOf<Game>& line, const EntryBodyOf<Game>& body);

/// A correction speaks of every act from its first on, in their order, and its events fit one after the other.
template <class Game>
[[nodiscard]] bool mayCorrect(const LineOf<Game>& line, const CorrectedOf<Game>& corrected);

/// A ruling has a reason, unless it is open, and is about an act that the record holds, a combat or a branch.
template <class Game>
[[nodiscard]] bool mayRule(const LineOf<Game>& line, const RulingGiven& ruling);

}  // namespace adjudicator
