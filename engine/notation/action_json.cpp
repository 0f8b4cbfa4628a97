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
    return readTree<Action>([&](JsonReader& reader, Action& action) {
        if (reader.isObject(json, "action")) {
            normaliseUpgrade(json);
            nameCorner(json);
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

}  // namespace engine
