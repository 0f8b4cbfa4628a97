// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/sets/known_set.h"
#include "engine/expected.h"

namespace adjudicator::sets {

/// Why a set is not kept, renamed or forgotten. Then nothing was changed.
enum class ShelfError {
    BadName,     ///< no name for a set
    NoSuchSet,   ///< none of this name
    NameTaken,   ///< another set has it
    TooMany,     ///< kMostSets are kept
    NotWritten,  ///< the folder or the file cannot be written
};
inline constexpr std::size_t kMostSets = 50;

/// What lies in the folder: the sets by name, and the files in it that are damaged.
struct Shelf {
    std::vector<KnownSet> sets;
    std::vector<std::filesystem::path> damaged;

    [[nodiscard]] const KnownSet* find(std::string_view name) const;
    /// `word` with the first number that no set has: "Set 1".
    [[nodiscard]] std::string freeName(const std::string& word) const;
    /// Their looks, for a board that may be of any of them.
    [[nodiscard]] vision::KnownSets looks() const;
};

/// Where the sets of this desk are kept, a file each; the folder need not exist.
[[nodiscard]] std::filesystem::path setFolder();
/// Nothing where the folder does not exist.
[[nodiscard]] Shelf readShelf(const std::filesystem::path& folder);
/// Writes a set's file whole or not at all, instead of the one of the same name.
[[nodiscard]] engine::Expected<void, ShelfError> keepSet(const std::filesystem::path& folder, const KnownSet& set);
[[nodiscard]] engine::Expected<void, ShelfError> renameSet(const std::filesystem::path& folder, std::string_view from,
                                                           const std::string& to);
[[nodiscard]] engine::Expected<void, ShelfError> forgetSet(const std::filesystem::path& folder, std::string_view name);

}  // namespace adjudicator::sets
