// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

/// Writes one game with all its branches as JSON lines, up to the entry `last` if given. Of a damaged game what holds
/// is written; then the answer is no.
[[nodiscard]] int exportGame(const GameOptions& options, std::optional<std::uint64_t> last, Streams streams,
                             engine::Language language);
/// Adds an exported game to the book, which is made if it is not there.
[[nodiscard]] int importGame(const GameOptions& options, const std::string& file, Streams streams,
                             engine::Language language);
/// Adds all games of another book, which may lie anywhere and is only read.
[[nodiscard]] int mergeBooks(const GameOptions& options, const std::string& from, Streams streams,
                             engine::Language language);
/// Copies the book to a new file, or under a name with the time into a folder. Progress goes to the error stream.
[[nodiscard]] int backUpBook(const GameOptions& options, const std::string& to, bool showProgress, Streams streams,
                             engine::Language language);

}  // namespace adjudicator::cli
