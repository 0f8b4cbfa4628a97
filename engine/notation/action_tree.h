// SPDX-License-Identifier: GPL-3.0-or-later
// For readers that hold a parsed JSON tree already, whose text has kept to the limits of json_fault.h.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "engine/notation/action_json.h"
#include "engine/notation/dice_game_json.h"

namespace engine {

[[nodiscard]] Expected<Action, JsonFault> actionFromTree(nlohmann::ordered_json json, const Table& table);
[[nodiscard]] Expected<Events, JsonFault> eventsFromTree(const nlohmann::ordered_json& json, const Table& table);

namespace dice_game {

[[nodiscard]] Expected<Action, JsonFault> actionFromTree(const nlohmann::ordered_json& json, const Table& table);
[[nodiscard]] Expected<Events, JsonFault> eventsFromTree(const nlohmann::ordered_json& json, const Table& table);

}  // namespace dice_game

}  // namespace engine
