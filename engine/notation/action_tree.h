// SPDX-License-Identifier: GPL-3.0-or-later
// For readers that hold a parsed JSON tree already, whose text has kept to the limits of json_fault.h, and for writers
// who make it part of a larger one.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/notation/action_json.h"
#include "engine/notation/dice_game_json.h"
#include "engine/notation/proposals_json.h"
#include "engine/notation/tournament_json.h"

namespace engine {

[[nodiscard]] Expected<Action, JsonFault> actionFromTree(nlohmann::ordered_json json, const Table& table);
[[nodiscard]] Expected<Events, JsonFault> eventsFromTree(const nlohmann::ordered_json& json, const Table& table);
[[nodiscard]] nlohmann::ordered_json toTree(const Action& action, const Table& table);
[[nodiscard]] nlohmann::ordered_json toTree(std::span<const Event> events, const Table& table);

namespace dice_game {

[[nodiscard]] Expected<Action, JsonFault> actionFromTree(const nlohmann::ordered_json& json, const Table& table);
[[nodiscard]] Expected<Events, JsonFault> eventsFromTree(const nlohmann::ordered_json& json, const Table& table);
[[nodiscard]] nlohmann::ordered_json toTree(const Action& action, const Table& table);
[[nodiscard]] nlohmann::ordered_json toTree(std::span<const Event> events, const Table& table);

}  // namespace dice_game

namespace tournament {

[[nodiscard]] nlohmann::ordered_json toTree(const Action& action, const Table& table);
[[nodiscard]] nlohmann::ordered_json toTree(std::span<const Event> events, const Table& table);

}  // namespace tournament

namespace proposals {

[[nodiscard]] nlohmann::ordered_json toTree(const Action& action, const Table& table);
[[nodiscard]] nlohmann::ordered_json toTree(std::span<const Event> events, const Table& table);

}  // namespace proposals

}  // namespace engine
