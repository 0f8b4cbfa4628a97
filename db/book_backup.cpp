// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "db/book.h"
#include "db/disk.h"
#include "db/guarded.h"

namespace db {

namespace {

namespace fs = std::filesystem;
using engine::unexpected;
using Clock = std::chrono::steady_clock;

/// Reads the book as it is at one moment. Beside a write-ahead log nobody has to wait for that.
class Snapshot {
public:
    explicit Snapshot(SQLite::Database& database) : m_database(database) {
        m_database.exec("BEGIN");
        (void)m_database.execAndGet("SELECT count(*) FROM sqlite_schema");
    }
    ~Snapshot() { m_database.tryExec("ROLLBACK"); }
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

private:
    SQLite::Database& m_database;
};

void pause(const BackupOptions& options) {
    if (options.between) {
        options.between();
    }
}

/// Pauses while one long statement of this connection runs, as the check of a whole file is.
class Breaths {
public:
    Breaths(SQLite::Database& database, const BackupOptions& options) : m_handle(database.getHandle()) {
        constexpr int kInstructions = 20'000;
        const auto breathe = [](void* context) {
            pause(*static_cast<const BackupOptions*>(context));
            return 0;
        };
        sqlite3_progress_handler(m_handle, kInstructions, breathe, const_cast<BackupOptions*>(&options));
    }
    ~Breaths() { sqlite3_progress_handler(m_handle, 0, nullptr, nullptr); }
    Breaths(const Breaths&) = delete;
    Breaths& operator=(const Breaths&) = delete;

private:
    sqlite3* m_handle;
};

bool hasLog(SQLite::Database& database) {
    return database.execAndGet("PRAGMA journal_mode").getString() == "wal";
}

/// Copies page after page. Without a snapshot, somebody else's writing begins the copy anew; after some times of that
/// the rest is copied at once, which makes writers wait.
std::optional<BookProblem> copyPages(SQLite::Database& from, const fs::path& to, const BackupOptions& options,
                                     std::chrono::milliseconds patience) {
    constexpr int kRestarts = 5;
    const auto target = connect(to, true, patience);
    SQLite::Backup backup(*target, from);
    int restarts = 0;
    int remaining = 0;
    Clock::time_point deadline = Clock::now() + patience;
    for (bool isFirst = true;; isFirst = false) {
        const int code = backup.executeStep(restarts < kRestarts ? std::max(1, options.pagesAtOnce) : -1);
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED) {
            if (Clock::now() > deadline) {
                return BookProblem::Busy;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        } else {
            deadline = Clock::now() + patience;
        }
        const int left = backup.getRemainingPageCount();
        restarts += !isFirst && left > remaining ? 1 : 0;
        remaining = left;
        const auto all = static_cast<std::uint64_t>(backup.getTotalPageCount());
        pause(options);
        if (options.progress && !options.progress({all - static_cast<std::uint64_t>(left), all})) {
            return BookProblem::Cancelled;
        }
        if (code == SQLITE_DONE) {
            return std::nullopt;
        }
    }
}

/// Every game's verdict, in the order of the games' ids.
std::vector<std::pair<GameId, ChainVerdict>> verdicts(Book::Impl& book, const BackupOptions& options) {
    std::vector<std::pair<GameId, ChainVerdict>> all;
    for (const auto& [row, id] : book.gameRows()) {
        all.emplace_back(id, book.verdictOn(row, id));
        pause(options);
    }
    std::ranges::sort(all, {}, &std::pair<GameId, ChainVerdict>::first);
    return all;
}

}  // namespace

Expected<std::vector<GameId>, BookError> Book::backUp(const fs::path& target, const BackupOptions& options) const {
    std::error_code ignored;
    const fs::path file = fs::absolute(target, ignored);
    const auto refuse = [&](BookProblem problem) { return unexpected(BookError{problem, file, {}, 0, 0}); };
    if (fs::exists(file, ignored)) {
        return refuse(BookProblem::AlreadyExists);
    }
    if (!fs::is_directory(file.parent_path(), ignored)) {
        return refuse(BookProblem::FolderMissing);
    }
    const auto folder = PrivateFolder::makeIn(file.parent_path());
    if (!folder) {
        return unexpected(folder.error());
    }
    const fs::path part = (*folder)->path() / "backup.db";
    std::vector<std::pair<GameId, ChainVerdict>> here;
    auto copied = guarded(*m_impl, [&]() -> Expected<void, BookError> {
        std::optional<Snapshot> snapshot;
        if (hasLog(*m_impl->database)) {
            snapshot.emplace(*m_impl->database);
            here = verdicts(*m_impl, options);
        }
        if (const auto problem = copyPages(*m_impl->database, part, options, m_impl->busyTimeout)) {
            return refuse(*problem);
        }
        return {};
    });
    if (!copied) {
        BookError error = copied.error();
        const bool isSource = error.problem == BookProblem::FileDamaged || error.problem == BookProblem::Busy;
        error.file = isSource ? m_impl->file : file;
        return unexpected(error);
    }
    std::vector<GameId> damaged;
    auto verified = Book::open(part, OpenMode::ReadWrite).and_then([&](const Book& copy) {
        const Breaths breaths(*copy.m_impl->database, options);
        return copy.checkFile().and_then([&] {
            return guarded(*copy.m_impl, [&]() -> Expected<void, BookError> {
                const auto there = verdicts(*copy.m_impl, options);
                // Without a snapshot the book may have grown while it was copied: then the copy speaks for itself.
                if (!here.empty() && there != here) {
                    return refuse(BookProblem::Io);
                }
                for (const auto& [game, verdict] : there) {
                    if (std::holds_alternative<ChainDamage>(verdict)) {
                        damaged.push_back(game);
                    }
                }
                return {};
            });
        });
    });
    if (!verified) {
        BookError error = verified.error();
        // The copy has no name that means anything; a damaged copy is one of a damaged book.
        error.file = error.problem == BookProblem::FileDamaged ? m_impl->file : file;
        return unexpected(error);
    }
    return syncToDisk(part)
        .and_then([&] { return renameNew(part, file); })
        .and_then([&] { return syncToDisk(file); })
        .transform([&] { return damaged; });
}

}  // namespace db
