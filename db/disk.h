// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "db/book_error.h"
#include "engine/expected.h"

namespace db {

// All that the record asks of the operating system beside SQLite and the standard library; another system needs another
// disk.cpp and nothing else (docs/portability.md).

/// What the system's error number means for a book. `denied` is what a missing permission means here.
[[nodiscard]] BookError systemError(const std::filesystem::path& file, int number,
                                    BookProblem denied = BookProblem::NotReadable);

/// What keeps this user from reading the file; Io where the system gives no reason.
[[nodiscard]] BookError readError(const std::filesystem::path& file);

/// Whether this user may write the file, or make files in the folder.
[[nodiscard]] bool mayWrite(const std::filesystem::path& fileOrFolder);

/// Whether the folder lies on a network file system, where a write-ahead log's shared memory does not work. False where
/// the system does not tell.
[[nodiscard]] bool isOnNetwork(const std::filesystem::path& folder);

/// Makes a folder of a new name that only this user can look into.
[[nodiscard]] engine::Expected<std::filesystem::path, BookError> makePrivateFolder(const std::filesystem::path& in);

/// Makes a written file and its name survive a power cut.
[[nodiscard]] engine::Expected<void, BookError> syncToDisk(const std::filesystem::path& file);

/// Gives a file its final name unless something has that name (AlreadyExists).
[[nodiscard]] engine::Expected<void, BookError> renameNew(const std::filesystem::path& from,
                                                          const std::filesystem::path& to);

}  // namespace db
