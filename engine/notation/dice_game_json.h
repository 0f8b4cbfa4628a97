// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/dice_game/action.h"
#include "engine/dice_game/event.h"
#include "engine/expected.h"
#include "engine/notation/json_fault.h"

namespace engine::dice_game {

/// The word in the field `format` of a position file.
inline constexpr std::string_view kFormat = "dice-game/1";

/// Reads a position file (`dice-game/1`, docs/dice-game.md). Its sheet is one that ships, by name, or is written out
/// whole. Unknown fields at top level are kept, inside items they are refused.
[[nodiscard]] Expected<Position, JsonFault> positionFromJson(std::string_view text);
/// The position file on one line, with the sheet written out. positionFromJson gives the same position back.
[[nodiscard]] std::string toJson(const Position& position);

/// Reads a sheet alone, as it stands in the field `sheet`: a name that ships, or an object.
[[nodiscard]] Expected<Sheet, JsonFault> sheetFromJson(std::string_view text);
[[nodiscard]] std::string toJson(const Sheet& sheet);

/// Reads one action (docs/dice-game.md); its places and players must be of this table.
[[nodiscard]] Expected<Action, JsonFault> actionFromJson(std::string_view text, const Table& table);
[[nodiscard]] std::string toJson(const Action& action, const Table& table);

/// Reads one event, or a JSON array of them.
[[nodiscard]] Expected<Event, JsonFault> eventFromJson(std::string_view text, const Table& table);
[[nodiscard]] Expected<Events, JsonFault> eventsFromJson(std::string_view text, const Table& table);
[[nodiscard]] std::string toJson(const Event& event, const Table& table);
[[nodiscard]] std::string toJson(std::span<const Event> events, const Table& table);

}  // namespace engine::dice_game
