// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace db {

/// SHA-256 of something; as an entry's hash it fixes the entry and everything before it.
struct Hash {
    std::array<std::uint8_t, 32> bytes{};
    auto operator<=>(const Hash&) const = default;
};

/// Names a game everywhere: the first 16 bytes of the SHA-256 of entry 0's body.
struct GameId {
    std::array<std::uint8_t, 16> bytes{};
    auto operator<=>(const GameId&) const = default;
};

/// One line of a game as stored; the body is the exact bytes first written.
struct Entry {
    std::uint64_t seq = 0;
    std::string body;
    Hash hash;
    bool operator==(const Entry&) const = default;
};

/// The place after which a game goes on: its newest entry.
struct Head {
    std::uint64_t seq = 0;
    Hash hash;
    bool operator==(const Head&) const = default;
};

[[nodiscard]] Hash sha256(std::string_view bytes);

/// SHA-256("adj/entry/1" ‖ game id ‖ seq (8 bytes, big-endian) ‖ previous entry's hash ‖ SHA-256(body)); 32 zero bytes
/// stand before entry 0. docs/record-format.md is the contract.
[[nodiscard]] Hash entryHash(const GameId& game, std::uint64_t seq, const Hash& previous, std::string_view body);
/// The same from SHA-256(body), so that several predecessors can be tried without reading the body again.
[[nodiscard]] Hash entryHash(const GameId& game, std::uint64_t seq, const Hash& previous, const Hash& bodySum);

/// The id of the game that begins with this body.
[[nodiscard]] GameId gameIdOf(std::string_view firstBody);

/// The head of a new game that consists of this body alone.
[[nodiscard]] Head firstHead(std::string_view firstBody);

/// The head once these bodies follow `after`; so further acts can be queued before the first is on disk.
[[nodiscard]] Head headAfter(const GameId& game, const Head& after, std::span<const std::string> bodies);

/// A game has no more branches than this, so that no file can make its verification long.
inline constexpr std::size_t kMostBranches = 64;

/// Why a chain does not hold.
enum class ChainFault {
    EntryMissing,     ///< No entry with this number although the game has later ones, or none at all.
    IdWrong,          ///< Entry 0's body does not give the game's id.
    HashWrong,        ///< The stored hash fits no predecessor and this body.
    Unreadable,       ///< The file is damaged at this entry.
    NotJson,          ///< The chain holds, but the body is no JSON object; verifyEntries leaves that to others.
    TooManyBranches,  ///< With this entry the game has more than kMostBranches.
};

/// The first entry that does not hold.
struct ChainDamage {
    std::uint64_t seq = 0;
    ChainFault fault = ChainFault::HashWrong;
    bool operator==(const ChainDamage&) const = default;
};

/// Every entry follows from one before it. More than one head means branches (two entries of one number).
struct ChainSound {
    std::uint64_t count = 0;
    std::vector<Head> heads;
    bool operator==(const ChainSound&) const = default;
};

using ChainVerdict = std::variant<ChainSound, ChainDamage>;

/// Judges a game's entries, given in the order (seq, hash). Knows nothing of files.
[[nodiscard]] ChainVerdict verifyEntries(const GameId& game, std::span<const Entry> entries);

}  // namespace db
