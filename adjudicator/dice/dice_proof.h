// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "db/chain.h"

namespace adjudicator {

/// What a throw's faces are worth as evidence, best first.
enum class DiceLevel {
    Witnessed,  ///< A word was given after the commitment: neither desk nor player could choose or foresee the faces.
    Desk,       ///< Fixed by the commitment, but a changed program could have known them.
    Entered,    ///< Typed in by a person: on trust.
    Camera,     ///< Read from a picture: on trust.
};

/// What a virtual throw's level is: witnessed if a word was said.
[[nodiscard]] DiceLevel levelOf(std::string_view word);

/// The fewest and most sides of a die of the byte stream.
inline constexpr int kFewestSides = 2;
inline constexpr int kMostSides = 256;

/// What a throw is drawn from, known to nobody until it is opened.
struct DiceSecret {
    std::array<std::uint8_t, 32> bytes{};
    bool operator==(const DiceSecret&) const = default;
};

/// From the system's source of randomness: the only randomness of the program.
[[nodiscard]] DiceSecret drawSecret();

/// Fixes throw n (numbered from 0 in each game) before anyone says a word:
/// SHA-256("adj/commit/1" ‖ game id ‖ n (4 bytes, big-endian) ‖ secret). docs/record-format.md is the contract.
[[nodiscard]] db::Hash commitment(const db::GameId& game, std::uint32_t n, const DiceSecret& secret);

/// The faces 1 … sides of throw n, one for each die in order. `word` is the witness's, in UTF-8 as recorded, empty if
/// none was said. Each number of sides must lie within kFewestSides … kMostSides.
[[nodiscard]] std::vector<int> faces(const DiceSecret& secret, const db::GameId& game, std::uint32_t n,
                                     std::string_view word, std::span<const int> sides);

/// A throw as the record tells it, opened.
struct OpenedThrow {
    db::GameId game;
    std::uint32_t n = 0;
    db::Hash commitment;
    DiceSecret secret;
    std::string word;
    std::vector<int> sides;
    std::vector<int> faces;
};

/// Which part of a throw is false; the first that is, in this order.
enum class ThrowFault {
    SidesImpossible,  ///< A die with fewer than 2 or more than 256 sides.
    CommitmentFalse,  ///< The opened secret is not the one that was committed to.
    FacesFalse,       ///< The secret and the word give other faces, or another number of them.
};

struct FalseThrow {
    ThrowFault fault = ThrowFault::CommitmentFalse;
    std::optional<std::size_t> die;  ///< The first die concerned, from 0; nothing for a false commitment.
    bool operator==(const FalseThrow&) const = default;
};

/// Nothing if the throw is true.
[[nodiscard]] std::optional<FalseThrow> verifyThrow(const OpenedThrow& opened);

}  // namespace adjudicator
