// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "engine/expected.h"
#include "engine/notation/json_fault.h"
#include "engine/tournament/action.h"
#include "engine/tournament/event.h"
#include "engine/tournament/position.h"

namespace engine::tournament {

/// The word in the field `format` of a tournament's settings.
inline constexpr std::string_view kFormat = "tournament/1";

/// Reads settings (`tournament/1`, docs/tournament.md); absent fields keep their default, unknown ones are refused, and
/// every value must be possible. Scoring without criteria is the published one of its system.
[[nodiscard]] Expected<Settings, JsonFault> settingsFromJson(std::string_view text);
[[nodiscard]] std::string toJson(const Settings& settings);

[[nodiscard]] Expected<Action, JsonFault> actionFromJson(std::string_view text, const Table& table);
[[nodiscard]] std::string toJson(const Action& action, const Table& table);
[[nodiscard]] Expected<Event, JsonFault> eventFromJson(std::string_view text, const Table& table);
[[nodiscard]] Expected<Events, JsonFault> eventsFromJson(std::string_view text, const Table& table);
[[nodiscard]] std::string toJson(const Event& event, const Table& table);
[[nodiscard]] std::string toJson(std::span<const Event> events, const Table& table);

/// The same for readers that hold a parsed tree already.
[[nodiscard]] Expected<Action, JsonFault> actionFromTree(const nlohmann::ordered_json& json, const Table& table);
[[nodiscard]] Expected<Events, JsonFault> eventsFromTree(const nlohmann::ordered_json& json, const Table& table);

}  // namespace engine::tournament
