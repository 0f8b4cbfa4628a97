// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <string>

#include "tests/support/dice_table.h"
#include "tests/support/documentation.h"

using namespace engine;
using namespace engine::test;

TEST_CASE("docs/dice-game.md describes every action and event with every field", "[notation][docs][dice-game]") {
    const auto sections = documentation("dice-game");
    CHECK(fieldsIn(sections.at("Actions")) == fieldsInCode<dice_game::Action>());
    CHECK(fieldsIn(sections.at("Events")) == fieldsInCode<dice_game::EventBody>());
}

TEST_CASE("every example of docs/dice-game.md reads and is written back as it stands", "[notation][docs][dice-game]") {
    const dice_game::Position position = diceGame();
    const auto sections = documentation("dice-game");
    for (const auto& [name, entry] : sections.at("Actions")) {
        CHECK_FALSE(entry.examples.empty());
        for (const std::string& line : entry.examples) {
            const auto action = dice_game::actionFromJson(line, *position.table);
            INFO(line << ' ' << (action ? "" : action.error().at));
            REQUIRE(action.has_value());
            CHECK(nameOf(*action) == name);
            CHECK(toJson(*action, *position.table) == line);
        }
    }
    for (const auto& [name, entry] : sections.at("Events")) {
        CHECK_FALSE(entry.examples.empty());
        for (const std::string& line : entry.examples) {
            const auto event = dice_game::eventFromJson(line, *position.table);
            INFO(line << ' ' << (event ? "" : event.error().at));
            REQUIRE(event.has_value());
            CHECK(nameOf(*event) == name);
            CHECK(toJson(*event, *position.table) == line);
        }
    }
}

TEST_CASE("docs/dice-game.md names only clauses that there are", "[notation][docs][dice-game]") {
    const std::regex id("[A-Z]{1,2}-[A-Z]*[0-9]+");
    for (const auto& [title, section] : documentation("dice-game")) {
        for (const auto& [name, entry] : section) {
            INFO(name);
            CHECK_FALSE(entry.clauses.empty());
            for (auto it = std::sregex_iterator(entry.clauses.begin(), entry.clauses.end(), id);
                 it != std::sregex_iterator(); ++it) {
                CHECK(clauseFromText(it->str()).has_value());
            }
        }
    }
}

TEST_CASE("the schemas of the dice game have the fields of the code", "[notation][docs][dice-game]") {
    CHECK(fieldsInSchema(schema("dice-game-action"), {"do"}) == fieldsInCode<dice_game::Action>());
    CHECK(fieldsInSchema(schema("dice-game-event"), {"event", "clauses", "rulings"}) ==
          fieldsInCode<dice_game::EventBody>());
    // Every field of a position that is written out is in its schema.
    const Json position = Json::parse(toJson(diceGame(2, R"("turn":{"phase":"ended","winner":"ben"})")));
    const Json known = schema("dice-game-position");
    const auto within = [](const Json& object, const Json& definition) {
        for (const std::string& field : keysOf(object)) {
            INFO(field);
            CHECK(definition.at("properties").contains(field));
        }
    };
    within(position, known);
    within(position.at("turn"), known.at("$defs").at("turn"));
    within(position.at("sheet"), known.at("$defs").at("sheet"));
    within(position.at("sheets").at("anna"), known.at("$defs").at("marks"));
    for (const Json& place : position.at("sheet").at("places")) {
        within(place, known.at("$defs").at("place"));
    }
    for (const Json& joker : position.at("sheet").at("jokers")) {
        within(joker, known.at("$defs").at("joker"));
    }
}

TEST_CASE("dice may be written as the faces that lie up", "[notation][dice-game]") {
    const dice_game::Position position = diceGame();
    const auto action =
        dice_game::actionFromJson(R"({"do":"throw","by":"anna","dice":["brick","gold"]})", *position.table);
    REQUIRE(action);
    CHECK(toJson(*action, *position.table) ==
          R"({"do":"throw","by":"anna","dice":[{"sides":6,"value":1},{"sides":6,"value":6}],"source":"entered"})");
}

TEST_CASE("a position of the dice game with something wrong is refused, and where", "[notation][dice-game]") {
    const auto [text, at] = GENERATE(table<const char*, const char*>({
        {R"({"format":"catan-position/1","players":["a","b"]})", "format"},
        {R"({"format":"dice-game/1","players":["a","b"],"documents":["dice-game-plus","base"]})", "documents[1]"},
        {R"({"format":"dice-game/1","players":["a","b"],"sheet":"huge"})", "sheet"},
        {R"({"format":"dice-game/1","players":["a","b"],"sheets":{"c":{}}})", "sheets.c"},
        {R"({"format":"dice-game/1","players":["a","b"],"sheets":{"a":{"built":["r99"]}}})", "sheets.a.built[0]"},
        {R"({"format":"dice-game/1","players":["a","b"],"turn":{"faces":["ore"]}})", "turn.faces"},
        {R"({"format":"dice-game/1","players":["a","b"],"turn":{"phase":"sleep"}})", "turn.phase"},
        {R"({"format":"dice-game/1","players":["a","b"],"rulings":{"R-NONE":"x"}})", "rulings.R-NONE"},
    }));
    INFO(text);
    const auto position = dice_game::positionFromJson(text);
    REQUIRE_FALSE(position);
    CHECK(position.error().at == at);
}

TEST_CASE("unknown fields of a dice game's file are kept", "[notation][dice-game]") {
    const dice_game::Position position = diceGame(2, R"("note":{"table":7})");
    CHECK(toJson(position).find(R"("note":{"table":7})") != std::string::npos);
}
