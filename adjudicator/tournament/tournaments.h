// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "adjudicator/record/line.h"
#include "adjudicator/record/tournament_game.h"
#include "db/book.h"

namespace adjudicator {

using TournamentLine = LineOf<TournamentGame>;

/// The tournaments of a book, oldest first, by their chain.
[[nodiscard]] engine::Expected<std::vector<db::GameInfo>, db::BookError> tournamentsOf(const db::Book& book);

}  // namespace adjudicator
