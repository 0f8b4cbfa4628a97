// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "adjudicator/dice/word_seal.h"
#include "db/chain.h"

namespace adjudicator {

/// What players have said by phone for the throw of this number.
struct WordsKept {
    std::uint32_t number = 0;
    std::vector<WordSeal> sealed;
    /// Each fits the seal of its player here.
    std::vector<WordOpened> opened;
};

/// Keeps seals and words for the coming throw of each game, in files that this user alone reads: whatever program
/// throws finds them. One program writes them, the one that hears the phones.
class WordStore {
public:
    /// The folder is made on first use.
    explicit WordStore(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Nothing where what is kept is for another throw.
    [[nodiscard]] WordsKept load(const db::GameId& game, std::uint32_t number) const;
    /// In the place of an earlier one of the same player; false where it cannot be kept.
    [[nodiscard]] bool seal(const db::GameId& game, std::uint32_t number, const WordSeal& seal) const;
    /// False where it does not fit the player's seal, or cannot be kept.
    [[nodiscard]] bool open(const db::GameId& game, std::uint32_t number, const WordOpened& word) const;

private:
    [[nodiscard]] bool keep(const db::GameId& game, const WordsKept& words) const;
    std::filesystem::path m_folder;
};

}  // namespace adjudicator
