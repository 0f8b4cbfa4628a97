// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <cerrno>

#include "engine/check.h"

namespace db {

namespace {

BookProblem problemOf(int code, int systemError) {
    const bool noSpace = systemError == ENOSPC || systemError == EDQUOT || systemError == EFBIG;
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
        case SQLITE_CORRUPT:
        case SQLITE_CONSTRAINT:  // Our own checks come first, so only a damaged index can still object.
        case SQLITE_ERROR:       // Our statements are right for our tables, so the tables are not.
        case SQLITE_MISMATCH:
            return BookProblem::FileDamaged;
        default:
            return noSpace ? BookProblem::DiskFull : BookProblem::Io;
    }
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
    return database;
}

void keepLogOnClose(SQLite::Database& database, bool keep) {
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

BookError errorOf(const SQLite::Exception& exception, const SQLite::Database* database,
                  const std::filesystem::path& file) {
    const int systemError = database != nullptr ? sqlite3_system_errno(database->getHandle()) : 0;
    BookError error;
    error.problem = problemOf(exception.getErrorCode(), systemError);
    error.file = file;
    error.systemCode = exception.getExtendedErrorCode();
    return error;
}

}  // namespace db
