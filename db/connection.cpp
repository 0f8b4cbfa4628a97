// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cerrno>

#include "engine/check.h"

namespace db {

namespace {

/// Far more than the longest correction of the longest game, and no harm to memory.
constexpr int kMostValueBytes = 64 << 20;

BookProblem problemOf(int code) {
    switch (code & 0xff) {
        case SQLITE_FULL:
            return BookProblem::DiskFull;
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_PROTOCOL:
            return BookProblem::Busy;
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_AUTH:
            return BookProblem::NotWritable;
        case SQLITE_NOTADB:
            return BookProblem::NotABook;
        case SQLITE_INTERRUPT:
            return BookProblem::Cancelled;
        case SQLITE_CORRUPT:
        case SQLITE_CONSTRAINT:  // Our own checks come first, so only a damaged index can still object.
        case SQLITE_ERROR:       // Our statements are right for our tables, so the tables are not.
        case SQLITE_MISMATCH:
        case SQLITE_TOOBIG:  // No book of ours holds a value so large.
            return BookProblem::FileDamaged;
        default:
            return BookProblem::Io;
    }
}

/// Whether a file of the connection met a limit: a quota or the largest size, which SQLite calls plain write errors.
bool metLimit(const SQLite::Database& database) {
    for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file* file = nullptr;
        int number = 0;
        if (sqlite3_file_control(database.getHandle(), "main", which, &file) == SQLITE_OK && file != nullptr &&
            file->pMethods != nullptr &&
            file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &number) == SQLITE_OK &&
            (number == EFBIG || number == EDQUOT || number == ENOSPC)) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::unique_ptr<SQLite::Database> connect(const std::filesystem::path& file, bool create,
                                          std::chrono::milliseconds busyTimeout) {
    ADJ_CHECK(file.is_absolute(), "a book is opened by its absolute path");
    const int flags = SQLite::OPEN_READWRITE | (create ? SQLite::OPEN_CREATE : 0);
    auto database = std::make_unique<SQLite::Database>(file.string(), flags, static_cast<int>(busyTimeout.count()));
    sqlite3* handle = database->getHandle();
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kMostValueBytes);
    return database;
}

void keepLogOnClose(SQLite::Database& database, bool keep) {
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

void syncLog(SQLite::Database& database) {
    sqlite3_file* log = nullptr;
    const int code = sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (code == SQLITE_OK && (log == nullptr || log->pMethods == nullptr)) {
        return;  // Nothing was written to it.
    }
    const int synced = code == SQLITE_OK ? log->pMethods->xSync(log, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY) : code;
    if (synced != SQLITE_OK) {
        throw SQLite::Exception(sqlite3_errstr(synced), synced);
    }
}

void interruptUnless(SQLite::Database& database, const std::function<bool()>& goesOn) {
    // About a millisecond of work.
    constexpr int kInstructions = 20'000;
    const auto ask = [](void* context) { return (*static_cast<const std::function<bool()>*>(context))() ? 0 : 1; };
    sqlite3_progress_handler(database.getHandle(), kInstructions, ask, const_cast<std::function<bool()>*>(&goesOn));
}

BookError errorOf(const SQLite::Exception& exception, const SQLite::Database* database,
                  const std::filesystem::path& file) {
    BookError error;
    error.problem = problemOf(exception.getErrorCode());
    error.file = file;
    const bool isWriting = exception.getExtendedErrorCode() == SQLITE_IOERR_WRITE ||
                           exception.getExtendedErrorCode() == SQLITE_IOERR_TRUNCATE ||
                           exception.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE;
    if (isWriting && database != nullptr && metLimit(*database)) {
        error.problem = BookProblem::DiskFull;
    }
    error.systemCode = exception.getExtendedErrorCode();
    return error;
}

}  // namespace db
