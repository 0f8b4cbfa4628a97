// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/action/action.h"
#include "engine/action/event.h"
#include "engine/expected.h"
#include "engine/notation/json_fault.h"

namespace engine {

/// Reads one action (INTERFACES.md, docs/actions.md); its places and players must be of this table.
[[nodiscard]] Expected<Action, JsonFault> actionFromJson(std::string_view text, const Table& table);
[[nodiscard]] std::string toJson(const Action& action, const Table& table);

/// Reads one event, or a JSON array of them.
[[nodiscard]] Expected<Event, JsonFault> eventFromJson(std::string_view text, const Table& table);
[[nodiscard]] Expected<Events, JsonFault> eventsFromJson(std::string_view text, const Table& table);
[[nodiscard]] std::string toJson(const Event& event, const Table& table);
[[nodiscard]] std::string toJson(std::span<const Event> events, const Table& table);

}  // namespace engine
