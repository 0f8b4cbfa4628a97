// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "engine/notation/action_json.h"
#include "engine/notation/json_reader.h"
#include "tests/support/documentation.h"
#include "tests/support/example_table.h"

using namespace engine;
using namespace engine::test;

TEST_CASE("docs/actions.md describes every action and event with every field", "[notation][docs]") {
    const auto sections = documentation("actions");
    CHECK(fieldsIn(sections.at("Actions")) == fieldsInCode<decltype(Action{})>());
    CHECK(fieldsIn(sections.at("Events")) == fieldsInCode<EventBody>());
}

TEST_CASE("every example of docs/actions.md reads and is written back as it stands", "[notation][docs]") {
    const Position position = test::examplePosition();
    const auto sections = documentation("actions");
    for (const auto& [name, entry] : sections.at("Actions")) {
        INFO(name);
        CHECK_FALSE(entry.examples.empty());
        for (const std::string& line : entry.examples) {
            const auto action = actionFromJson(line, *position.table);
            INFO(line << ' ' << (action ? "" : action.error().at));
            REQUIRE(action.has_value());
            CHECK(nameOf(*action) == name);
            CHECK(toJson(*action, *position.table) == line);
        }
    }
    for (const auto& [name, entry] : sections.at("Events")) {
        INFO(name);
        CHECK_FALSE(entry.examples.empty());
        for (const std::string& line : entry.examples) {
            const auto event = eventFromJson(line, *position.table);
            INFO(line << ' ' << (event ? "" : event.error().at));
            REQUIRE(event.has_value());
            CHECK(nameOf(*event) == name);
            CHECK(toJson(*event, *position.table) == line);
        }
    }
}

TEST_CASE("docs/actions.md names only clauses that there are", "[notation][docs]") {
    const std::regex id("[A-Z]{1,2}-[A-Z]*[0-9]+[a-z]?");
    for (const auto& [title, section] : documentation("actions")) {
        for (const auto& [name, entry] : section) {
            INFO(name);
            CHECK_FALSE(entry.clauses.empty());
            for (auto it = std::sregex_iterator(entry.clauses.begin(), entry.clauses.end(), id);
                 it != std::sregex_iterator(); ++it) {
                INFO(it->str());
                CHECK(clauseFromText(it->str()).has_value());
            }
        }
    }
}

TEST_CASE("the schemas of actions and events have the fields of the code", "[notation][docs]") {
    CHECK(fieldsInSchema(schema("action"), {"do"}) == fieldsInCode<decltype(Action{})>());
    CHECK(fieldsInSchema(schema("event"), {"event", "clauses", "rulings"}) == fieldsInCode<EventBody>());
}

namespace {

/// A position file in which each kind of item stands once, and where.
struct ItemPlace {
    const char* definition;  ///< In the schema's $defs.
    const char* file;        ///< Fields beside format and hexes.
    const char* pointer;     ///< The item in the file.
};
constexpr ItemPlace kItems[] = {
    {"hex_item", "{}", "/hexes/0"},
    {"harbour", R"({"harbours":[{"edge":"0,0:E","trade":"any"}]})", "/harbours/0"},
    {"player_object", R"({"players":[{"id":"red"}]})", "/players/0"},
    {"building", R"({"buildings":[{"at":"0,0:N","kind":"city","owner":"red"}]})", "/buildings/0"},
    {"route", R"({"routes":[{"at":"0,0:E","kind":"road","owner":"red"}]})", "/routes/0"},
    {"bridge", R"({"bridges":[{"hex":"0,0","from":"N","to":"S","owner":"red"}]})", "/bridges/0"},
    {"army", R"({"armies":[{"at":"0,0:N","owner":"red","infantry":1}]})", "/armies/0"},
    {"nuke", R"({"nukes":[{"at":"0,0:N","owner":"red"}]})", "/nukes/0"},
    {"cards", R"({"prices":{"road":{"brick":1}}})", "/prices/road"},
    {"turn", R"({"turn":{"player":"red","phase":"roll"}})", "/turn"},
    {"robber", R"({"turn":{"player":"red","phase":"roll","pending":{"robber":{}}}})", "/turn/pending/robber"},
    {"fight",
     R"({"turn":{"player":"red","phase":"combat","pending":{"fight":{"attacker":"red","defender":"blue","from":["0,0:N"],"at":"0,0:S"}}}})",
     "/turn/pending/fight"},
    {"conquest",
     R"({"turn":{"player":"red","phase":"combat","pending":{"conquest":{"by":"red","loser":"blue","at":"0,0:S"}}}})",
     "/turn/pending/conquest"},
    {"robber_fight",
     R"({"turn":{"player":"red","phase":"combat","pending":{"robber_fight":{"by":"red","from":"0,0:N"}}}})",
     "/turn/pending/robber_fight"},
    {"takeover", R"({"turn":{"player":"red","phase":"build","pending":{"takeover":{"taker":"red"}}}})",
     "/turn/pending/takeover"},
    {"auction", R"({"turn":{"player":"red","phase":"fictional","pending":{"auction":{}}}})", "/turn/pending/auction"},
    {"vote_throw", R"({"turn":{"player":"red","phase":"found","pending":{"vote_throw":{"clause":"CC-6"}}}})",
     "/turn/pending/vote_throw"},
    {"marks", R"({"marks":{"founded":2}})", "/marks"},
    {"catastrophe", R"({"marks":{"catastrophes":[{"player":"red"}]}})", "/marks/catastrophes/0"},
    {"monopolist", R"({"marks":{"monopolists":[{"player":"red","continent":"north"}]}})", "/marks/monopolists/0"},
    {"guest_counts", R"({"marks":{"guests":[{"mark":"fishery.fish","counts":{"red":2}}]}})", "/marks/guests/0"},
    {"development_hand", R"({"deck":{"total":3}})", "/deck"},
    {"development_counts", R"({"marks":{"cards_gone":{"knight":1}}})", "/marks/cards_gone"},
    {"hand", R"({"hands":{"red":{"total":3}}})", "/hands/red"},
    {"hand", R"({"bank":{"brick":[3,null]}})", "/bank"},
    {"development", R"({"development":{"red":{"hidden":1}}})", "/development/red"},
    {"points", R"({"points":{"red":{"extra":1}}})", "/points/red"},
};

Json fileWith(const char* fields) {
    Json file = {{"format", "catan-position/1"}, {"hexes", {{{"q", 0}, {"r", 0}, {"terrain", "desert"}}}}};
    file.update(Json::parse(fields));
    return file;
}

/// Every field name that the schema has anywhere.
void gather(const Json& schema, Names& names) {
    for (const auto& [key, value] : schema.items()) {
        if (key == "properties") {
            names.merge(keysOf(value));
        }
        if (value.is_structured()) {
            gather(value, names);
        }
    }
}

bool isUnknownField(const Json& file, const std::string& field) {
    const auto setup = setupFromJson(dumpJson(file));
    return !setup && setup.error().problem == JsonProblem::UnknownField && setup.error().found == field;
}

}  // namespace

TEST_CASE("the schema of positions has exactly the fields that the reader takes", "[notation][docs]") {
    const Json position = schema("position");
    Names pool;
    gather(position, pool);
    REQUIRE(pool.size() > 50);
    pool.insert("no_such_field");
    for (const ItemPlace& item : kItems) {
        INFO(item.definition << " at " << item.pointer);
        const Json file = fileWith(item.file);
        REQUIRE(setupFromJson(dumpJson(file)).has_value());
        const Json& definition = position.at("$defs").at(item.definition);
        CHECK(definition.at("additionalProperties") == false);
        for (const std::string& field : pool) {
            Json changed = file;
            Json& object = changed.at(Json::json_pointer(item.pointer));
            object[field] = object.contains(field) ? object[field] : Json(nullptr);
            INFO(field);
            CHECK(definition.at("properties").contains(field) == !isUnknownField(changed, field));
        }
    }
    for (const std::string& field : pool) {
        Json file = fileWith("{}");
        if (!file.contains(field)) {
            file[field] = nullptr;
        }
        const auto setup = setupFromJson(dumpJson(file));
        INFO(field);
        REQUIRE(setup.has_value());
        CHECK(position.at("properties").contains(field) == !setup->extras.contains(field));
    }
}
