// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/chain.h"

namespace adjudicator {

// Several players bind one throw: each seals a word before the throw is declared and opens it afterwards, so that none
// of them knows the others' when he chooses his (docs/record-format.md, "Words of several players").

using WordSalt = std::array<std::uint8_t, 16>;
/// The longest word that is sealed, in bytes.
inline constexpr std::size_t kMostWordBytes = 60;

/// A word of a player for one throw, which nobody knows yet.
struct WordSeal {
    /// The player's id.
    std::string by;
    db::Hash seal;
    bool operator==(const WordSeal&) const = default;
};

/// A word that a player has opened. The salt is absent where it was said aloud, without a seal; then `by` may be empty.
struct WordOpened {
    std::string by;
    std::string text;
    std::optional<WordSalt> salt;
    bool operator==(const WordOpened&) const = default;
};

/// SHA-256("adj/word/1" ‖ game ‖ u32 number ‖ salt ‖ SHA-256(player's id) ‖ word).
[[nodiscard]] db::Hash wordSealOf(const db::GameId& game, std::uint32_t number, const WordSalt& salt,
                                  std::string_view by, std::string_view word);
/// Whether it is the word that its player has sealed among these.
[[nodiscard]] bool fitsItsSeal(const db::GameId& game, std::uint32_t number, const WordOpened& opened,
                               const std::vector<WordSeal>& seals);

/// A word that may be sealed: one to kMostWordBytes bytes of one line, without the dot that joins words.
[[nodiscard]] bool isWord(std::string_view text);

[[nodiscard]] std::string saltText(const WordSalt& salt);
/// Exactly 32 digits, of either case.
[[nodiscard]] std::optional<WordSalt> saltFromText(std::string_view text);

/// "Anna: mango · Ben: kiwi": the witness word that several words are together, each after the name of its player;
/// `nameOf` gives the name of an id.
template <class NameOf>
[[nodiscard]] std::string joinedWords(const std::vector<WordOpened>& words, const NameOf& nameOf) {
    std::string joined;
    for (const WordOpened& word : words) {
        joined += joined.empty() ? "" : " · ";
        joined += word.by.empty() ? word.text : std::string(nameOf(word.by)) + ": " + word.text;
    }
    return joined;
}

}  // namespace adjudicator
