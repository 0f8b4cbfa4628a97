// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/verify/verify.h"
#include "db/book.h"

namespace adjudicator {

/// Compares acts of a game at a table that say which proposals they carry out with those proposals, as far as the book
/// holds the chains and their desks have signed them, and says in the verification what came of it: an act that names a
/// proposal of something else, or a voice that was another, makes the record damaged.
void judgeProposalsNamed(Verification& checked, const db::Book& book, const db::GameId& game);

}  // namespace adjudicator
