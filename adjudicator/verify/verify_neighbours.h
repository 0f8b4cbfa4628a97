// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "adjudicator/desk_games.h"
#include "adjudicator/verify/verify.h"
#include "db/book.h"

namespace adjudicator {

/// Whether the games of a desk follow one another without a gap, as far as this book holds them.
struct Neighbours {
    /// GameMissing, PreviousCut or None.
    VerdictReason reason = VerdictReason::None;
    /// The book holds no earlier game of this desk: carried here without them, or the first.
    bool previousElsewhere = false;
    /// By entry 0, the desk's first game of its book.
    bool beginsBook = false;
    /// Numbers of the desk's games, first and last of each stretch, that it gave between the game before in its book
    /// and this one: for games in other books.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> elsewhere;
};

/// Entry 0 numbers the desk's games and holds number and head of the game before in its book (docs/record-format.md): a
/// game taken out of the middle, or one whose end was cut off before the next began, leaves a trace.
[[nodiscard]] engine::Expected<Neighbours, db::BookError> judgeNeighbours(const db::Book& book, const db::GameId& game);
/// The same; `all` are the book's games (deskGames).
[[nodiscard]] engine::Expected<Neighbours, db::BookError> judgeNeighbours(const db::Book& book, const db::GameId& game,
                                                                          const std::vector<DeskGame>& all);

}  // namespace adjudicator
