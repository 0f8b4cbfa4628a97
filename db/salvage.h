// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "db/chain.h"
#include "db/game_tree.h"
#include "db/picture.h"

namespace db {

/// What was saved out of a file that SQLite cannot read, in numbers.
struct SalvageReport {
    /// Pages that are there, of those that the file should have.
    std::uint32_t pagesThere = 0;
    std::uint32_t pages = 0;
    std::uint64_t entries = 0;
    /// Games saved whole, games of which the beginning is there, and games of which nothing is left that proves itself.
    std::uint64_t wholeGames = 0;
    std::uint64_t cutGames = 0;
    std::uint64_t lostGames = 0;
};

/// One game: all that follows from its entry 0.
struct SavedGame {
    GameTree tree;
    /// Nothing of it can be missing.
    bool isWhole = false;
};

struct Saved {
    SalvageReport report;
    /// In the order in which the book learned of them.
    std::vector<SavedGame> games;
    std::vector<Picture> pictures;
};

/// Reads the pages of a book that is cut short or otherwise damaged, with its log if there is one. Every entry is
/// proved by its chain: none is given that was not written. The file must be this program's alone. Empty where nothing
/// can be read.
[[nodiscard]] std::optional<Saved> salvage(const std::filesystem::path& file);

}  // namespace db
