// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/merge.h"

#include "db/book.h"

namespace db {

namespace {

Expected<MergeOutcome, BookError> mergeGame(Book& into, const Book& from, const GameId& game) {
    const auto theirs = from.tree(game);
    if (!theirs) {
        return engine::unexpected(theirs.error());
    }
    if (theirs->damage()) {
        return GameDamaged{false, *theirs->damage()};
    }
    return into.add(*theirs);
}

}  // namespace

Expected<MergeResult, BookError> mergeBook(Book& into, const Book& from) {
    if (!into.isWritable()) {
        return engine::unexpected(BookError{BookProblem::NotWritable, into.file(), {}, 0, 0});
    }
    const auto games = from.gameIds();
    if (!games) {
        return engine::unexpected(games.error());
    }
    MergeResult result;
    result.sourceWhole = from.checkFile().has_value();
    for (const GameId& game : *games) {
        auto outcome = mergeGame(into, from, game);
        if (!outcome) {
            result.stoppedBy = outcome.error();
            break;
        }
        result.games.push_back({game, std::move(*outcome)});
    }
    return result;
}

}  // namespace db
