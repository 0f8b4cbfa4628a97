// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/action_json.h"

#include "engine/notation/action_tree.h"
#include "engine/notation/field_values.h"
#include "engine/notation/named_json.h"

namespace engine {

template <>
inline constexpr bool kMayBeMissing<Setup> = true;

namespace {

/// A city is built by upgrading a settlement: both words are understood.
void normaliseUpgrade(Json& json) {
    const auto has = [&](const char* name, const char* word) { return json.contains(name) && json[name] == word; };
    if (has("do", "build") && has("piece", "city")) {
        json["do"] = "upgrade";
    }
    if (has("do", "upgrade") && !json.contains("piece")) {
        json["piece"] = "city";
    }
}

bool standsOnCorner(const Json& json) {
    if (!json.is_object() || !json.contains("piece") || !json["piece"].is_string()) {
        return false;
    }
    const std::string piece = json["piece"].get<std::string>();
    return piece != "road" && piece != "ship";
}

/// NE and its like name a side or a corner: for a piece that stands on corners they are rewritten to the corner's own
/// name.
void nameCorner(Json& json) {
    if (standsOnCorner(json) && json.contains("at") && json["at"].is_string()) {
        if (const auto corner = cornerFromText(json["at"].get<std::string>())) {
            json["at"] = toText(*corner);
        }
    }
}

}  // namespace

Expected<Action, JsonFault> actionFromTree(Json json, const Table& table) {
    JsonReader reader;
    Action action;
    if (reader.isObject(json, "action")) {
        normaliseUpgrade(json);
        nameCorner(json);
        readNamed(FieldValues(table), reader, json, {}, "do", {}, action);
    }
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return action;
}

Expected<Action, JsonFault> actionFromJson(std::string_view text, const Table& table) {
    auto json = parseJson(text);
    if (!json) {
        return unexpected(json.error());
    }
    return actionFromTree(std::move(*json), table);
}

std::string toJson(const Action& action, const Table& table) {
    Json json = Json::object();
    writeNamed(FieldValues(table), json, "do", action);
    return dumpJson(json);
}

Expected<Event, JsonFault> eventFromJson(std::string_view text, const Table& table) {
    const auto json = parseJson(text);
    if (!json) {
        return unexpected(json.error());
    }
    JsonReader reader;
    Event event;
    readEvent(FieldValues(table), reader, *json, {}, event);
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return event;
}

Expected<Events, JsonFault> eventsFromTree(const Json& json, const Table& table) {
    JsonReader reader;
    Events events;
    if (reader.isArray(json, "events")) {
        events.reserve(json.size());
        for (std::size_t i = 0; i < json.size() && !reader.failed(); ++i) {
            events.emplace_back();
            readEvent(FieldValues(table), reader, json[i], "events[" + std::to_string(i) + "].", events.back());
        }
    }
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return events;
}

Expected<Events, JsonFault> eventsFromJson(std::string_view text, const Table& table) {
    const auto json = parseJson(text);
    if (!json) {
        return unexpected(json.error());
    }
    return eventsFromTree(*json, table);
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

}  // namespace engine
