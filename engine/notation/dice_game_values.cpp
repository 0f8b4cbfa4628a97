// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/dice_game_values.h"

#include "engine/notation/dice_game_json.h"

namespace engine::dice_game {

namespace {

constexpr std::size_t kMostDiceWritten = 64;

/// Reads a list of the names of something of the sheet.
template <class Id>
std::vector<Id> readNames(const FieldValues& values, JsonReader& reader, const Json& json, const char* name,
                          const std::string& path) {
    std::vector<Id> ids;
    if (const Json* found = JsonReader::find(json, name)) {
        values.read(reader, *found, path + '.' + name, ids);
    }
    return ids;
}

}  // namespace

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, PlaceId& value) const {
    value = reader.word(
        json, path, [&](std::string_view name) { return m_table.sheet.findPlace(name); }, JsonProblem::UnknownPlace);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, JokerId& value) const {
    value = reader.word(
        json, path, [&](std::string_view name) { return m_table.sheet.findJoker(name); }, JsonProblem::UnknownPlace);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Ticks& value) const {
    if (!reader.isObject(json, path, {"player", "built", "jokers"})) {
        return;
    }
    read(reader, reader.required(json, "player", path + '.'), path + ".player", value.player);
    value.built = readNames<PlaceId>(*this, reader, json, "built", path);
    value.jokers = readNames<JokerId>(*this, reader, json, "jokers", path);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Face& value) {
    value = reader.word(json, path, faceFromText);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Resource& value) {
    value = reader.word(json, path, resourceFromText);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Piece& value) {
    value = reader.word(json, path, pieceFromText);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Faces& value) {
    if (!reader.isArray(json, path)) {
        return;
    }
    if (json.size() > kMostDiceWritten) {
        reader.fail(JsonProblem::OutOfRange, path, std::to_string(json.size()));
        return;
    }
    for (std::size_t i = 0; i < json.size() && !reader.failed(); ++i) {
        Face face{};
        read(reader, json[i], path + '[' + std::to_string(i) + ']', face);
        ++value[face];
    }
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Dice& value) {
    if (!json.is_array() || json.empty() || !json.front().is_string()) {
        PlainValues::read(reader, json, path, value);
        return;
    }
    if (json.size() > kMostDiceWritten) {
        reader.fail(JsonProblem::OutOfRange, path, std::to_string(json.size()));
        return;
    }
    for (std::size_t i = 0; i < json.size() && !reader.failed(); ++i) {
        Face face{};
        read(reader, json[i], path + '[' + std::to_string(i) + ']', face);
        value.dice.push_back({kDieSides, static_cast<int>(face) + 1});
    }
}

Json FieldValues::write(const Ticks& value) const {
    Json json = {{"player", write(value.player)}};
    if (!value.built.empty()) {
        json["built"] = write(value.built);
    }
    if (!value.jokers.empty()) {
        json["jokers"] = write(value.jokers);
    }
    return json;
}

Json FieldValues::write(const PerPlayer<int>& value) const {
    Json json = Json::object();
    for (const PlayerId player : m_table.seats()) {
        json[m_table.idOf(player)] = value[player];
    }
    return json;
}

Json FieldValues::write(const Faces& value) {
    Json json = Json::array();
    for (const Face face : kFaces) {
        for (int i = 0; i < value[face]; ++i) {
            json.push_back(write(face));
        }
    }
    return json;
}

}  // namespace engine::dice_game
