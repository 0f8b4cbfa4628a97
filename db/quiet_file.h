// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <span>

#include "db/book_error.h"
#include "engine/expected.h"

namespace db {

// Reading a book's file beside SQLite. A system that keeps locks as POSIX wants them drops all that a program holds on
// a file as soon as the program closes any descriptor of it: another program would then take the book for nobody's and
// throw its log away. So every look into such a file goes through SQLite's own layer, which closes only when no
// connection of this program needs the locks (https://www.sqlite.org/howtocorrupt.html, 2.2).

/// Reads the file's first bytes without locking or changing it, and answers how many there were. Errors: NotFound,
/// NotReadable, Io.
[[nodiscard]] engine::Expected<std::size_t, BookError> readStart(const std::filesystem::path& file,
                                                                 std::span<unsigned char> into);

/// Copies the file as it stands to a new one. Errors: NotFound, NotReadable, DiskFull, Io; Cancelled where `goesOn`,
/// asked between pieces, said so: what is copied by then stays.
[[nodiscard]] engine::Expected<void, BookError> copyQuietly(const std::filesystem::path& file,
                                                            const std::filesystem::path& target,
                                                            const std::function<bool()>& goesOn = {});

}  // namespace db
