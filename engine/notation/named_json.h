// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only: actions and events as objects with a word (`do`, `event`) and fields, for every
// game. Values says how the types of one game's fields are written.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <utility>
#include <vector>

#include "engine/action/dice.h"
#include "engine/board/ids.h"
#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "engine/notation/json_reader.h"

namespace engine {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsList = false;
template <class T>
inline constexpr bool kIsList<std::vector<T>> = true;
/// Fields of these types may be left out although something is always written for them.
template <class T>
inline constexpr bool kMayBeMissing = kIsOptional<T> || kIsList<T> || std::is_same_v<T, bool>;
template <>
inline constexpr bool kMayBeMissing<PerPlayer<int>> = true;

/// Reads the fields of one action or event out of its object.
template <class Values>
struct FieldReader {
    const Values& values;
    JsonReader& reader;
    const Json& json;
    const std::string& at;
    /// Names of fields live as long as the program.
    std::vector<std::string_view> known;

    template <class T>
    void operator()(const char* name, T& value) {
        known.push_back(name);
        const Json* found = JsonReader::find(json, name);
        if (found != nullptr) {
            values.read(reader, *found, at + name, value);
        } else if constexpr (!kMayBeMissing<T>) {
            reader.fail(JsonProblem::MissingField, at + name);
        }
    }

    void operator()(const char* name, Dice& value) {
        known.push_back(name);
        if (const Json* found = JsonReader::find(json, name)) {
            values.read(reader, *found, at + name, value);
        }
        // Where they came from stands beside them, once for both sides of a round.
        known.push_back("source");
        const Json* source = JsonReader::find(json, "source");
        const auto given =
            source != nullptr ? reader.word(*source, at + "source", diceSourceFromText) : DiceSource::Virtual;
        // Dice that somebody writes down without a word on their source were thrown by hand.
        value.source = source == nullptr && !value.dice.empty() ? DiceSource::Entered : given;
    }
};

template <class Values>
struct FieldWriter {
    const Values& values;
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
template <class Values, class Variant>
void readNamed(const Values& values, JsonReader& reader, const Json& json, const std::string& at, const char* wordField,
               std::vector<std::string_view> alsoKnown, Variant& variant) {
    const std::string name = reader.text(reader.required(json, wordField, at), at + wordField);
    if (reader.failed()) {
        return;
    }
    if (!emplaceNamed(variant, name)) {
        reader.fail(JsonProblem::UnknownWord, at + wordField, name);
        return;
    }
    alsoKnown.push_back(wordField);
    FieldReader<Values> fields{values, reader, json, at, std::move(alsoKnown)};
    std::visit([&](auto& alternative) { alternative.fields(alternative, fields); }, variant);
    for (const auto& [field, value] : json.items()) {
        if (std::find(fields.known.begin(), fields.known.end(), field) == fields.known.end()) {
            reader.fail(JsonProblem::UnknownField, at + field, field);
        }
    }
}

template <class Values, class Variant>
void writeNamed(const Values& values, Json& json, const char* wordField, const Variant& variant) {
    std::visit(
        [&](const auto& alternative) {
            json[wordField] = std::string(alternative.kName);
            FieldWriter<Values> writer{values, json};
            alternative.fields(alternative, writer);
        },
        variant);
}

/// An event with its clauses and rulings.
template <class Values, class AnyEvent>
void readEvent(const Values& values, JsonReader& reader, const Json& json, const std::string& at, AnyEvent& event) {
    if (!reader.isObject(json, at)) {
        return;
    }
    readNamed(values, reader, json, at, "event", {"clauses", "rulings"}, event.body);
    if (const Json* clauses = JsonReader::find(json, "clauses")) {
        std::vector<ClauseId> cited;
        values.read(reader, *clauses, at + "clauses", cited);
        event.clauses = std::move(cited);
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

template <class Values, class AnyEvent>
Json writeEvent(const Values& values, const AnyEvent& event) {
    Json json = Json::object();
    writeNamed(values, json, "event", event.body);
    json["clauses"] = values.write(std::vector<ClauseId>(event.clauses.begin(), event.clauses.end()));
    Json rulings = Json::object();
    for (const RulingChoice& choice : event.rulings) {
        rulings[std::string(toText(choice.id))] = std::string(optionText(choice));
    }
    json["rulings"] = std::move(rulings);
    return json;
}

/// What `read` makes of a tree, or its first fault.
template <class Value, class Read>
Expected<Value, JsonFault> readTree(Read read) {
    JsonReader reader;
    Value value;
    read(reader, value);
    if (reader.failed()) {
        return unexpected(reader.fault());
    }
    return value;
}

/// A list of events, each read by `readOne(reader, json, at, event)`.
template <class Events, class ReadOne>
Expected<Events, JsonFault> readEvents(const Json& json, ReadOne readOne) {
    return readTree<Events>([&](JsonReader& reader, Events& events) {
        if (!reader.isArray(json, "events")) {
            return;
        }
        events.reserve(json.size());
        for (std::size_t i = 0; i < json.size() && !reader.failed(); ++i) {
            readOne(reader, json[i], "events[" + std::to_string(i) + "].", events.emplace_back());
        }
    });
}

/// A list of events, each written by `writeOne(event)`.
template <class Events, class WriteOne>
Json listTree(const Events& events, WriteOne writeOne) {
    Json json = Json::array();
    for (const auto& event : events) {
        json.push_back(writeOne(event));
    }
    return json;
}

}  // namespace engine
