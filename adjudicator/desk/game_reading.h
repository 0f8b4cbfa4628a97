// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "adjudicator/lost_here.h"
#include "adjudicator/record/line.h"
#include "db/book.h"

namespace adjudicator {

/// A game as it is gone on with.
template <class Game>
struct GameRead {
    LineOf<Game> line;
    LostHere lost;
};

/// Folds a game of a book; of several branches the one that ends so, else the one that a ruling names. Errors: those of
/// Book::entriesTo; Forked where no branch is named; ChainDamaged where it does not follow from its entries.
template <class Game>
[[nodiscard]] engine::Expected<GameRead<Game>, db::BookError> readGame(
    const db::Book& book, const DeskFolder& own, const db::GameId& game,
    const std::optional<db::Head>& branch = std::nullopt);

/// The line with what came since into a game that has no branches; empty where it has, or does not go on from there:
/// then it must be read anew.
template <class Game>
[[nodiscard]] std::optional<GameRead<Game>> readOn(const db::Book& book, const DeskFolder& own,
                                                   const LineOf<Game>& line);

/// The newest game of its kind that can be gone on with; empty when there is none.
template <class Game>
[[nodiscard]] engine::Expected<std::optional<GameRead<Game>>, db::BookError> readNewestGame(const db::Book& book,
                                                                                            const DeskFolder& own);

}  // namespace adjudicator
