// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "db/chain.h"

namespace db {

/// A place where a game parts into branches: entries of the same number that follow the same entry, by their hashes.
/// A branch is named by the hash of its first entry, which stays the same however long the branch grows.
struct Fork {
    std::uint64_t seq = 0;
    std::vector<Hash> firsts;
    bool operator==(const Fork&) const = default;
};

/// One game's entries with the entry that each follows: a line, or a tree where there are forks. Everything in it
/// follows from entry 0 through entries that hold. Knows nothing of files.
class GameTree {
public:
    explicit GameTree(const GameId& game) : m_game(game) {}

    /// All that holds of these entries, given in the order (seq, hash); damage() names the first that does not. Not
    /// `complete` are entries that could only be read so far.
    [[nodiscard]] static GameTree grow(const GameId& game, std::vector<Entry> entries, bool complete = true);

    /// Takes the next entry in the order (seq, hash), or says why it does not hold and leaves it out.
    [[nodiscard]] std::optional<ChainFault> add(Entry entry);

    [[nodiscard]] const GameId& game() const { return m_game; }
    /// In the order (seq, hash).
    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    /// The first entry that `grow` left out, as verifyEntries would name it.
    [[nodiscard]] const std::optional<ChainDamage>& damage() const { return m_damage; }

    /// The branches' ends, in the order (seq, hash); one where there is no fork.
    [[nodiscard]] std::vector<Head> heads() const;
    /// In the order (seq, hash of the first).
    [[nodiscard]] std::vector<Fork> forks() const;
    [[nodiscard]] bool isForked() const;
    /// How many branches' ends the game has in both trees taken together.
    [[nodiscard]] std::size_t branchesWith(const GameTree& other) const;
    /// The entries from entry 0 to this one; empty if it is not here.
    [[nodiscard]] std::vector<Entry> pathTo(const Head& entry) const;
    /// The ends of the branches on which this entry lies; one where no fork comes after it.
    [[nodiscard]] std::vector<Head> headsBeyond(const Head& entry) const;

private:
    [[nodiscard]] std::optional<std::size_t> indexOf(const Head& entry) const;

    GameId m_game;
    std::vector<Entry> m_entries;
    std::vector<std::size_t> m_parents;  ///< By entry; entry 0 is its own.
    std::vector<bool> m_followed;        ///< By entry.
    std::size_t m_branches = 1;          ///< How many are not followed.
    std::size_t m_level = 0;             ///< Where the entries of the newest number begin,
    std::size_t m_before = 0;            ///< and those of the number before it.
    std::optional<ChainDamage> m_damage;
};

}  // namespace db
