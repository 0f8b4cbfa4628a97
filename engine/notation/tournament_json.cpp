// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/tournament_json.h"

#include "engine/notation/action_tree.h"
#include "engine/notation/named_json.h"
#include "engine/notation/tournament_values.h"
#include "engine/state/names.h"

namespace engine::tournament {

namespace {

template <class Enum, std::size_t N>
void readWord(JsonReader& reader, const Json& json, const std::string& path, Enum& value,
              const std::array<std::string_view, N>& words) {
    value = reader.word(json, path, [&](std::string_view text) { return fromName<Enum>(text, words); });
}

template <class Variant>
void readAlternative(const TournamentValues& values, JsonReader& reader, const Json& json, const std::string& at,
                     const char* wordField, std::vector<std::string_view> alsoKnown, Variant& variant) {
    if (!reader.isObject(json, at.empty() ? wordField : at)) {
        return;
    }
    const std::string name = reader.text(reader.required(json, wordField, at), at + wordField);
    if (reader.failed()) {
        return;
    }
    if (!emplaceNamed(variant, name)) {
        reader.fail(JsonProblem::UnknownWord, at + wordField, name);
        return;
    }
    alsoKnown.push_back(wordField);
    std::visit([&](auto& alternative) { values.readFields(reader, json, at, alternative, alsoKnown); }, variant);
}

template <class Variant>
Json writeAlternative(const TournamentValues& values, const char* wordField, const Variant& variant) {
    Json json = Json::object();
    std::visit(
        [&](const auto& alternative) {
            json[wordField] = std::string(alternative.kName);
            values.writeFields(json, alternative);
        },
        variant);
    return json;
}

void readOne(const TournamentValues& values, JsonReader& reader, const Json& json, const std::string& at,
             Event& event) {
    readAlternative(values, reader, json, at, "event", {"clauses", "rulings"}, event.body);
    if (!reader.failed()) {
        if (const Json* clauses = JsonReader::find(json, "clauses")) {
            values.read(reader, *clauses, at + "clauses", event.clauses);
        }
    }
}

Json writeOne(const TournamentValues& values, const Event& event) {
    Json json = writeAlternative(values, "event", event.body);
    json["clauses"] = values.write(event.clauses);
    json["rulings"] = Json::object();
    return json;
}

}  // namespace

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, Fraction& value) {
    if (json.is_number_integer()) {
        value = Fraction(reader.integer(json, path, -1'000'000, 1'000'000));
        return;
    }
    value = reader.word(json, path, &Fraction::fromText, JsonProblem::OutOfRange);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, System& value) {
    readWord(reader, json, path, value, kSystemWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, Criterion& value) {
    readWord(reader, json, path, value, kCriterionWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, EqualPlaces& value) {
    readWord(reader, json, path, value, kEqualPlacesWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, Leaver& value) {
    readWord(reader, json, path, value, kLeaverWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, Doubt& value) {
    readWord(reader, json, path, value, kDoubtWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, Cut& value) {
    readWord(reader, json, path, value, kCutWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, Separation& value) {
    readWord(reader, json, path, value, kSeparationWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, ResultState& value) {
    readWord(reader, json, path, value, kStateWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, PenaltyKind& value) {
    readWord(reader, json, path, value, kPenaltyWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, DeskRole& value) {
    readWord(reader, json, path, value, kDeskRoleWords);
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path,
                            std::map<std::string, std::string>& value) {
    if (!reader.isObject(json, path)) {
        return;
    }
    for (const auto& [name, item] : json.items()) {
        value[name] = reader.text(item, path + '.' + name);
    }
}

void TournamentValues::read(JsonReader& reader, const Json& json, const std::string& path, Settings& value) const {
    if (!reader.isObject(json, path)) {
        return;
    }
    if (const Json* score = JsonReader::find(json, "winning_score")) {
        read(reader, *score, path + ".winning_score", value.winningScore);
    }
    if (const Json* scoring = JsonReader::find(json, "scoring"); scoring != nullptr && scoring->is_object()) {
        if (const Json* system = JsonReader::find(*scoring, "system")) {
            read(reader, *system, path + ".scoring.system", value.scoring.system);
        }
        if (const Json* as = JsonReader::find(*scoring, "ranked_as")) {
            read(reader, *as, path + ".scoring.ranked_as", value.scoring.rankedAs);
        }
    }
    value.scoring = presetOf(value.scoring.system, value.winningScore, value.scoring.rankedAs);
    readFields(reader, json, path.empty() ? path : path + '.', value, {"format"});
}

Expected<Settings, JsonFault> settingsFromJson(std::string_view text) {
    return parseJson(text).and_then([](const Json& json) {
        return readTree<Settings>([&](JsonReader& reader, Settings& settings) {
            const Table nobody;
            if (reader.isObject(json, "settings") &&
                reader.text(reader.required(json, "format", {}), "format") != kFormat) {
                reader.fail(JsonProblem::WrongFormat, "format");
            }
            if (!reader.failed()) {
                TournamentValues(nobody).read(reader, json, {}, settings);
            }
            if (!reader.failed()) {
                if (const auto fault = faultOf(settings)) {
                    reader.fail(JsonProblem::OutOfRange, *fault);
                }
            }
        });
    });
}

std::string toJson(const Settings& settings) {
    const Table nobody;
    Json json = {{"format", std::string(kFormat)}};
    TournamentValues(nobody).writeFields(json, settings);
    return dumpJson(json);
}

Expected<Action, JsonFault> actionFromTree(const Json& json, const Table& table) {
    return readTree<Action>([&](JsonReader& reader, Action& action) {
        readAlternative(TournamentValues(table), reader, json, {}, "do", {}, action);
    });
}

Expected<Action, JsonFault> actionFromJson(std::string_view text, const Table& table) {
    return parseJson(text).and_then([&](const Json& json) { return actionFromTree(json, table); });
}

Json toTree(const Action& action, const Table& table) {
    return writeAlternative(TournamentValues(table), "do", action);
}

std::string toJson(const Action& action, const Table& table) {
    return dumpJson(toTree(action, table));
}

Expected<Event, JsonFault> eventFromJson(std::string_view text, const Table& table) {
    return parseJson(text).and_then([&](const Json& json) {
        return readTree<Event>(
            [&](JsonReader& reader, Event& event) { readOne(TournamentValues(table), reader, json, {}, event); });
    });
}

Expected<Events, JsonFault> eventsFromTree(const Json& json, const Table& table) {
    return readEvents<Events>(json, [&](auto&&... each) { readOne(TournamentValues(table), each...); });
}

Expected<Events, JsonFault> eventsFromJson(std::string_view text, const Table& table) {
    return parseJson(text).and_then([&](const Json& json) { return eventsFromTree(json, table); });
}

std::string toJson(const Event& event, const Table& table) {
    return dumpJson(writeOne(TournamentValues(table), event));
}

Json toTree(std::span<const Event> events, const Table& table) {
    return listTree(events, [&](const Event& event) { return writeOne(TournamentValues(table), event); });
}

std::string toJson(std::span<const Event> events, const Table& table) {
    return dumpJson(toTree(events, table));
}

}  // namespace engine::tournament
