// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/desk_folder.h"
#include "adjudicator/record/entry.h"
#include "db/book.h"

namespace adjudicator {

/// What this desk wrote into a book that lacks it now.
struct LostHere {
    /// The newest entry of the game in question.
    std::optional<db::Head> head;
    /// Whole games, of which no entry of the book says so yet.
    std::vector<db::GameMissed> games;
};
[[nodiscard]] LostHere lostHere(const db::Book& book, const db::GameId& game, const DeskFolder& desk);
/// The desk remembers the heads of every game of a book from elsewhere.
void rememberSeen(const DeskFolder& desk, const db::Book& elsewhere, const std::string& time);
/// The games alone. Errors: the book's.
[[nodiscard]] engine::Expected<std::vector<db::GameMissed>, db::BookError> gamesLost(const db::Book& book,
                                                                                     const db::DeskMemory& memory);
/// The entries that say so, whole games only `withGames`: the newest of them, and how many more there are.
[[nodiscard]] std::vector<OlderState> olderStates(const LostHere& lost, bool withGames);

}  // namespace adjudicator
