// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/book_statistics.h"

#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/official_branch.h"

namespace adjudicator {

namespace {

/// The entries of the one line that counts; empty where there is none.
std::vector<db::Entry> countingEntries(const db::Book& book, const db::GameInfo& game) {
    auto entries = book.entries(game.id);
    if (!game.isReadable || !entries || entries->empty()) {
        return {};
    }
    if (entries->size() == entries->back().seq + 1) {
        return std::move(*entries);
    }
    const db::GameTree tree = db::GameTree::grow(game.id, std::move(*entries));
    const auto official = officialEntry(tree);
    const auto heads = official ? tree.headsBeyond(*official) : tree.heads();
    return !tree.damage() && heads.size() == 1 ? tree.pathTo(heads.front()) : std::vector<db::Entry>{};
}

template <class Game>
std::optional<GameStatistics> folded(const std::vector<db::Entry>& entries) {
    const auto line = LineOf<Game>::fold(entries);
    return line ? std::optional(statisticsOf(*line)) : std::nullopt;
}

}  // namespace

std::optional<GameStatistics> BookCounting::count(const db::Book& book, const db::GameInfo& game) {
    if (const auto known = m_counted.find(game.id); known != m_counted.end() && known->second.head == game.head.hash) {
        return known->second.statistics;
    }
    const std::vector<db::Entry> entries = countingEntries(book, game);
    if (entries.empty()) {
        return std::nullopt;
    }
    auto found =
        gameKindOf(entries.front().body) == GameKind::Table ? folded<TableGame>(entries) : folded<DiceGame>(entries);
    if (found) {
        m_counted.insert_or_assign(game.id, Counted{game.head.hash, *found});
    }
    return found;
}

engine::Expected<BookStatistics, db::BookError> BookCounting::countAll(const db::Book& book) {
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(games.error());
    }
    BookStatistics all;
    for (const db::GameInfo& game : *games) {
        if (auto found = count(book, game)) {
            all.games.push_back(std::move(*found));
        } else {
            all.leftOut.push_back(game.id);
        }
    }
    return all;
}

}  // namespace adjudicator
