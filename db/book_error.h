// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace db {

/// Why the book did not do what was asked. Whatever it is, nothing was written, not even in part.
enum class BookProblem {
    NotFound,       ///< No such file.
    FolderMissing,  ///< The folder for a new book does not exist.
    NotReadable,    ///< No permission to read the file.
    NotWritable,    ///< The file or its folder is read-only, or the book was opened for reading.
    NotABook,       ///< Not an SQLite file, or one of another program.
    Newer,          ///< Written by a newer program; see BookError::fileVersion.
    SchemaDiffers,  ///< Says it is ours, but the tables are not.
    FileDamaged,    ///< SQLite cannot make sense of the file.
    Busy,           ///< Another program holds the book longer than the waiting time.
    DiskFull,
    Io,             ///< Any other failure of the disk or system; see BookError::systemCode.
    AlreadyExists,  ///< The file to hand over to, or the game to create, is there already.
    UnknownGame,
    HeadMoved,       ///< The entry to follow is no head (any more): another program wrote, or it was never written.
    Forked,          ///< The game has several heads: ask for heads() and name one.
    ChainDamaged,    ///< The chain does not hold at BookError::seq.
    BodyNotJson,     ///< A body is not one JSON object in UTF-8.
    PictureRefused,  ///< A picture is empty or larger than a book takes.
    Cancelled,       ///< The caller ended it.
    Dropped,         ///< An earlier write of the same game failed, so this one was not tried.
    Kept,            ///< Another window keeps the book, and this one was not told to write beside it.
};

/// A problem with what is needed to say it to a person.
struct BookError {
    BookProblem problem = BookProblem::Io;
    std::filesystem::path file;
    std::optional<std::uint64_t> seq;  ///< The entry, where the problem is one entry's.
    int fileVersion = 0;               ///< The file's version for Newer.
    int systemCode = 0;                ///< The extended SQLite code, or errno for failures before SQLite; 0 if neither.
};

}  // namespace db
