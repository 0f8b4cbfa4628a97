// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/action_json.h"

#include <set>

#include "engine/notation/field_values.h"

namespace engine {

namespace {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;

/// Reads the fields of one action or event out of its object.
struct FieldReader {
    const FieldValues& values;
    JsonReader& reader;
    const Json& json;
    const std::string& at;
    std::set<std::string> known;

    template <class T>
    void operator()(const char* name, T& value) {
        known.insert(name);
        const Json* found = JsonReader::find(json, name);
        if (found != nullptr) {
            values.read(reader, *found, at + name, value);
        } else if constexpr (!kIsOptional<T> && !kIsList<T> && !std::is_same_v<T, bool> &&
                             !std::is_same_v<T, PerPlayer<int>> && !std::is_same_v<T, Setup>) {
            reader.fail(JsonProblem::MissingField, at + name);
        }
    }

    void operator()(const char* name, Dice& value) {
        known.insert(name);
        if (const Json* found = JsonReader::find(json, name)) {
            values.read(reader, *found, at + name, value);
        }
        // Where they came from stands beside them, once for both sides of a round.
        known.insert("source");
        const Json* source = JsonReader::find(json, "source");
        const auto given =
            source != nullptr ? reader.word(*source, at + "source", diceSourceFromText) : DiceSource::Virtual;
        // Dice that somebody writes down without a word on their source were thrown by hand.
        value.source = source == nullptr && !value.dice.empty() ? DiceSource::Entered : given;
    }
};

struct FieldWriter {
    const FieldValues& values;
    Json& json;

    template <class T>
    void operator()(const char* name, const T& value) {
        if constexpr (kIsOptional<T>) {
            if (value) {
                json[name] = values.write(*value);
            }
        } else if constexpr (kIsList<T>) {
            if (!value.empty()) {
                json[name] = values.write(value);
            }
        } else if constexpr (std::is_same_v<T, bool>) {
            if (value) {
                json[name] = true;
            }
        } else {
            json[name] = values.write(value);
        }
    }

    void operator()(const char* name, const Dice& value) {
        if (value.asksForThrow()) {
            return;
        }
        json[name] = values.write(value);
        json["source"] = std::string(toText(value.source));
    }
};

/// Fills the alternative of that name; false when there is none.
template <class Variant, std::size_t I = 0>
bool emplaceNamed(Variant& variant, std::string_view name) {
    if constexpr (I == std::variant_size_v<Variant>) {
        return false;
    } else {
        using Alternative = std::variant_alternative_t<I, Variant>;
        if (Alternative::kName == name) {
            variant.template emplace<I>();
            return true;
        }
        return emplaceNamed<Variant, I + 1>(variant, name);
    }
}

/// Reads the object's word field (`do`, `event`), then the fields of that alternative; others are refused by name.
template <class Variant>
void readNamed(const FieldValues& values, JsonReader& reader, const Json& json, const std::string& at,
               const char* wordField, std::set<std::string> alsoKnown, Variant& variant) {
    const std::string name = reader.text(reader.required(json, wordField, at), at + wordField);
    if (reader.failed()) {
        return;
    }
    if (!emplaceNamed(variant, name)) {
        reader.fail(JsonProblem::UnknownWord, at + wordField, name);
        return;
    }
    alsoKnown.insert(wordField);
    FieldReader fields{values, reader, json, at, std::move(alsoKnown)};
    std::visit([&](auto& alternative) { alternative.fields(alternative, fields); }, variant);
    for (const auto& [field, value] : json.items()) {
        if (!fields.known.contains(field)) {
            reader.fail(JsonProblem::UnknownField, at + field, field);
        }
    }
}

template <class Variant>
void writeNamed(const FieldValues& values, Json& json, const char* wordField, const Variant& variant) {
    std::visit(
        [&](const auto& alternative) {
            json[wordField] = std::string(alternative.kName);
            FieldWriter writer{values, json};
            alternative.fields(alternative, writer);
        },
        variant);
}

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

void readEvent(const FieldValues& values, JsonReader& reader, const Json& json, const std::string& at, Event& event) {
    if (!reader.isObject(json, at)) {
        return;
    }
    readNamed(values, reader, json, at, "event", {"clauses", "rulings"}, event.body);
    if (const Json* clauses = JsonReader::find(json, "clauses")) {
        values.read(reader, *clauses, at + "clauses", event.clauses);
    }
    reader.eachMember(json, "rulings", at, [&](const std::string& id, const Json& option, const std::string& path) {
        const auto ruling = rulingFromText(id);
        const auto choice = ruling ? optionFromText(*ruling, reader.text(option, path)) : std::nullopt;
        if (!choice) {
            reader.fail(JsonProblem::UnknownWord, path, id);
            return;
        }
        event.rulings.push_back(*choice);
    });
}

Json writeEvent(const FieldValues& values, const Event& event) {
    Json json = Json::object();
    writeNamed(values, json, "event", event.body);
    json["clauses"] = values.write(event.clauses);
    Json rulings = Json::object();
    for (const RulingChoice& choice : event.rulings) {
        rulings[std::string(toText(choice.id))] = std::string(optionText(choice));
    }
    json["rulings"] = std::move(rulings);
    return json;
}

}  // namespace

Expected<Action, JsonFault> actionFromJson(std::string_view text, const Table& table) {
    auto json = parseJson(text);
    if (!json) {
        return unexpected(json.error());
    }
    JsonReader reader;
    Action action;
    if (reader.isObject(*json, "action")) {
        normaliseUpgrade(*json);
        nameCorner(*json);
        readNamed(FieldValues(table), reader, *json, {}, "do", {}, action);
    }
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return action;
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

Expected<Events, JsonFault> eventsFromJson(std::string_view text, const Table& table) {
    const auto json = parseJson(text);
    if (!json) {
        return unexpected(json.error());
    }
    JsonReader reader;
    Events events;
    if (reader.isArray(*json, "events")) {
        for (std::size_t i = 0; i < json->size() && !reader.failed(); ++i) {
            events.emplace_back();
            readEvent(FieldValues(table), reader, (*json)[i], "events[" + std::to_string(i) + "].", events.back());
        }
    }
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return events;
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
