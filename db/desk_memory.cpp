// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/desk_memory.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <mutex>
#include <set>
#include <thread>

#include "db/codes.h"
#include "db/connection.h"
#include "db/disk.h"

namespace db {

namespace {

namespace fs = std::filesystem;

/// "AdjM".
constexpr std::int32_t kMemoryId = 0x41646A4D;
constexpr int kMemoryVersion = 1;

constexpr const char* kTables = R"sql(
CREATE TABLE desk (key TEXT NOT NULL PRIMARY KEY, last INTEGER NOT NULL) STRICT;
CREATE TABLE game (
  id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
  key TEXT NOT NULL,
  number INTEGER NOT NULL,
  seq INTEGER NOT NULL CHECK (seq >= 0),
  hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE TABLE home (
  game BLOB NOT NULL REFERENCES game (id),
  book TEXT NOT NULL,
  told_in BLOB, told_seq INTEGER, told_hash BLOB,
  PRIMARY KEY (game, book)
) STRICT, WITHOUT ROWID;
CREATE TABLE seen (
  game BLOB NOT NULL CHECK (length(game) = 16),
  seq INTEGER NOT NULL CHECK (seq >= 0),
  hash BLOB NOT NULL CHECK (length(hash) = 32),
  time TEXT NOT NULL,
  PRIMARY KEY (game, seq, hash)
) STRICT, WITHOUT ROWID;
)sql";

void bind(SQLite::Statement& statement, int index, const auto& bytes) {
    statement.bind(index, bytes.bytes.data(), static_cast<int>(bytes.bytes.size()));
}

void bind(SQLite::Statement& statement, int index, std::uint64_t number) {
    statement.bind(index, static_cast<std::int64_t>(number));
}

template <class Bytes>
Bytes blobIn(const SQLite::Column& column) {
    Bytes read;
    if (column.getBytes() == static_cast<int>(read.bytes.size())) {
        const auto* from = static_cast<const std::uint8_t*>(column.getBlob());
        std::copy_n(from, read.bytes.size(), read.bytes.begin());
    }
    return read;
}

Head headIn(const SQLite::Statement& statement, int at) {
    return {static_cast<std::uint64_t>(statement.getColumn(at).getInt64()), blobIn<Hash>(statement.getColumn(at + 1))};
}

/// One name for a book, however it is reached.
std::string nameOf(const fs::path& book) {
    std::error_code error;
    const fs::path whole = fs::weakly_canonical(fs::absolute(book, error), error);
    return (error ? book : whole).string();
}

/// A mark as earlier versions kept it: the entry's number and hash in a file named after the game.
std::optional<std::pair<GameId, Head>> markIn(const fs::path& file) {
    std::ifstream stream(file);
    Head head;
    std::string hash;
    const auto game = gameIdFromHex(file.filename().string());
    const bool isRead = static_cast<bool>(stream >> head.seq >> hash);
    const auto read = hashFromHex(hash);
    if (!game || !isRead || !read) {
        return std::nullopt;
    }
    head.hash = *read;
    return std::pair(*game, head);
}

}  // namespace

struct DeskMemory::Impl {
    explicit Impl(const fs::path& folder) : file(folder / "memory.db"), marks(folder / "heads") {}

    /// Opens the file if there is one, or something to take over, or `isWanted`.
    bool open(bool isWanted) {
        std::error_code error;
        if (database || fault) {
            return database != nullptr;
        }
        if (!isWanted && !fs::exists(file, error) && !fs::exists(marks, error)) {
            return false;
        }
        try {
            fs::create_directories(file.parent_path(), error);
            const fs::path whole = fs::absolute(file);
            if (!fs::exists(whole.parent_path(), error) ||
                !mayWrite(fs::exists(whole, error) ? whole : whole.parent_path())) {
                fault = BookError{BookProblem::NotWritable, file, {}, 0, 0};
                return false;
            }
            constexpr std::chrono::milliseconds kBusy{5000};
            database = connect(whole, true, kBusy);
            prepare(whole);
            if (!fault) {
                takeOverMarks();
            }
        } catch (const SQLite::Exception& exception) {
            fault = errorOf(exception, database.get(), file);
        } catch (const fs::filesystem_error&) {
            fault = BookError{BookProblem::NotWritable, file, {}, 0, 0};
        }
        if (fault) {
            database.reset();
        }
        return database != nullptr;
    }

    void prepare(const fs::path& whole) {
        // Looked at and made in one: another program may begin at the same moment.
        SQLite::Transaction transaction(*database, SQLite::TransactionBehavior::IMMEDIATE);
        const int version = database->execAndGet("PRAGMA user_version").getInt();
        const int id = database->execAndGet("PRAGMA application_id").getInt();
        const bool isBlank = database->execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
        if (!isBlank && id != kMemoryId) {
            fault = BookError{BookProblem::NotABook, file, {}, 0, 0};
        } else if (version > kMemoryVersion) {
            fault = BookError{BookProblem::Newer, file, {}, version, 0};
        }
        if (fault) {
            return;
        }
        if (isBlank) {
            database->exec(kTables);
            database->exec("PRAGMA application_id = " + std::to_string(kMemoryId));
            database->exec("PRAGMA user_version = " + std::to_string(kMemoryVersion));
        }
        transaction.commit();
        setJournal(whole);
        database->exec("PRAGMA synchronous = EXTRA");
    }

    /// SQLite itself does not wait where another program uses the file while its journal is to change.
    void setJournal(const fs::path& whole) {
        constexpr int kTries = 250;
        constexpr std::chrono::milliseconds kPause{20};
        const std::string wanted = isOnNetwork(whole.parent_path()) ? "delete" : "wal";
        for (int tries = 1; database->execAndGet("PRAGMA journal_mode").getString() != wanted; ++tries) {
            try {
                database->execAndGet("PRAGMA journal_mode = " + wanted);
                return;
            } catch (const SQLite::Exception& exception) {
                if (errorOf(exception, database.get(), file).problem != BookProblem::Busy || tries == kTries) {
                    throw;
                }
                std::this_thread::sleep_for(kPause);
            }
        }
    }

    void takeOverMarks() {
        std::error_code error;
        std::vector<fs::path> taken;
        SQLite::Transaction transaction(*database, SQLite::TransactionBehavior::IMMEDIATE);
        for (fs::directory_iterator each(marks, error); !error && each != fs::directory_iterator();
             each.increment(error)) {
            const auto mark = markIn(each->path());
            if (!mark) {
                strange.push_back(each->path());
                continue;
            }
            SQLite::Statement insert(*database, "INSERT OR IGNORE INTO game VALUES (?, '', 0, ?, ?)");
            bind(insert, 1, mark->first);
            bind(insert, 2, mark->second.seq);
            bind(insert, 3, mark->second.hash);
            insert.exec();
            taken.push_back(each->path());
        }
        transaction.commit();
        std::ranges::sort(strange);
        for (const fs::path& mark : taken) {
            fs::remove(mark, error);
        }
        if (strange.empty()) {
            fs::remove(marks, error);
        }
    }

    void addHome(const std::string& book, const GameId& game) const {
        SQLite::Statement home(*database, "INSERT OR IGNORE INTO home (game, book) VALUES (?, ?)");
        bind(home, 1, game);
        home.bind(2, book);
        home.exec();
    }

    /// What was taken over from marks belongs to the first book that holds it.
    void adopt(const std::string& book, const std::set<GameId>& held) const {
        std::vector<GameId> found;
        SQLite::Statement homeless(*database,
                                   "SELECT id FROM game WHERE NOT EXISTS (SELECT 1 FROM home WHERE home.game = id)");
        while (homeless.executeStep()) {
            const auto game = blobIn<GameId>(homeless.getColumn(0));
            if (held.contains(game)) {
                found.push_back(game);
            }
        }
        for (const GameId& game : found) {
            addHome(book, game);
        }
    }

    /// Does the work on the open memory; nothing where there is none, or where it fails.
    template <class T, class Work>
    T with(bool isWanted, T otherwise, Work work) {
        const std::lock_guard lock(mutex);
        if (!open(isWanted)) {
            return otherwise;
        }
        try {
            return work();
        } catch (const SQLite::Exception& exception) {
            failed = errorOf(exception, database.get(), file);
            return otherwise;
        }
    }
    template <class Work>
    void keep(Work work) {
        (void)with(true, false, [&] {
            SQLite::Transaction transaction(*database, SQLite::TransactionBehavior::IMMEDIATE);
            work();
            transaction.commit();
            failed.reset();
            return true;
        });
    }

    fs::path file;
    fs::path marks;
    std::mutex mutex;
    std::unique_ptr<SQLite::Database> database;
    /// It cannot be opened.
    std::optional<BookError> fault;
    /// The last work on it failed.
    std::optional<BookError> failed;
    std::vector<fs::path> strange;
};

DeskMemory::DeskMemory(const fs::path& folder) : m_impl(std::make_unique<Impl>(folder)) {}
DeskMemory::~DeskMemory() = default;
DeskMemory::DeskMemory(DeskMemory&&) noexcept = default;
DeskMemory& DeskMemory::operator=(DeskMemory&&) noexcept = default;

std::optional<BookError> DeskMemory::fault() const {
    const std::lock_guard lock(m_impl->mutex);
    (void)m_impl->open(false);
    return m_impl->fault ? m_impl->fault : m_impl->failed;
}

std::vector<fs::path> DeskMemory::strangeMarks() const {
    const std::lock_guard lock(m_impl->mutex);
    (void)m_impl->open(false);
    return m_impl->strange;
}

std::optional<std::uint64_t> DeskMemory::giveNumber(const std::string& key, std::uint64_t least) {
    std::optional<std::uint64_t> given;
    m_impl->keep([&] {
        SQLite::Statement give(*m_impl->database,
                               "INSERT INTO desk VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET last = "
                               "max(last + 1, ?2) RETURNING last");
        give.bind(1, key);
        bind(give, 2, least);
        std::uint64_t number = 0;
        while (give.executeStep()) {
            number = static_cast<std::uint64_t>(give.getColumn(0).getInt64());
        }
        given = number;
    });
    return m_impl->failed || m_impl->fault ? std::nullopt : given;
}

void DeskMemory::giveBack(const std::string& key, std::uint64_t number) {
    m_impl->keep([&] {
        SQLite::Statement back(*m_impl->database, "UPDATE desk SET last = last - 1 WHERE key = ? AND last = ?");
        back.bind(1, key);
        bind(back, 2, number);
        back.exec();
    });
}

void DeskMemory::begun(const fs::path& book, const GameId& game, const std::string& key, std::uint64_t number,
                       const Head& head) {
    m_impl->keep([&] {
        SQLite::Statement begin(*m_impl->database, "INSERT OR REPLACE INTO game VALUES (?, ?, ?, ?, ?)");
        bind(begin, 1, game);
        begin.bind(2, key);
        bind(begin, 3, number);
        bind(begin, 4, head.seq);
        bind(begin, 5, head.hash);
        begin.exec();
        m_impl->addHome(nameOf(book), game);
    });
}

void DeskMemory::note(const fs::path& book, const GameId& game, const Head& head) {
    m_impl->keep([&] {
        SQLite::Statement note(*m_impl->database,
                               "INSERT INTO game VALUES (?1, '', 0, ?2, ?3) ON CONFLICT (id) DO UPDATE SET seq = ?2, "
                               "hash = ?3");
        bind(note, 1, game);
        bind(note, 2, head.seq);
        bind(note, 3, head.hash);
        note.exec();
        m_impl->addHome(nameOf(book), game);
    });
}

std::optional<Head> DeskMemory::newest(const GameId& game) const {
    return m_impl->with(false, std::optional<Head>(), [&]() -> std::optional<Head> {
        SQLite::Statement query(*m_impl->database, "SELECT seq, hash FROM game WHERE id = ?");
        bind(query, 1, game);
        return query.executeStep() ? std::optional(headIn(query, 0)) : std::nullopt;
    });
}

std::vector<GameMissed> DeskMemory::missedIn(const fs::path& book, const std::vector<GameId>& held) const {
    return m_impl->with(false, std::vector<GameMissed>(), [&] {
        const std::string name = nameOf(book);
        const std::set<GameId> here(held.begin(), held.end());
        m_impl->adopt(name, here);
        std::vector<GameMissed> missed;
        SQLite::Statement query(*m_impl->database,
                                "SELECT id, number, seq, hash, told_in, told_seq, told_hash FROM home JOIN game "
                                "ON game.id = home.game WHERE book = ? ORDER BY number, id");
        query.bind(1, name);
        while (query.executeStep()) {
            GameMissed one{blobIn<GameId>(query.getColumn(0)),
                           static_cast<std::uint64_t>(query.getColumn(1).getInt64()),
                           headIn(query, 2),
                           {},
                           {}};
            if (!query.getColumn(4).isNull()) {
                one.toldIn = blobIn<GameId>(query.getColumn(4));
                one.told = headIn(query, 5);
            }
            if (!here.contains(one.game)) {
                missed.push_back(one);
            }
        }
        return missed;
    });
}

void DeskMemory::told(const fs::path& book, const GameId& missed, const GameId& in, const Head& entry) {
    m_impl->keep([&] {
        SQLite::Statement tell(*m_impl->database,
                               "UPDATE home SET told_in = ?, told_seq = ?, told_hash = ? WHERE game = ? AND book = ?");
        bind(tell, 1, in);
        bind(tell, 2, entry.seq);
        bind(tell, 3, entry.hash);
        bind(tell, 4, missed);
        tell.bind(5, nameOf(book));
        tell.exec();
    });
}

bool DeskMemory::isElsewhere(const fs::path& book, const GameId& game) const {
    return m_impl->with(false, false, [&] {
        SQLite::Statement query(*m_impl->database,
                                "SELECT count(*), count(CASE WHEN book = ? THEN 1 END) FROM home WHERE game = ?");
        query.bind(1, nameOf(book));
        bind(query, 2, game);
        return query.executeStep() && query.getColumn(0).getInt() > 0 && query.getColumn(1).getInt() == 0;
    });
}

void DeskMemory::saw(const std::vector<std::pair<GameId, Head>>& heads, const std::string& time) {
    m_impl->keep([&] {
        for (const auto& [game, head] : heads) {
            SQLite::Statement saw(*m_impl->database, "INSERT OR IGNORE INTO seen VALUES (?, ?, ?, ?)");
            bind(saw, 1, game);
            bind(saw, 2, head.seq);
            bind(saw, 3, head.hash);
            saw.bind(4, time);
            saw.exec();
        }
    });
}

std::vector<HeadSeen> DeskMemory::seenOf(const GameId& game) const {
    return m_impl->with(false, std::vector<HeadSeen>(), [&] {
        std::vector<HeadSeen> all;
        SQLite::Statement query(*m_impl->database,
                                "SELECT seq, hash, time FROM seen WHERE game = ? ORDER BY seq, hash");
        bind(query, 1, game);
        while (query.executeStep()) {
            all.push_back({headIn(query, 0), query.getColumn(2).getString()});
        }
        return all;
    });
}

}  // namespace db
