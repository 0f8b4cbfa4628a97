// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/record_line.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/places.h"

namespace adjudicator::cli {

namespace {

using Line = nlohmann::ordered_json;

Line schemaOf(const std::string& name) {
    std::ifstream file(ADJ_SOURCE_DIR "/docs/schema/" + name + ".schema.json");
    REQUIRE(file.good());
    return Line::parse(file);
}

std::optional<engine::JsonFault> lineFault(const Line& line) {
    Line read;
    const auto word = readRecordLine(line.dump(), read);
    return word ? std::nullopt : std::optional(word.error());
}

}  // namespace

TEST_CASE("the schema of the record's lines has the fields that are read, and no other is taken", "[cli][docs]") {
    const Line lines = schemaOf("record-line");
    for (const Line& alternative : lines.at("oneOf")) {
        const std::string word = alternative.at("$ref").get<std::string>().substr(std::string("#/$defs/").size());
        INFO(word);
        const Line& body = lines.at("$defs").at(word);
        CHECK(body.at("properties").at("do").at("const") == word);
        for (const auto& [field, shape] : body.at("properties").items()) {
            INFO(field);
            Line line = {{"do", word}};
            line[field] = field == "do" ? Line(word) : Line(1);
            CHECK_FALSE(lineFault(line));
        }
        const auto fault = lineFault({{"do", word}, {"fieldless", 1}});
        REQUIRE(fault);
        CHECK(fault->problem == engine::JsonProblem::UnknownField);
        CHECK(fault->found == "fieldless");
    }
}

TEST_CASE("fields inside a line about the record are named too", "[cli][docs]") {
    const Line lines = schemaOf("record-line");
    for (const auto& [field, shape] : lines.at("$defs").at("combat").at("properties").items()) {
        CHECK_FALSE(lineFault({{"do", "ruling"}, {"combat", {{field, Line::object()}}}}));
    }
    for (const auto& [field, shape] : lines.at("$defs").at("corrected").at("properties").items()) {
        CHECK_FALSE(lineFault({{"do", "correct"}, {"line", Line::array({{{field, 1}}})}}));
    }
    CHECK(lineFault({{"do", "ruling"}, {"combat", {{"wals", 1}}}})->at == "combat");
    CHECK(lineFault({{"do", "ruling"}, {"combat", {{"accounts", {{"attacker", {{"die", 1}}}}}}}})->at ==
          "combat.accounts.attacker");
    CHECK(lineFault({{"do", "ruling"}, {"branch", {{"hash", 1}}}})->at == "branch");
    CHECK(lineFault({{"do", "correct"}, {"line", {{{"of", 1}}, {{"off", 2}}}}})->at == "line[1]");
}

TEST_CASE("a field that stands twice in one object is a fault, however it is spelled", "[cli][docs]") {
    Line json;
    const auto twice = [&](std::string_view text) {
        const auto word = readRecordLine(text, json);
        return !word && word.error().problem == engine::JsonProblem::FieldTwice;
    };
    CHECK(twice(R"({"do":"seal","do":"restore"})"));
    CHECK(twice(R"({"do":"roll","b\u0079":"red","by":"blue"})"));
    CHECK(twice(R"({"do":"adjust","set":{"a":[{"x":1},{"y":1, "y" : 2}]}})"));
    CHECK_FALSE(twice(R"({"do":"adjust","set":{"a":[{"x":1},{"x":2}],"do":"do: \"do\":"}})"));
    CHECK_FALSE(twice(R"({"a":"a","b":["a","a"]})"));
    // What is no JSON is for its reader to say.
    CHECK(readRecordLine(R"({"do":"seal","do")", json) == std::string());
}

}  // namespace adjudicator::cli
