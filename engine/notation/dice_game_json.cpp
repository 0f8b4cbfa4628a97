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

namespace {

template <class Value, class Read>
Expected<Value, JsonFault> readTree(const Json& json, Read read) {
    JsonReader reader;
    Value value;
    read(reader, json, value);
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return value;
}

}  // namespace

Expected<Action, JsonFault> actionFromTree(const Json& json, const Table& table) {
    return readTree<Action>(json, [&](JsonReader& reader, const Json& tree, Action& action) {
        if (reader.isObject(tree, "action")) {
            readNamed(FieldValues(table), reader, tree, {}, "do", {}, action);
        }
    });
}

Expected<Action, JsonFault> actionFromJson(std::string_view text, const Table& table) {
    return parseJson(text).and_then([&](const Json& json) { return actionFromTree(json, table); });
}

std::string toJson(const Action& action, const Table& table) {
    Json json = Json::object();
    writeNamed(FieldValues(table), json, "do", action);
    return dumpJson(json);
}

Expected<Event, JsonFault> eventFromJson(std::string_view text, const Table& table) {
    return parseJson(text).and_then([&](const Json& json) {
        return readTree<Event>(json, [&](JsonReader& reader, const Json& tree, Event& event) {
            readEvent(FieldValues(table), reader, tree, {}, event);
        });
    });
}

Expected<Events, JsonFault> eventsFromTree(const Json& json, const Table& table) {
    return readTree<Events>(json, [&](JsonReader& reader, const Json& tree, Events& events) {
        if (!reader.isArray(tree, "events")) {
            return;
        }
        for (std::size_t i = 0; i < tree.size() && !reader.failed(); ++i) {
            events.emplace_back();
            readEvent(FieldValues(table), reader, tree[i], "events[" + std::to_string(i) + "].", events.back());
        }
    });
}

Expected<Events, JsonFault> eventsFromJson(std::string_view text, const Table& table) {
    return parseJson(text).and_then([&](const Json& json) { return eventsFromTree(json, table); });
}

std::string toJson(const Event& event, const Table& table) {
    return dumpJson(writeEvent(FieldValues(table), event));
}

std::string toJson(std::span<const Event> events, const Table& table) {
    Json json = Json::array();
    for (const Event& event : events) {
        json.push_back(writeEvent(FieldValues(table), event));
    }
    return dumpJson(json);
}

}  // namespace engine::dice_game
