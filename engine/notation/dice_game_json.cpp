// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/dice_game_json.h"

#include "engine/notation/action_tree.h"
#include "engine/notation/dice_game_values.h"
#include "engine/notation/named_json.h"

namespace engine {

template <>
inline constexpr bool kIsList<dice_game::Faces> = true;

}  // namespace engine

namespace engine::dice_game {

Expected<Action, JsonFault> actionFromTree(const Json& json, const Table& table) {
    return readTree<Action>([&](JsonReader& reader, Action& action) {
        if (reader.isObject(json, "action")) {
            readNamed(FieldValues(table), reader, json, {}, "do", {}, action);
        }
    });
}

Expected<Action, JsonFault> actionFromJson(std::string_view text, const Table& table) {
    return parseJson(text).and_then([&](const Json& json) { return actionFromTree(json, table); });
}

Json toTree(const Action& action, const Table& table) {
    Json json = Json::object();
    writeNamed(FieldValues(table), json, "do", action);
    return json;
}

std::string toJson(const Action& action, const Table& table) {
    return dumpJson(toTree(action, table));
}

Expected<Event, JsonFault> eventFromJson(std::string_view text, const Table& table) {
    return parseJson(text).and_then([&](const Json& json) {
        return readTree<Event>(
            [&](JsonReader& reader, Event& event) { readEvent(FieldValues(table), reader, json, {}, event); });
    });
}

Expected<Events, JsonFault> eventsFromTree(const Json& json, const Table& table) {
    return readEvents<Events>(json, [&](auto&&... each) { readEvent(FieldValues(table), each...); });
}

Expected<Events, JsonFault> eventsFromJson(std::string_view text, const Table& table) {
    return parseJson(text).and_then([&](const Json& json) { return eventsFromTree(json, table); });
}

std::string toJson(const Event& event, const Table& table) {
    return dumpJson(writeEvent(FieldValues(table), event));
}

Json toTree(std::span<const Event> events, const Table& table) {
    return listTree(events, [&](const Event& event) { return writeEvent(FieldValues(table), event); });
}

std::string toJson(std::span<const Event> events, const Table& table) {
    return dumpJson(toTree(events, table));
}

}  // namespace engine::dice_game
