// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/memory_file.h"

#include <chrono>
#include <fstream>
#include <string>
#include <thread>
#include <utility>

#include "db/codes.h"
#include "db/disk.h"

namespace db {

namespace fs = std::filesystem;

namespace {

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

bool MemoryFile::open(bool isWanted) {
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

void MemoryFile::prepare(const fs::path& whole) {
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
    isLogged = database->execAndGet("PRAGMA journal_mode").getString() == "wal";
    // In a log a commit outlives the program as it is; what must outlive a power cut too is made sure by itself.
    database->exec(isLogged ? "PRAGMA synchronous = NORMAL" : "PRAGMA synchronous = EXTRA");
}

void MemoryFile::makeSure() {
    if (isLogged) {
        syncLog(*database);
    }
}

void MemoryFile::makeSureLate() {
    (void)with(false, false, [&] {
        makeSure();
        return true;
    });
}

/// SQLite itself does not wait where another program uses the file while its journal is to change.
void MemoryFile::setJournal(const fs::path& whole) {
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

void MemoryFile::takeOverMarks() {
    std::error_code error;
    std::vector<fs::path> taken;
    SQLite::Transaction transaction(*database, SQLite::TransactionBehavior::IMMEDIATE);
    for (fs::directory_iterator each(marks, error); !error && each != fs::directory_iterator(); each.increment(error)) {
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
    makeSure();
    std::ranges::sort(strange);
    for (const fs::path& mark : taken) {
        fs::remove(mark, error);
    }
    if (strange.empty()) {
        fs::remove(marks, error);
    }
}

}  // namespace db
