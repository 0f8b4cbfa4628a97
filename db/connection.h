// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>

#include "db/book_error.h"

namespace SQLite {
class Database;
class Exception;
}  // namespace SQLite

namespace db {

/// Opens with every defence for files of unknown origin switched on: no trusted schema, defensive mode. Paths must be
/// absolute: SQLite could take another for a URI or a database in memory. Throws SQLite::Exception.
[[nodiscard]] std::unique_ptr<SQLite::Database> connect(const std::filesystem::path& file, bool create,
                                                        std::chrono::milliseconds busyTimeout);

/// Leaves the write-ahead log beside the file when the connection closes.
void keepLogOnClose(SQLite::Database& database, bool keep);

/// Makes sure on the disk what was written to the write-ahead log, as SQLite itself does after each commit where it is
/// told to. Throws SQLite::Exception.
void syncLog(SQLite::Database& database);

/// Ends what the connection does, with SQLITE_INTERRUPT, once `goesOn` says no; it is asked now and then and must
/// outlive the connection.
void interruptUnless(SQLite::Database& database, const std::function<bool()>& goesOn);

/// The problem behind an SQLite exception; `database` may be null when opening itself failed.
[[nodiscard]] BookError errorOf(const SQLite::Exception& exception, const SQLite::Database* database,
                                const std::filesystem::path& file);

}  // namespace db
