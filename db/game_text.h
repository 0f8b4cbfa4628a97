// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>

#include "db/chain.h"
#include "db/game_tree.h"
#include "engine/expected.h"

namespace db {

/// What is wrong with a line of an exported game.
enum class TextProblem {
    NotJson,     ///< The line is no JSON object, or too long for one.
    NotAGame,    ///< The first line does not name the format "adj-game/1".
    FieldWrong,  ///< A field is missing, unknown or not of its kind.
    OutOfOrder,  ///< Entries are written in the order (seq, hash), each once.
    Chain,       ///< The entry does not hold; see TextFault::fault.
    TooMany,     ///< More entries than the first line says.
    TooFew,      ///< The text ends before that.
};

struct TextFault {
    std::uint64_t line = 0;  ///< From 1.
    TextProblem problem = TextProblem::NotJson;
    std::optional<ChainFault> fault;
    bool operator==(const TextFault&) const = default;
};

/// Writes one game with all its branches as JSON lines (docs/record-format.md, "One game as text"). False if the stream
/// failed.
[[nodiscard]] bool writeGame(std::ostream& out, const GameTree& game);

/// Reads one game and believes nothing of it: the id and every hash are computed anew.
[[nodiscard]] engine::Expected<GameTree, TextFault> readGame(std::istream& in);

}  // namespace db
