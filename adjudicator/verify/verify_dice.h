// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "adjudicator/verify/verify.h"
#include "db/chain.h"

namespace adjudicator {

/// Checks all virtual throws of one line of entries, whose chain must hold, without following the game: each opened
/// secret gives the commitment shown before, and with the declared dice and the word the faces of its act. Whether an
/// act needed dice, and whether the rules allow it, is not asked: that is `verify`. Five times as fast.
[[nodiscard]] Verification verifyDice(const db::GameId& game, std::span<const db::Entry> entries);
/// The same for a game of a book, its chain included; of one with branches, for each of them.
[[nodiscard]] engine::Expected<Verification, db::BookError> verifyDice(const db::Book& book, const db::GameId& game);

}  // namespace adjudicator
