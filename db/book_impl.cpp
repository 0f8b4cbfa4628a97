// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/book_impl.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <algorithm>
#include <limits>

#include "db/statement_reset.h"

namespace db {

namespace {

/// SQLite's integers are signed; a game has no entries beyond that.
std::int64_t toStored(std::uint64_t seq) {
    return static_cast<std::int64_t>(
        std::min(seq, static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())));
}

/// A blob of another length, as only a damaged file has it, gives bytes that match nothing.
template <class Bytes>
Bytes bytesOf(const SQLite::Column& column) {
    Bytes result;
    if (static_cast<std::size_t>(column.getBytes()) == result.bytes.size()) {
        const auto* data = static_cast<const std::uint8_t*>(column.getBlob());
        std::copy_n(data, result.bytes.size(), result.bytes.begin());
    }
    return result;
}

/// From a row (seq, body, hash).
Entry entryOf(SQLite::Statement& row) {
    return {static_cast<std::uint64_t>(row.getColumn(0).getInt64()), row.getColumn(1).getString(),
            bytesOf<Hash>(row.getColumn(2))};
}

}  // namespace

Book::Impl::Impl(std::filesystem::path path) : file(std::move(path)) {}

Book::Impl::~Impl() {
    if (writable && insertEntry) {
        try {
            (void)fold();
        } catch (const SQLite::Exception&) {
            // The log stays beside the file, and the next opening reads it.
        }
    }
}

bool Book::Impl::fold() {
    // Without waiting: a reader elsewhere must not delay the acts that follow.
    database->setBusyTimeout(0);
    SQLite::Statement checkpoint(*database, "PRAGMA wal_checkpoint(TRUNCATE)");
    const int code = checkpoint.tryExecuteStep();
    const SQLite::Exception outcome(database->getHandle(), code);
    const bool isFolded = code == SQLITE_ROW && checkpoint.getColumn(0).getInt() == 0;
    database->setBusyTimeout(static_cast<int>(busyTimeout.count()));
    if (code != SQLITE_ROW && (code & 0xff) != SQLITE_BUSY && (code & 0xff) != SQLITE_LOCKED) {
        throw outcome;
    }
    return isFolded;
}

void Book::Impl::prepare() {
    findGame = std::make_unique<SQLite::Statement>(*database, "SELECT row FROM game WHERE id = ?");
    findLevel = std::make_unique<SQLite::Statement>(
        *database, "SELECT seq, body, hash FROM entry WHERE game = ? AND seq = ? ORDER BY hash");
    insertEntry =
        std::make_unique<SQLite::Statement>(*database, "INSERT INTO entry (game, seq, body, hash) VALUES (?, ?, ?, ?)");
    insertBranch = std::make_unique<SQLite::Statement>(
        *database,
        "INSERT INTO branch (game, seq, hash) SELECT ?1, ?2, ?3 "
        "WHERE EXISTS (SELECT 1 FROM entry WHERE game = ?1 AND seq = ?2 AND hash <> ?3)");
    findNewest = std::make_unique<SQLite::Statement>(
        *database, "SELECT seq, hash FROM entry WHERE game = ? AND seq >= ? ORDER BY seq, hash LIMIT 2");
    findInfo = std::make_unique<SQLite::Statement>(
        *database,
        "SELECT seq, hash, (SELECT count(*) FROM branch WHERE game = ?1) FROM entry "
        "WHERE game = ?1 AND seq = (SELECT max(seq) FROM entry WHERE game = ?1) ORDER BY hash LIMIT 1");
}

std::optional<GameRow> Book::Impl::rowOf(const GameId& game) {
    const StatementReset reset(*findGame);
    findGame->bind(1, game.bytes.data(), static_cast<int>(game.bytes.size()));
    if (!findGame->executeStep()) {
        return std::nullopt;
    }
    return static_cast<GameRow>(findGame->getColumn(0).getInt64());
}

std::vector<std::pair<GameRow, GameId>> Book::Impl::gameRows() {
    std::vector<std::pair<GameRow, GameId>> rows;
    SQLite::Statement all(*database, "SELECT row, id FROM game ORDER BY row");
    while (all.executeStep()) {
        rows.emplace_back(static_cast<GameRow>(all.getColumn(0).getInt64()), bytesOf<GameId>(all.getColumn(1)));
    }
    return rows;
}

std::vector<Entry> Book::Impl::level(GameRow row, std::uint64_t seq) {
    const StatementReset reset(*findLevel);
    findLevel->bind(1, static_cast<std::int64_t>(row));
    findLevel->bind(2, toStored(seq));
    std::vector<Entry> entries;
    while (findLevel->executeStep()) {
        entries.push_back(entryOf(*findLevel));
    }
    return entries;
}

ReadEntries Book::Impl::readEntries(GameRow row, std::uint64_t from, std::uint64_t to) {
    ReadEntries read;
    SQLite::Statement range(
        *database, "SELECT seq, body, hash FROM entry WHERE game = ? AND seq BETWEEN ? AND ? ORDER BY seq, hash");
    range.bind(1, static_cast<std::int64_t>(row));
    range.bind(2, toStored(from));
    range.bind(3, toStored(to));
    for (;;) {
        const int code = range.tryExecuteStep();
        if (code == SQLITE_ROW) {
            read.entries.push_back(entryOf(range));
        } else if (code == SQLITE_DONE) {
            const bool isWithin = !read.entries.empty() && to <= read.entries.back().seq;
            read.complete = isWithin || !cutGames.contains(row);
            return read;
        } else if ((code & 0xff) == SQLITE_CORRUPT) {
            read.complete = false;
            return read;
        } else {
            throw SQLite::Exception(database->getHandle(), code);
        }
    }
}

GameInfo Book::Impl::infoOf(GameRow row, const GameId& game) {
    const StatementReset reset(*findInfo);
    findInfo->bind(1, static_cast<std::int64_t>(row));
    GameInfo info{game, {}, 0, true, false};
    const int code = findInfo->tryExecuteStep();
    if ((code & 0xff) == SQLITE_CORRUPT) {
        info.isReadable = false;
    } else if (code == SQLITE_ROW) {
        info.head = {static_cast<std::uint64_t>(findInfo->getColumn(0).getInt64()),
                     bytesOf<Hash>(findInfo->getColumn(1))};
        info.isCut = cutGames.contains(row);
        info.entryCount = info.head.seq + 1 + static_cast<std::uint64_t>(findInfo->getColumn(2).getInt64());
    } else if (code == SQLITE_DONE) {
        info.isReadable = !cutGames.contains(row);
    } else {
        throw SQLite::Exception(database->getHandle(), code);
    }
    return info;
}

std::uint64_t Book::Impl::countOf(GameRow row) {
    SQLite::Statement count(*database, "SELECT count(*) FROM entry WHERE game = ?");
    count.bind(1, static_cast<std::int64_t>(row));
    count.executeStep();
    return static_cast<std::uint64_t>(count.getColumn(0).getInt64());
}

bool Book::Impl::isNewest(GameRow row, const Head& entry) {
    const StatementReset reset(*findNewest);
    findNewest->bind(1, static_cast<std::int64_t>(row));
    findNewest->bind(2, toStored(entry.seq));
    return findNewest->executeStep() && static_cast<std::uint64_t>(findNewest->getColumn(0).getInt64()) == entry.seq &&
           bytesOf<Hash>(findNewest->getColumn(1)) == entry.hash && !findNewest->executeStep();
}

bool Book::Impl::isHead(GameRow row, const GameId& game, const Head& entry) {
    const std::vector<Entry> siblings = level(row, entry.seq);
    if (std::ranges::find(siblings, entry.hash, &Entry::hash) == siblings.end()) {
        return false;
    }
    const std::vector<Entry> next = level(row, entry.seq + 1);
    if (siblings.size() > kMostBranches || next.size() > kMostBranches) {
        return false;
    }
    return std::ranges::all_of(next, [&](const Entry& follower) {
        return std::ranges::any_of(siblings, [&](const Entry& sibling) {
            return sibling.hash != entry.hash &&
                   entryHash(game, follower.seq, sibling.hash, follower.body) == follower.hash;
        });
    });
}

/// The chain of a game without branches, holding one entry at a time; empty where it is not as plain as that.
std::optional<ChainSound> Book::Impl::plainChain(GameRow row, const GameId& game) {
    SQLite::Statement all(*database, "SELECT seq, body, hash FROM entry WHERE game = ? ORDER BY seq, hash");
    all.bind(1, static_cast<std::int64_t>(row));
    ChainSound chain;
    Head head;
    int code = all.tryExecuteStep();
    for (; code == SQLITE_ROW; code = all.tryExecuteStep()) {
        const Entry entry = entryOf(all);
        if (entry.seq != chain.count || (entry.seq == 0 && gameIdOf(entry.body) != game) ||
            entryHash(game, entry.seq, head.hash, entry.body) != entry.hash) {
            return std::nullopt;
        }
        head = {entry.seq, entry.hash};
        ++chain.count;
    }
    if (code != SQLITE_DONE || chain.count == 0 || cutGames.contains(row)) {
        return std::nullopt;
    }
    chain.heads = {head};
    return chain;
}

ChainVerdict Book::Impl::verdictOn(GameRow row, const GameId& game) {
    if (auto chain = plainChain(row, game)) {
        return std::move(*chain);
    }
    const ReadEntries read = readEntries(row, 0, std::numeric_limits<std::uint64_t>::max());
    ChainVerdict verdict = verifyEntries(game, read.entries);
    if (read.complete || (std::holds_alternative<ChainDamage>(verdict) && !read.entries.empty())) {
        return verdict;
    }
    return ChainDamage{read.entries.empty() ? 0 : read.entries.back().seq + 1, ChainFault::Unreadable};
}

GameTree Book::Impl::treeOf(GameRow row, const GameId& game) {
    ReadEntries read = readEntries(row, 0, std::numeric_limits<std::uint64_t>::max());
    return GameTree::grow(game, std::move(read.entries), read.complete);
}

GameRow Book::Impl::insertGame(const GameId& game) {
    SQLite::Statement insert(*database, "INSERT INTO game (id) VALUES (?)");
    insert.bind(1, game.bytes.data(), static_cast<int>(game.bytes.size()));
    insert.exec();
    return static_cast<GameRow>(database->getLastInsertRowid());
}

void Book::Impl::insert(GameRow row, const Head& head, std::string_view body) {
    const StatementReset reset(*insertEntry);
    insertEntry->bind(1, static_cast<std::int64_t>(row));
    insertEntry->bind(2, toStored(head.seq));
    insertEntry->bind(3, std::string(body));
    insertEntry->bind(4, head.hash.bytes.data(), static_cast<int>(head.hash.bytes.size()));
    insertEntry->exec();
}

void Book::Impl::insertBeside(GameRow row, const Head& head, std::string_view body) {
    insert(row, head, body);
    const StatementReset resetBranch(*insertBranch);
    insertBranch->bind(1, static_cast<std::int64_t>(row));
    insertBranch->bind(2, toStored(head.seq));
    insertBranch->bind(3, head.hash.bytes.data(), static_cast<int>(head.hash.bytes.size()));
    insertBranch->exec();
}

std::optional<std::uint64_t> Book::Impl::damagedTail(GameRow row, const GameId& game) {
    if (soundTails.contains(game)) {
        return std::nullopt;
    }
    const GameInfo info = infoOf(row, game);
    if (!info.isReadable) {
        throw SQLite::Exception("the game's end cannot be read", SQLITE_CORRUPT);
    }
    const std::uint64_t seq = info.head.seq;
    const std::vector<Entry> tail = level(row, seq);
    bool holds = !tail.empty();
    if (seq == 0) {
        holds = std::holds_alternative<ChainSound>(verifyEntries(game, tail));
    } else {
        const std::vector<Entry> before = level(row, seq - 1);
        const bool isSmall = tail.size() <= kMostBranches && before.size() <= kMostBranches;
        holds = holds && isSmall && std::ranges::all_of(tail, [&](const Entry& entry) {
                    return std::ranges::any_of(before, [&](const Entry& parent) {
                        return entryHash(game, entry.seq, parent.hash, entry.body) == entry.hash;
                    });
                });
    }
    if (!holds) {
        return seq;
    }
    soundTails.insert(game);
    return std::nullopt;
}

}  // namespace db
