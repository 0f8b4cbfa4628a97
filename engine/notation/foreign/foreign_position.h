// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/expected.h"
#include "engine/notation/json_fault.h"
#include "engine/state/setup.h"

namespace engine {

/// Programs whose positions are read beside our own format.
enum class ForeignProgram : std::uint8_t { Catanatron, JSettlers };
[[nodiscard]] std::string_view toText(ForeignProgram program);

/// What a foreign position says and ours does not keep, or what it does not say and ours would hold.
enum class NotKept : std::uint8_t {
    /// A step that must be settled first: cards given up, the robber, an open offer, half a founding.
    Step,
    /// The number of the round.
    Round,
    /// Played development cards other than knights, and by whom.
    PlayedCards,
    /// Options of the other program's own.
    Options,
};

/// A board of another program that has no counterpart here.
enum class ForeignBoard : std::uint8_t { SixPlayers, Sea };

/// Why a foreign position cannot be read: its board, or else what is wrong with its text.
struct ForeignFault {
    std::optional<ForeignBoard> board;
    JsonFault json;
};

/// A position of another program as a set-up of ours. Nothing of it is judged: that is for toPosition.
struct ForeignPosition {
    ForeignProgram program{};
    Setup setup;
    /// In the order of the enumeration, each once.
    std::vector<NotKept> notKept;
};

/// Whose position a text is, by its content; empty for our own format and for anything else. A text beyond the limits
/// of json_fault.h is nobody's.
[[nodiscard]] std::optional<ForeignProgram> foreignProgram(std::string_view text);

/// Reads a position that foreignProgram has recognised.
[[nodiscard]] Expected<ForeignPosition, ForeignFault> foreignPosition(std::string_view text);

}  // namespace engine
