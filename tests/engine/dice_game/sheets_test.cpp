// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "engine/dice_game/scoring.h"
#include "tests/support/dice_table.h"

namespace engine::dice_game {

using engine::test::diceGame;
using engine::test::DiceTable;

TEST_CASE("the sheet is data: another one is played without other code", "[dice-game][WP-10]") {
    const std::string sheet = R"("sheet":{"name":"tiny","places":[
        {"name":"a","piece":"road","given":true},{"name":"b","piece":"road","needs":["a"]},
        {"name":"hut","piece":"settlement","needs":["b"],"points":3},{"name":"k","piece":"knight"}],
        "jokers":[{"name":"j","gives":"any","knights":["k"]}],"cross":"b","longest_road_points":4,
        "winning_points":7,"first_dice":6})";
    DiceTable table{diceGame(2, sheet)};
    CHECK(table.position.turn.dice == 6);
    table.lay(R"(["brick","lumber","gold","gold","wool","grain"])");
    table.play(R"({"do":"build","by":"anna","at":"b"})");
    CHECK(points(table.position, PlayerId(0)) == 4);
    table.play(R"({"do":"end-turn","by":"anna"})");
    table.lay(R"(["wool","wool","wool","wool","wool","wool"])");
    table.play(R"({"do":"end-turn","by":"ben"})");
    table.lay(R"(["brick","lumber","wool","grain","ore","ore"])");
    table.play(R"({"do":"build","by":"anna","at":"hut"})");
    CHECK(table.position.isOver());
}

TEST_CASE("a sheet that cannot be played on is refused", "[dice-game][WP-10]") {
    const auto [what, sheet] = GENERATE(table<const char*, const char*>({
        {"name twice",
         R"({"name":"x","winning_points":10,"places":[{"name":"a","piece":"road"},{"name":"a","piece":"city"}]})"},
        {"waits for itself",
         R"({"name":"x","winning_points":10,"places":[{"name":"a","piece":"road","needs":["b"]},{"name":"b","piece":"road","needs":["a"]}]})"},
        {"cross on no road", R"({"name":"x","winning_points":10,"places":[{"name":"a","piece":"city"}],"cross":"a"})"},
        {"joker without knights",
         R"({"name":"x","winning_points":10,"places":[{"name":"a","piece":"city"}],"jokers":[{"name":"j","gives":"ore","knights":["a"]}]})"},
        {"no end", R"({"name":"x","places":[{"name":"a","piece":"city"}]})"},
    }));
    INFO(what);
    const auto read = sheetFromJson(sheet);
    REQUIRE_FALSE(read);
    CHECK(read.error().at == "sheet: " + std::string(what));
}

TEST_CASE("the shipped sheets hold what their descriptions count", "[dice-game][WP-10]") {
    const auto count = [](const Sheet& sheet, Piece piece) {
        return std::count_if(sheet.places.begin(), sheet.places.end(),
                             [&](const SheetPlace& place) { return place.piece == piece && !place.given; });
    };
    CHECK(faultsOf(plusSheet()).empty());
    CHECK(count(plusSheet(), Piece::Road) == 17);
    CHECK(count(plusSheet(), Piece::Settlement) == 7);
    CHECK(count(plusSheet(), Piece::City) == 4);
    CHECK(count(plusSheet(), Piece::Knight) == 9);
    CHECK(plusSheet().jokers.size() == 7);
    CHECK(faultsOf(originalSheet()).empty());
    CHECK(count(originalSheet(), Piece::Road) == 16);
    int all = 0;
    for (const SheetPlace& place : originalSheet().places) {
        all += place.points;
    }
    CHECK(all == 145);
    for (const Sheet* sheet : {&plusSheet(), &originalSheet()}) {
        CHECK(sheetFromJson(toJson(*sheet)) == *sheet);
    }
}

}  // namespace engine::dice_game
