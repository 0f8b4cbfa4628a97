// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

#include "adjudicator/record/line.h"
#include "db/book.h"

namespace adjudicator {

/// Goes through the entries of a game up to a number, reading some thousand at a time, while `each` says so. False
/// where the game has branches or gaps there, which ends it. Errors: those of Book::entries.
[[nodiscard]] engine::Expected<bool, db::BookError> walkStraight(const db::Book& book, const db::GameId& game,
                                                                 std::uint64_t last,
                                                                 const std::function<bool(const db::Entry&)>& each);

/// The number of the game's entry with this hash, read some thousand at a time; empty where none has it. Errors: those
/// of Book::entries.
[[nodiscard]] engine::Expected<std::optional<std::uint64_t>, db::BookError> findEntry(const db::Book& book,
                                                                                      const db::GameInfo& game,
                                                                                      const db::Hash& hash);

/// The line of a game without branches, folded as it is read: a million entries never lie in memory together. Empty
/// where it has branches, cannot be read or does not follow: then folding all its entries says why.
template <class Game>
[[nodiscard]] std::optional<LineOf<Game>> straightLine(const db::Book& book, const db::GameId& game,
                                                       std::uint64_t last = std::numeric_limits<std::uint64_t>::max());

}  // namespace adjudicator
