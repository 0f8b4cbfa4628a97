// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "db/book_error.h"
#include "db/chain.h"
#include "db/connection.h"
#include "db/late_sync.h"

namespace db {

// Values in statements of SQLite.
inline void bind(SQLite::Statement& statement, int index, const auto& bytes) {
    statement.bind(index, bytes.bytes.data(), static_cast<int>(bytes.bytes.size()));
}
inline void bind(SQLite::Statement& statement, int index, std::uint64_t number) {
    statement.bind(index, static_cast<std::int64_t>(number));
}
/// Zeros where it has another length.
template <class Bytes>
Bytes blobIn(const SQLite::Column& column) {
    Bytes read;
    if (column.getBytes() == static_cast<int>(read.bytes.size())) {
        const auto* from = static_cast<const std::uint8_t*>(column.getBlob());
        std::copy_n(from, read.bytes.size(), read.bytes.begin());
    }
    return read;
}

/// The number in that column, the hash in the next.
inline Head headIn(const SQLite::Statement& statement, int at) {
    return {static_cast<std::uint64_t>(statement.getColumn(at).getInt64()), blobIn<Hash>(statement.getColumn(at + 1))};
}

/// The file of a desk's memory: made where there is none, with the marks of earlier versions taken over.
struct MemoryFile {
    explicit MemoryFile(const std::filesystem::path& folder) : file(folder / "memory.db"), marks(folder / "heads") {}

    /// Opens the file if there is one, or something to take over, or `isWanted`.
    bool open(bool isWanted);

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
    /// Does a work that changes the memory, in one transaction that is sure on the disk when this returns.
    template <class Work>
    void keep(Work work) {
        (void)with(true, false, [&] {
            SQLite::Transaction transaction(*database, SQLite::TransactionBehavior::IMMEDIATE);
            work();
            transaction.commit();
            makeSure();
            failed.reset();
            return true;
        });
    }
    /// The same of what survives the end of this program at once, and a power cut a moment later: the disk is not
    /// waited for. `work` is one statement.
    template <class Work>
    void keepSoon(Work work) {
        (void)with(true, false, [&] {
            work();
            failed.reset();
            if (isLogged) {
                late.want();
            }
            return true;
        });
    }

    std::filesystem::path file;
    std::filesystem::path marks;
    std::mutex mutex;
    std::unique_ptr<SQLite::Database> database;
    /// It cannot be opened.
    std::optional<BookError> fault;
    /// The last work on it failed.
    std::optional<BookError> failed;
    std::vector<std::filesystem::path> strange;
    /// Commits go to a write-ahead log, which SQLite itself does not make sure (`makeSure`).
    bool isLogged = false;

private:
    void makeSure();
    void makeSureLate();
    void prepare(const std::filesystem::path& whole);
    void setJournal(const std::filesystem::path& whole);
    void takeOverMarks();

    static constexpr std::chrono::milliseconds kLate{100};
    /// Last, so that it ends while the file is open.
    LateSync late{kLate, [this] { makeSureLate(); }};
};

}  // namespace db
