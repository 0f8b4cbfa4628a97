// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/position_json.h"

#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

std::string file(const std::string& fields) {
    return R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"terrain":"forest","number":6}])" +
           (fields.empty() ? "" : "," + fields) + "}";
}

Setup read(const std::string& text) {
    const auto setup = setupFromJson(text);
    INFO(text);
    if (!setup) {
        UNSCOPED_INFO(toText(setup.error().problem) << " at " << setup.error().at);
    }
    REQUIRE(setup.has_value());
    return *setup;
}

std::string faultOf(const std::string& text) {
    const auto setup = setupFromJson(text);
    INFO(text);
    REQUIRE_FALSE(setup.has_value());
    return std::string(toText(setup.error().problem)) + " " + setup.error().at;
}

}  // namespace

TEST_CASE("A position file is read field by field", "[notation]") {
    const Setup setup = read(R"({"format":"catan-position/1",
      "hexes":[{"q":0,"r":-2,"terrain":"forest","number":11,"face_down":false,"removed":false,"continent":"north"},{"q":1,"r":-2,"face_down":true}],
      "harbours":[{"edge":"0,-2:NE","trade":"any"},{"at":"0,-2:W","trade":"ore"}],
      "players":["red",{"id":"blue","name":"Anna","colour":"#c0392b"}],
      "buildings":[{"at":"0,-2:NE","kind":"city","owner":"red","walls":2,"upside_down":true,"confidence":0.5}],
      "routes":[{"at":"0,-2:SW","kind":"ship","owner":"red"}],
      "bridges":[{"hex":"0,-2","from":"N","to":"S","owner":"red"}],
      "armies":[{"at":"0,-2:N","owner":"red","infantry":1,"artillery":2}],
      "nukes":[{"at":"0,-2:N","owner":"red"}],
      "robber":"0,-2","pirate":null,"longest_road_holder":null,"largest_army_holder":"red"})");
    REQUIRE(setup.hexes.size() == 2);
    CHECK(setup.hexes[0] == HexSetup{{0, -2}, Terrain::Forest, 11, false, false, "north"});
    CHECK_FALSE(setup.hexes[1].terrain.has_value());
    CHECK(setup.harbours[1] == HarbourSetup{sideNamed("0,-2:W"), Resource::Ore});
    CHECK(setup.players[1] == PlayerSetup{"blue", "Anna", "#c0392b"});
    CHECK(setup.buildings[0] == BuildingSetup{cornerNamed("1,-3:S"), BuildingKind::City, "red", 2, true});
    CHECK(setup.routes[0].at == sideNamed("-1,-1:NE"));
    CHECK(setup.armies[0].units == Units{2, 0, 1});
    CHECK(setup.robber == Hex{0, -2});
    CHECK_FALSE(setup.pirate.has_value());
    CHECK(setup.largestArmyHolder == "red");
}

TEST_CASE("What a running game adds is read and given back", "[notation]") {
    const std::string text = file(
        R"("players":["red","blue"],"documents":["base","soldiers"],"rulings":{"R-MERGE":"no"},"switches":["SA-V2"],
      "numbers":{"winning_score":15},"prices":{"wall":{"brick":1}},
      "turn":{"round":3,"player":"red","phase":"combat","pending":{"conquest":{"by":"red","loser":"blue","at":"0,0:N"}}},
      "marks":{"founded":4,"nuke_bought":["red"],"steps":{"0,0:N":2},"attack_spent":["0,0:S"],"fought":true},
      "hands":{"red":{"total":4,"brick":[0,2],"ore":3,"wool":[1,null]}},"bank":{"brick":[19,19]},
      "development":{"blue":{"hidden":2,"played":{"knight":2}}},"points":{"blue":{"extra":-1}})");
    const Setup setup = read(text);
    CHECK(setup.prices.at("wall") == Cards::of(1, 0, 0, 0, 0));
    CHECK(setup.holdings.at("red").hand->cards[Resource::Ore] == Range{3, 3});
    CHECK(setup.holdings.at("red").hand->cards[Resource::Wool] == Range{1, kUnlimited});
    CHECK(setup.holdings.at("blue").extraPoints == -1);
    CHECK(setup.marks.stepsUsed.size() == 1);
    CHECK(std::get<ConquestSetup>(setup.turn->pending).loser == "blue");
    CHECK(read(toJson(setup)) == setup);
}

TEST_CASE("Each thing that may be pending is given back", "[notation]") {
    for (
        const char* pending :
        {R"({"robber":{"discards":{"red":4}}})", R"({"robber":{}})",
         R"({"fight":{"attacker":"red","defender":"blue","from":["0,0:N"],"at":"0,0:S","allies":["0,0:NE"],"against_army":true,"rounds":7}})",
         R"({"conquest":{"by":"red","loser":"blue","at":"0,0:N"}})"}) {
        const Setup setup =
            read(file(std::string(R"("players":["red","blue"],"turn":{"player":"red","phase":"combat","pending":)") +
                      pending + "}"));
        CHECK(setup.turn->pending.index() != 0);
        CHECK(read(toJson(setup)) == setup);
    }
}

TEST_CASE("Unknown fields at the top are kept, inside items they are refused by name", "[notation]") {
    const Setup setup = read(file(R"("expect":{"a":[1,2,{"b":null}]},"note":"ü")"));
    CHECK(setup.extras.at("expect") == R"({"a":[1,2,{"b":null}]})");
    CHECK(read(toJson(setup)) == setup);
    CHECK(faultOf(file(R"("buildings":[{"at":"0,0:N","kind":"city","owner":"red","wals":1}])")) ==
          "unknown-field buildings[0]");
    CHECK(faultOf(file(R"("turn":{"player":"red","phase":"roll","day":1})")) == "unknown-field turn");
}

TEST_CASE("What cannot be read in a position file is named with its place", "[notation]") {
    CHECK(faultOf("").starts_with("not-json"));
    CHECK(faultOf("{\"format\":\n\"catan-position/1\",\n x}").starts_with("not-json line 3"));
    CHECK(faultOf("[]").starts_with("wrong-type"));
    CHECK(faultOf("{}") == "missing-field format");
    CHECK(faultOf(R"({"format":"catan-position/2","hexes":[]})") == "wrong-format format");
    CHECK(faultOf(R"({"format":"catan-position/1"})") == "missing-field hexes");
    CHECK(faultOf(R"({"format":"catan-position/1","hexes":{}})") == "wrong-type hexes");
    CHECK(faultOf(R"({"format":"catan-position/1","hexes":[{"q":0}]})") == "missing-field hexes[0].r");
    CHECK(faultOf(R"({"format":"catan-position/1","hexes":[{"q":0.5,"r":0}]})") == "wrong-type hexes[0].q");
    CHECK(faultOf(R"({"format":"catan-position/1","hexes":[{"q":5000,"r":0}]})") == "out-of-range hexes[0].q");
    CHECK(
        faultOf(R"({"format":"catan-position/1","hexes":[{"q":99999999999999999999,"r":0}]})").ends_with("hexes[0].q"));
    CHECK(faultOf(R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"terrain":"swamp"}]})") ==
          "unknown-word hexes[0].terrain");
    CHECK(faultOf(R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"number":13}]})") ==
          "out-of-range hexes[0].number");
    CHECK(faultOf(file(R"("buildings":[{"at":"0,0:E","kind":"city","owner":"red"}])")) ==
          "unknown-place buildings[0].at");
    CHECK(faultOf(file(R"("routes":[{"at":"0,0:N","kind":"road","owner":"red"}])")) == "unknown-place routes[0].at");
    CHECK(faultOf(file(R"("routes":[{"at":"0,0:NE","kind":"path","owner":"red"}])")) == "unknown-word routes[0].kind");
    CHECK(faultOf(file(R"("routes":[{"at":"0,0:NE","kind":"road"}])")) == "missing-field routes[0].owner");
    CHECK(faultOf(file(R"("robber":"x")")) == "unknown-place robber");
    CHECK(faultOf(file(R"("wrap":[2,0])")) == "out-of-range wrap[0]");
    CHECK(faultOf(file(R"("hands":{"red":{"ore":[1]}})")) == "wrong-type hands.red.ore");
    CHECK(faultOf(file(R"("turn":{"player":"red","phase":"combat","pending":{"fight":{}}})")) ==
          "missing-field turn.pending.fight.attacker");
    CHECK(faultOf(std::string(100, '[')).starts_with("too-deep"));
    CHECK(faultOf(std::string(kMaxJsonBytes + 1, ' ')).starts_with("too-large"));
}

TEST_CASE("A file cut off anywhere is refused and nothing else happens", "[notation]") {
    const std::string whole =
        file(R"("players":["red"],"buildings":[{"at":"0,0:N","kind":"city","owner":"red","walls":1}])");
    for (std::size_t length = 0; length < whole.size(); ++length) {
        CHECK_FALSE(setupFromJson(whole.substr(0, length)).has_value());
    }
}

}  // namespace engine::test
