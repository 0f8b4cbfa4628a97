// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/dice_game_json.h"

#include "engine/notation/dice_game_values.h"
#include "engine/notation/named_json.h"

namespace engine {

template <>
inline constexpr bool kIsList<dice_game::Faces> = true;

}  // namespace engine

namespace engine::dice_game {

namespace {

template <class Value, class Read>
Expected<Value, JsonFault> readText(std::string_view text, Read read) {
    const auto json = parseJson(text);
    if (!json) {
        return unexpected(json.error());
    }
    JsonReader reader;
    Value value;
    read(reader, *json, value);
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return value;
}

}  // namespace

Expected<Action, JsonFault> actionFromJson(std::string_view text, const Table& table) {
    return readText<Action>(text, [&](JsonReader& reader, const Json& json, Action& action) {
        if (reader.isObject(json, "action")) {
            readNamed(FieldValues(table), reader, json, {}, "do", {}, action);
        }
    });
}

std::string toJson(const Action& action, const Table& table) {
    Json json = Json::object();
    writeNamed(FieldValues(table), json, "do", action);
    return dumpJson(json);
}

Expected<Event, JsonFault> eventFromJson(std::string_view text, const Table& table) {
    return readText<Event>(text, [&](JsonReader& reader, const Json& json, Event& event) {
        readEvent(FieldValues(table), reader, json, {}, event);
    });
}

Expected<Events, JsonFault> eventsFromJson(std::string_view text, const Table& table) {
    return readText<Events>(text, [&](JsonReader& reader, const Json& json, Events& events) {
        if (!reader.isArray(json, "events")) {
            return;
        }
        for (std::size_t i = 0; i < json.size() && !reader.failed(); ++i) {
            events.emplace_back();
            readEvent(FieldValues(table), reader, json[i], "events[" + std::to_string(i) + "].", events.back());
        }
    });
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
