// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/book_statistics.h"

#include "adjudicator/record/game_kind.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/record/straight_line.h"
#include "adjudicator/statistics/statistics_kept.h"

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

/// Of a game without branches, counted as it is read; empty where that does not do.
std::optional<GameStatistics> straight(const db::Book& book, const db::GameId& game) {
    const auto first = book.entries(game, 0, 0);
    if (!first || first->empty() || !isPlayed(gameKindOf(first->front().body))) {
        return std::nullopt;
    }
    return withGame(gameKindOf(first->front().body), [&](auto played) -> std::optional<GameStatistics> {
        const auto line = straightLine<decltype(played)>(book, game);
        return line ? std::optional(statisticsOf(*line)) : std::nullopt;
    });
}

/// The chain of a tournament, or of a desk's proposals, is no game to be counted, and nothing that is missing.
bool isBesideGames(const db::Book& book, const db::GameInfo& game) {
    const auto first = book.entries(game.id, 0, 0);
    return game.isReadable && first && !first->empty() && !isPlayed(gameKindOf(first->front().body));
}

}  // namespace

std::optional<GameStatistics> BookCounting::count(const db::Book& book, const db::GameInfo& game) {
    if (const auto known = m_counted.find(game.id); known != m_counted.end() && known->second.head == game.head.hash) {
        return known->second.statistics;
    }
    if (game.isReadable && !game.isCut) {
        if (auto found = straight(book, game.id)) {
            m_counted.insert_or_assign(game.id, Counted{game.head.hash, *found});
            return found;
        }
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
    GameOutlines outlines;
    return countAll(book, outlines);
}

engine::Expected<BookStatistics, db::BookError> BookCounting::countAll(const db::Book& book, GameOutlines& outlines) {
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(games.error());
    }
    BookStatistics all;
    for (const db::GameInfo& game : *games) {
        const bool isCounted = m_counted.contains(game.id) && m_counted.at(game.id).head == game.head.hash;
        const std::string* kept = isCounted ? nullptr : outlines.of(game);
        auto known = kept != nullptr ? statisticsFrom(*kept, game.id) : std::nullopt;
        if (known) {
            m_counted.insert_or_assign(game.id, Counted{game.head.hash, *known});
        }
        if (auto found = known ? std::move(known) : count(book, game)) {
            if (!isCounted && kept == nullptr) {
                outlines.found(game, toText(*found));
            }
            all.games.push_back(std::move(*found));
        } else if (isBesideGames(book, game)) {
            ++all.besideGames;
        } else {
            all.leftOut.push_back(game.id);
        }
    }
    return all;
}

}  // namespace adjudicator
