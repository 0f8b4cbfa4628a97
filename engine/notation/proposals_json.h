// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "engine/expected.h"
#include "engine/notation/json_fault.h"
#include "engine/proposals/proposals.h"

namespace engine::proposals {

/// The word in the field `format` of a set-up of proposals.
inline constexpr std::string_view kFormat = "proposals/1";

/// Reads a set-up (`proposals/1`); both fields must be possible.
[[nodiscard]] Expected<Setup, JsonFault> setupFromJson(std::string_view text);
[[nodiscard]] std::string toJson(const Setup& setup);

/// The act that is proposed stands there as an object of its own and is read as it is.
[[nodiscard]] Expected<Action, JsonFault> actionFromTree(const nlohmann::ordered_json& json, const Table& table);
[[nodiscard]] Expected<Events, JsonFault> eventsFromTree(const nlohmann::ordered_json& json, const Table& table);
[[nodiscard]] std::string toJson(const Action& action, const Table& table);
[[nodiscard]] std::string toJson(std::span<const Event> events, const Table& table);

}  // namespace engine::proposals
