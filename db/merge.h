// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "db/book_error.h"
#include "db/chain.h"
#include "db/game_tree.h"
#include "engine/expected.h"

namespace db {

class Book;

/// The book did not know the game. `forks` came with it.
struct GameAdded {
    std::uint64_t entries = 0;
    std::vector<Fork> forks;
    bool operator==(const GameAdded&) const = default;
};
/// New entries went on where branches ended.
struct GameExtended {
    std::uint64_t entries = 0;
    bool operator==(const GameExtended&) const = default;
};
struct NothingNew {
    bool operator==(const NothingNew&) const = default;
};
/// New entries part from what the book had. Both branches are in it now; the forks are those that it did not have.
struct GameForked {
    std::uint64_t entries = 0;
    std::vector<Fork> forks;
    bool operator==(const GameForked&) const = default;
};
/// Nothing was taken over: the chain does not hold in the other book, or in this one.
struct GameDamaged {
    bool inThisBook = false;
    ChainDamage damage;
    bool operator==(const GameDamaged&) const = default;
};

using MergeOutcome = std::variant<GameAdded, GameExtended, NothingNew, GameForked, GameDamaged>;

struct MergedGame {
    GameId game;
    MergeOutcome outcome;
};

struct MergeResult {
    std::vector<MergedGame> games;  ///< In the order of the other book, as far as it came.
    std::uint64_t pictures = 0;     ///< That came along: named by entries here, whole there, and not here before.
    bool sourceWhole = true;        ///< False if the other book's file is damaged, so that something may be missing.
    /// Why the rest was not merged; Cancelled where `goesOn`, or that of the other book's opening, said so. The games
    /// before are in the book, and merging again does no harm.
    std::optional<BookError> stoppedBy;
};

/// Told of the other book's games done so far and of all; false leaves the rest out.
using MergeProgress = std::function<bool(std::size_t done, std::size_t all)>;

/// Merges all games of another book, each in one transaction, then the pictures that they name. Merging again changes
/// nothing, and books merged in any order give the same logical content. Errors: NotWritable; FileDamaged of `from`
/// where not even its games are listed.
[[nodiscard]] engine::Expected<MergeResult, BookError> mergeBook(Book& into, const Book& from,
                                                                 const MergeProgress& goesOn = {});

}  // namespace db
