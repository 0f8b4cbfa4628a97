// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <system_error>

#include "db/book.h"
#include "db/book_file.h"
#include "db/book_impl.h"
#include "db/connection.h"
#include "db/disk.h"
#include "db/schema.h"

namespace db {

namespace {

namespace fs = std::filesystem;
using engine::unexpected;

bool writes(OpenMode mode) {
    return mode == OpenMode::Create || mode == OpenMode::ReadWrite;
}

/// What the bare file already rules out, before SQLite could touch it.
std::optional<BookError> refusalOf(const fs::path& file, const FileState& state, OpenMode mode) {
    const auto refuse = [&](BookProblem problem) { return BookError{problem, file, {}, state.userVersion, 0}; };
    if (!state.exists) {
        if (mode != OpenMode::Create) {
            return refuse(BookProblem::NotFound);
        }
        std::error_code ignored;
        if (!fs::is_directory(file.parent_path(), ignored)) {
            return refuse(BookProblem::FolderMissing);
        }
    } else if (state.hasSqliteHeader) {
        if (state.applicationId != kApplicationId) {
            return refuse(BookProblem::NotABook);
        }
        if (state.userVersion > newestVersion()) {
            return refuse(BookProblem::Newer);
        }
    } else {
        // Empty, or cut off while it was being made, which the journal beside it puts right.
        const bool isUnborn = state.size == 0 || (state.headerIsZero && state.hasJournal);
        if (!isUnborn || mode != OpenMode::Create) {
            return refuse(BookProblem::NotABook);
        }
    }
    if (writes(mode) && !state.isWritable) {
        return refuse(BookProblem::NotWritable);
    }
    return std::nullopt;
}

/// What the file rules out once SQLite has read it with its log.
std::optional<BookError> refusalOf(const fs::path& file, SQLite::Database& database) {
    const int version = schemaVersion(database);
    const auto refuse = [&](BookProblem problem) { return BookError{problem, file, {}, version, 0}; };
    if (applicationId(database) != kApplicationId) {
        return refuse(BookProblem::NotABook);
    }
    if (version > newestVersion()) {
        return refuse(BookProblem::Newer);
    }
    if (!hasSchemaOf(database, version)) {
        return refuse(BookProblem::SchemaDiffers);
    }
    return std::nullopt;
}

void setDurability(SQLite::Database& database, const fs::path& file, Journal journal) {
    const bool rollback =
        journal == Journal::Rollback || (journal == Journal::ByFileSystem && isOnNetwork(file.parent_path()));
    // A file system without shared memory answers with another mode, which is as safe, only slower.
    database.execAndGet(rollback ? "PRAGMA journal_mode = DELETE" : "PRAGMA journal_mode = WAL");
    database.exec("PRAGMA foreign_keys = ON");
}

void removeUnborn(const fs::path& file) {
    std::error_code error;
    if (fs::file_size(file, error) == 0 && !error) {
        fs::remove(file, error);
    }
}

}  // namespace

/// Nothing of it is hidden by damage, as far as the ends of the games tell.
bool Book::isWhollyReadable() const {
    const auto all = games();
    return all && std::ranges::all_of(*all, &GameInfo::isReadable);
}

Expected<Book, BookError> Book::open(const fs::path& given, OpenMode mode, const OpenOptions& options) {
    std::error_code pathError;
    const fs::path file = fs::absolute(given, pathError);
    if (pathError || given.empty()) {
        return unexpected(BookError{BookProblem::NotFound, given, {}, 0, pathError.value()});
    }
    const auto state = inspectFile(file);
    if (!state) {
        return unexpected(state.error());
    }
    if (const auto refusal = refusalOf(file, *state, mode)) {
        return unexpected(*refusal);
    }
    auto book = openWhole(file, mode, options, *state);
    // Only a log can hold what the file itself lacks.
    const bool isDamaged = book ? state->isCut && (!state->hasLog || !book->isWhollyReadable())
                                : book.error().problem == BookProblem::FileDamaged ||
                                      (state->isCut && book.error().problem == BookProblem::SchemaDiffers);
    if (isDamaged && !writes(mode)) {
        if (auto saved = Impl::salvaged(file, options.goesOn)) {
            return Book(std::move(saved));
        }
    }
    return book;
}

Expected<Book, BookError> Book::openWhole(const fs::path& file, OpenMode mode, const OpenOptions& options,
                                          const FileState& state) {
    auto impl = std::make_unique<Impl>(file);
    fs::path opened = file;
    impl->writable = writes(mode);
    impl->busyTimeout = options.busyTimeout;
    const bool inPlace =
        impl->writable || (mode == OpenMode::ReadOnly && state.isWritable && state.userVersion == newestVersion());
    if (!inPlace) {
        auto folder = PrivateFolder::make();
        if (!folder) {
            return unexpected(folder.error());
        }
        impl->privateFolder = std::move(*folder);
        auto copy = copyBook(file, impl->privateFolder->path(), options.goesOn);
        if (!copy) {
            return unexpected(copy.error());
        }
        opened = *copy;
    }

    std::optional<BookError> failure;
    try {
        impl->database = connect(opened, mode == OpenMode::Create, options.busyTimeout);
        SQLite::Database& database = *impl->database;
        if (options.goesOn) {
            impl->goesOn = options.goesOn;
            interruptUnless(database, impl->goesOn);
        }
        // Until it is known to be ours (and for ever when only reading), closing must not fold a log into the file.
        keepLogOnClose(database, inPlace && state.hasLog);
        if (impl->writable) {
            // More than FULL only for a rollback journal: its removal is the commit, so the folder is synced after it.
            // Before anything is written: a book that is being made has such a journal.
            database.exec("PRAGMA synchronous = EXTRA");
        }
        if (mode == OpenMode::Create && isBlank(database)) {
            migrate(database);
        }
        failure = refusalOf(file, database);
        if (!failure) {
            if (!inPlace || impl->writable) {
                migrate(database);
            }
            database.exec("PRAGMA cell_size_check = ON");
            if (impl->writable) {
                setDurability(database, file, options.journal);
                keepLogOnClose(database, false);
            } else {
                database.exec("PRAGMA query_only = ON");
            }
            impl->prepare();
        }
    } catch (const SQLite::Exception& exception) {
        failure = errorOf(exception, impl->database.get(), file);
    }
    if (failure) {
        impl.reset();
        if (!state.exists) {
            removeUnborn(file);
        }
        return unexpected(*failure);
    }
    return Book(std::move(impl));
}

}  // namespace db
