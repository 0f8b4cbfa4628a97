// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only: how a tournament's types are written in acts, events and settings.
#pragma once

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/notation/plain_values.h"
#include "engine/state/names.h"
#include "engine/tournament/action.h"
#include "engine/tournament/event.h"

namespace engine::tournament {

/// A struct that lists its fields.
template <class T>
concept Listed = requires(T& value) { T::fields(value, [](auto&&...) {}); };

/// A setting that the text omits keeps its default; elsewhere numbers and players must be there.
template <class T>
inline constexpr bool kHasDefaults =
    std::is_same_v<T, Settings> || std::is_same_v<T, Scoring> || std::is_same_v<T, SeatingWeights>;

class TournamentValues : public TableValues<TournamentValues, Table> {
public:
    explicit TournamentValues(const Table& table) : TableValues(table) {}

    using TableValues::read;
    using TableValues::write;

    /// A whole number, or "3/4".
    static void read(JsonReader& reader, const Json& json, const std::string& path, Fraction& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, System& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, Criterion& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, EqualPlaces& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, Leaver& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, Doubt& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, Cut& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, Separation& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, ResultState& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, PenaltyKind& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, DeskRole& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path,
                     std::map<std::string, std::string>& value);
    /// What is not said of the scoring is as published for its system and the winning score.
    void read(JsonReader& reader, const Json& json, const std::string& path, Settings& value) const;
    template <Listed T>
    void read(JsonReader& reader, const Json& json, const std::string& path, T& value) const {
        if (reader.isObject(json, path)) {
            readFields(reader, json, path + '.', value, {});
        }
    }

    /// Reads the fields of an object; any that is neither listed nor `alsoKnown` is refused by name.
    template <Listed T>
    void readFields(JsonReader& reader, const Json& json, const std::string& at, T& value,
                    std::vector<std::string_view> alsoKnown) const {
        T::fields(value, [&]<class Field>(const char* name, Field& field) {
            alsoKnown.push_back(name);
            const Json* found = JsonReader::find(json, name);
            if constexpr (std::is_same_v<Field, Dice>) {
                alsoKnown.push_back("source");
                const Json* source = JsonReader::find(json, "source");
                field.source = source != nullptr  ? reader.word(*source, at + "source", diceSourceFromText)
                               : found != nullptr ? DiceSource::Entered
                                                  : DiceSource::Virtual;
            }
            if (found != nullptr && isSeed<Field>(name)) {
                readSeed(reader, *found, at + name, field);
            } else if (found != nullptr) {
                read(reader, *found, at + name, field);
            } else if constexpr (!kHasDefaults<T> && (std::is_same_v<Field, int> || std::is_same_v<Field, PlayerId>)) {
                reader.fail(JsonProblem::MissingField, at + name);
            }
        });
        for (const auto& [name, item] : json.items()) {
            if (std::ranges::find(alsoKnown, name) == alsoKnown.end()) {
                reader.fail(JsonProblem::UnknownField, at + name, name);
            }
        }
    }

    /// A seed may have 31 bits, more than any other number.
    template <class Field>
    static bool isSeed(std::string_view name) {
        return name == "seed" && (std::is_same_v<Field, int> || std::is_same_v<Field, std::optional<int>>);
    }
    template <class Field>
    static void readSeed(JsonReader& reader, const Json& json, const std::string& path, Field& value) {
        if constexpr (std::is_same_v<Field, int> || std::is_same_v<Field, std::optional<int>>) {
            value = reader.integer(json, path, 0, std::numeric_limits<int>::max());
        }
    }

    [[nodiscard]] static Json write(const Fraction& value) { return value.text(); }
    [[nodiscard]] static Json write(System value) { return std::string(engine::nameOf(value, kSystemWords)); }
    [[nodiscard]] static Json write(Criterion value) { return std::string(engine::nameOf(value, kCriterionWords)); }
    [[nodiscard]] static Json write(EqualPlaces value) { return std::string(engine::nameOf(value, kEqualPlacesWords)); }
    [[nodiscard]] static Json write(Leaver value) { return std::string(engine::nameOf(value, kLeaverWords)); }
    [[nodiscard]] static Json write(Doubt value) { return std::string(engine::nameOf(value, kDoubtWords)); }
    [[nodiscard]] static Json write(Cut value) { return std::string(engine::nameOf(value, kCutWords)); }
    [[nodiscard]] static Json write(Separation value) { return std::string(engine::nameOf(value, kSeparationWords)); }
    [[nodiscard]] static Json write(ResultState value) { return std::string(engine::nameOf(value, kStateWords)); }
    [[nodiscard]] static Json write(PenaltyKind value) { return std::string(engine::nameOf(value, kPenaltyWords)); }
    [[nodiscard]] static Json write(DeskRole value) { return std::string(engine::nameOf(value, kDeskRoleWords)); }
    [[nodiscard]] static Json write(const std::map<std::string, std::string>& value) { return value; }
    template <Listed T>
    [[nodiscard]] Json write(const T& value) const {
        Json json = Json::object();
        writeFields(json, value);
        return json;
    }
    template <Listed T>
    void writeFields(Json& json, const T& value) const {
        T::fields(value, [&]<class Field>(const char* name, const Field& field) {
            if constexpr (requires { field.has_value(); }) {
                if (field) {
                    json[name] = write(*field);
                }
            } else if constexpr (requires { field.asksForThrow(); }) {
                if (!field.asksForThrow()) {
                    json[name] = write(field);
                    json["source"] = std::string(toText(field.source));
                }
            } else if constexpr (requires { field.empty(); }) {
                if (!field.empty()) {
                    json[name] = write(field);
                }
            } else if constexpr (std::is_same_v<Field, bool> && !kHasDefaults<T>) {
                if (field) {
                    json[name] = true;
                }
            } else {
                json[name] = write(field);
            }
        });
    }
};

}  // namespace engine::tournament
