// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <tuple>
#include <utility>

#include "db/book.h"
#include "db/guarded.h"

namespace db {

namespace {

using engine::unexpected;

bool isBefore(const Entry& a, const Entry& b) {
    return std::tie(a.seq, a.hash) < std::tie(b.seq, b.hash);
}

/// Both are in the order (seq, hash), and with equal hashes the bodies are equal: both follow from sound chains.
std::vector<Entry> missingOf(const GameTree& mine, const GameTree& theirs) {
    std::vector<Entry> missing;
    std::ranges::set_difference(theirs.entries(), mine.entries(), std::back_inserter(missing), isBefore);
    return missing;
}

std::vector<Fork> newForks(const GameTree& mine, std::span<const Entry> added) {
    std::vector<Entry> all;
    std::ranges::merge(mine.entries(), added, std::back_inserter(all), isBefore);
    std::vector<Fork> forks = GameTree::grow(mine.game(), std::move(all)).forks();
    const std::vector<Fork> known = mine.forks();
    std::erase_if(forks, [&](const Fork& fork) { return std::ranges::find(known, fork) != known.end(); });
    return forks;
}

}  // namespace

Expected<std::vector<GameId>, BookError> Book::gameIds() const {
    return guarded(*m_impl, [&]() -> Expected<std::vector<GameId>, BookError> {
        std::vector<GameId> ids;
        for (const auto& [row, id] : m_impl->gameRows()) {
            ids.push_back(id);
        }
        return ids;
    });
}

Expected<GameTree, BookError> Book::tree(const GameId& game) const {
    return guarded(*m_impl, [&]() -> Expected<GameTree, BookError> {
        const auto row = m_impl->rowOf(game);
        if (!row) {
            return unexpected(m_impl->error(BookProblem::UnknownGame));
        }
        return m_impl->treeOf(*row, game);
    });
}

Expected<std::vector<Entry>, BookError> Book::entriesTo(const GameId& game, const Head& entry) const {
    return tree(game).and_then([&](const GameTree& tree) -> Expected<std::vector<Entry>, BookError> {
        std::vector<Entry> path = tree.pathTo(entry);
        if (path.empty()) {
            return unexpected(m_impl->error(BookProblem::HeadMoved, entry.seq));
        }
        return path;
    });
}

Expected<MergeOutcome, BookError> Book::add(const GameTree& theirs) {
    if (!m_impl->writable) {
        return unexpected(m_impl->error(BookProblem::NotWritable));
    }
    if (theirs.entries().empty()) {
        return NothingNew{};
    }
    return guarded(*m_impl, [&]() -> Expected<MergeOutcome, BookError> {
        const GameId& game = theirs.game();
        SQLite::Transaction transaction(*m_impl->database, SQLite::TransactionBehavior::IMMEDIATE);
        const auto known = m_impl->rowOf(game);
        GameTree mine(game);
        if (known) {
            mine = m_impl->treeOf(*known, game);
            if (mine.damage()) {
                return GameDamaged{true, *mine.damage()};
            }
        }
        const std::vector<Entry> missing = missingOf(mine, theirs);
        if (missing.empty()) {
            return NothingNew{};
        }
        if (mine.branchesWith(theirs) > kMostBranches) {
            return GameDamaged{false, {missing.front().seq, ChainFault::TooManyBranches}};
        }
        const GameRow row = known ? *known : m_impl->insertGame(game);
        for (const Entry& entry : missing) {
            m_impl->insertBeside(row, {entry.seq, entry.hash}, entry.body);
        }
        transaction.commit();
        const std::uint64_t count = missing.size();
        if (!known) {
            return GameAdded{count, theirs.forks()};
        }
        std::vector<Fork> forks = newForks(mine, missing);
        if (forks.empty()) {
            return GameExtended{count};
        }
        return GameForked{count, std::move(forks)};
    });
}

}  // namespace db
