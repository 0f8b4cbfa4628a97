// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "adjudicator/record/game_outlines.h"
#include "adjudicator/statistics/game_statistics.h"
#include "db/book.h"

namespace adjudicator {

/// The games of a book, counted; in the order of the book.
struct BookStatistics {
    std::vector<GameStatistics> games;
    /// Games that cannot be read, or that have branches of which no ruling names one.
    std::vector<db::GameId> leftOut;
    /// How many records of the book are no games: tournaments, and what was proposed to them.
    std::size_t besideGames = 0;
};

/// Counts games of a book, and again only those that have grown since. Belongs to one thread at a time.
class BookCounting {
public:
    /// All games of the book; those begun only for a ruling have nothing to count. What the book keeps of games as they
    /// are now is not counted again; what was counted is among the outlines' fresh ones.
    [[nodiscard]] engine::Expected<BookStatistics, db::BookError> countAll(const db::Book& book,
                                                                           GameOutlines& outlines);
    [[nodiscard]] engine::Expected<BookStatistics, db::BookError> countAll(const db::Book& book);
    /// One game; empty where it cannot be read or has branches of which no ruling names one.
    [[nodiscard]] std::optional<GameStatistics> count(const db::Book& book, const db::GameInfo& game);

private:
    struct Counted {
        db::Hash head;
        GameStatistics statistics;
    };
    std::map<db::GameId, Counted> m_counted;
};

}  // namespace adjudicator
