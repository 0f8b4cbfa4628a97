// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/merge.h"

#include "db/book.h"

namespace db {

namespace {

/// How many of the game's pictures came along; one that `from` cannot give whole stays there.
Expected<std::uint64_t, BookError> bringPictures(Book& into, const Book& from, const GameTree& game) {
    std::uint64_t brought = 0;
    for (const Entry& entry : game.entries()) {
        const auto hash = pictureNamedIn(entry.body);
        if (!hash) {
            continue;
        }
        const auto here = into.pictureState(*hash);
        if (!here) {
            return engine::unexpected(here.error());
        }
        const auto there = *here == PictureState::Kept ? std::nullopt : from.picture(*hash).value_or(std::nullopt);
        if (!there) {
            continue;
        }
        if (auto kept = into.keepPicture(*there); !kept) {
            return engine::unexpected(kept.error());
        }
        ++brought;
    }
    return brought;
}

Expected<MergeOutcome, BookError> mergeGame(Book& into, const Book& from, const GameId& game, std::uint64_t& pictures) {
    const auto theirs = from.tree(game);
    if (!theirs) {
        return engine::unexpected(theirs.error());
    }
    if (theirs->damage()) {
        return GameDamaged{false, *theirs->damage()};
    }
    auto outcome = into.add(*theirs);
    if (!outcome || std::holds_alternative<GameDamaged>(*outcome)) {
        return outcome;
    }
    const auto brought = bringPictures(into, from, *theirs);
    if (!brought) {
        return engine::unexpected(brought.error());
    }
    pictures += *brought;
    return outcome;
}

}  // namespace

Expected<MergeResult, BookError> mergeBook(Book& into, const Book& from, const MergeProgress& goesOn) {
    if (!into.isWritable()) {
        return engine::unexpected(BookError{BookProblem::NotWritable, into.file(), {}, 0, 0});
    }
    // Before the first row is used: what SQLite itself finds wrong. Games that hold all the same are taken over.
    MergeResult result;
    const auto isCancelled = [&](const auto& answer) {
        if (answer || answer.error().problem != BookProblem::Cancelled) {
            return false;
        }
        result.stoppedBy = answer.error();
        return true;
    };
    const auto checked = from.checkFile();
    if (isCancelled(checked)) {
        return result;
    }
    result.sourceWhole = checked.has_value();
    const auto games = from.gameIds();
    if (isCancelled(games)) {
        return result;
    }
    if (!games) {
        return engine::unexpected(games.error());
    }
    for (const GameId& game : *games) {
        if (goesOn && !goesOn(result.games.size(), games->size())) {
            result.stoppedBy = BookError{BookProblem::Cancelled, from.file(), {}, 0, 0};
            break;
        }
        auto outcome = mergeGame(into, from, game, result.pictures);
        if (!outcome) {
            result.stoppedBy = outcome.error();
            break;
        }
        result.games.push_back({game, std::move(*outcome)});
    }
    return result;
}

}  // namespace db
