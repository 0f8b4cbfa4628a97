// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/plain_values.h"

namespace engine {

namespace {

constexpr int kMostOfAnything = 1'000'000;
constexpr std::size_t kMostDice = 64;
constexpr int kMostSides = 256;
constexpr std::size_t kMostText = 4000;

}  // namespace

void PlainValues::read(JsonReader& reader, const Json& json, const std::string& path, bool& value) {
    value = reader.boolean(json, path);
}

void PlainValues::read(JsonReader& reader, const Json& json, const std::string& path, int& value) {
    value = reader.integer(json, path, -kMostOfAnything, kMostOfAnything);
}

void PlainValues::read(JsonReader& reader, const Json& json, const std::string& path, std::string& value) {
    value = reader.text(json, path);
    if (value.size() > kMostText) {
        reader.fail(JsonProblem::TooLarge, path, value);
    }
}

void PlainValues::read(JsonReader& reader, const Json& json, const std::string& path, ClauseId& value) {
    value = reader.word(json, path, clauseFromText);
}

void PlainValues::read(JsonReader& reader, const Json& json, const std::string& path, Dice& value) {
    if (!reader.isArray(json, path)) {
        return;
    }
    if (json.size() > kMostDice) {
        reader.fail(JsonProblem::OutOfRange, path, std::to_string(json.size()));
        return;
    }
    for (std::size_t i = 0; i < json.size() && !reader.failed(); ++i) {
        const std::string at = path + '[' + std::to_string(i) + ']';
        if (reader.isObject(json[i], at, {"sides", "value"})) {
            Die die;
            die.sides = reader.integer(reader.required(json[i], "sides", at + '.'), at + ".sides", 2, kMostSides);
            die.value = reader.integer(reader.required(json[i], "value", at + '.'), at + ".value", 1, die.sides);
            value.dice.push_back(die);
        }
    }
}

Json PlainValues::write(const Dice& value) {
    Json json = Json::array();
    for (const Die& die : value.dice) {
        json.push_back({{"sides", die.sides}, {"value", die.value}});
    }
    return json;
}

}  // namespace engine
