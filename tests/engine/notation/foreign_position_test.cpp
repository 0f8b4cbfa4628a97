// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/foreign/foreign_position.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <random>

#include "engine/notation/position_json.h"
#include "engine/state/to_position.h"
#include "tests/places.h"

using namespace engine;

namespace {

std::string foreignFile(const std::string& name) {
    std::ifstream in(std::string(ADJ_TEST_DATA) + "/foreign/" + name, std::ios::binary);
    REQUIRE(in.good());
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string with(std::string text, const std::string& old, const std::string& fresh) {
    const std::size_t at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), fresh);
}

template <class Item, class Key>
std::vector<Item> sorted(std::vector<Item> items, Key key) {
    std::ranges::sort(items, {}, key);
    return items;
}

JsonProblem problemOf(const std::string& text) {
    const auto read = foreignPosition(text);
    REQUIRE_FALSE(read);
    return read.error().json.problem;
}

}  // namespace

TEST_CASE("the same table comes from Catanatron and from JSettlers", "[engine][notation][foreign]") {
    REQUIRE(foreignProgram(foreignFile("catanatron.json")) == ForeignProgram::Catanatron);
    REQUIRE(foreignProgram(foreignFile("jsettlers.game.json")) == ForeignProgram::JSettlers);
    const auto one = foreignPosition(foreignFile("catanatron.json"));
    const auto other = foreignPosition(foreignFile("jsettlers.game.json"));
    REQUIRE(one);
    REQUIRE(other);
    const Setup& a = one->setup;
    const Setup& b = other->setup;
    CHECK(a.hexes.size() == 37);
    CHECK(sorted(a.hexes, &HexSetup::hex) == sorted(b.hexes, &HexSetup::hex));
    CHECK(a.harbours.size() == 9);
    CHECK(sorted(a.harbours, &HarbourSetup::side) == sorted(b.harbours, &HarbourSetup::side));
    CHECK(sorted(a.buildings, &BuildingSetup::at) == sorted(b.buildings, &BuildingSetup::at));
    CHECK(sorted(a.routes, &RouteSetup::at) == sorted(b.routes, &RouteSetup::at));
    CHECK(a.robber == Hex{1, 0});
    CHECK(a.robber == b.robber);
    CHECK(a.bank == b.bank);
    for (const char* player : {"red", "blue", "white"}) {
        INFO(player);
        CHECK(a.holdings.at(player).hand == b.holdings.at(player).hand);
        CHECK(a.holdings.at(player).hiddenDevelopment == b.holdings.at(player).hiddenDevelopment);
    }
    // Named places, so that both are not wrong in the same way.
    CHECK(std::ranges::count(a.buildings,
                             BuildingSetup{*cornerFromText("0,0:N"), BuildingKind::Settlement, "red", 0, false}) == 1);
    CHECK(std::ranges::count(a.buildings,
                             BuildingSetup{*cornerFromText("-1,1:S"), BuildingKind::City, "red", 0, false}) == 1);
    CHECK(std::ranges::count(a.routes, RouteSetup{*sideFromText("0,0:NE"), RouteKind::Road, "red"}) == 1);
    CHECK(std::ranges::count(a.harbours, HarbourSetup{*sideFromText("2,-3:SW"), Resource::Lumber, false}) == 1);
    for (const auto* read : {&*one, &*other}) {
        const auto position = toPosition(read->setup);
        REQUIRE(position);
        CHECK(position->table->players.size() == 3);
        CHECK(position->turn.phase == Phase::Build);
        CHECK(position->table->idOf(position->turn.player) == "blue");
        CHECK(setupFromJson(toJson(read->setup)) == read->setup);
    }
    CHECK(one->notKept == std::vector{NotKept::Round});
    CHECK(other->notKept == std::vector{NotKept::PlayedCards});
    // JSettlers says more: names, round, who began, points to win.
    CHECK(b.players.front() == PlayerSetup{"red", "Anna", ""});
    CHECK(b.turn->round == 7);
    CHECK(b.numbers.at("winning_score") == 12);
}

TEST_CASE("what another program's board cannot be here is named", "[engine][notation][foreign]") {
    const std::string text = foreignFile("jsettlers.game.json");
    for (const auto& [encoding, board] :
         {std::pair("2", ForeignBoard::SixPlayers), std::pair("3", ForeignBoard::Sea)}) {
        const auto read = foreignPosition(with(
            text, R"("layout1":)", std::string(R"("layout2":{"boardEncodingFormat":)") + encoding + R"(},"layout0":)"));
        REQUIRE_FALSE(read);
        CHECK(read.error().board == board);
    }
}

TEST_CASE("steps that are due, and games that begin or are over", "[engine][notation][foreign]") {
    const std::string cat = foreignFile("catanatron.json");
    const auto robber =
        foreignPosition(with(cat, R"("current_prompt":"PLAY_TURN")", R"("current_prompt":"MOVE_ROBBER")"));
    REQUIRE(robber);
    CHECK(robber->notKept == std::vector{NotKept::Step, NotKept::Round});
    const auto won = foreignPosition(with(cat, R"("winning_color":null)", R"("winning_color":"RED")"));
    REQUIRE(won);
    CHECK(won->setup.turn->phase == "ended");
    CHECK(won->setup.turn->winner == "red");
    const auto founding =
        foreignPosition(with(cat, R"("is_initial_build_phase":false)", R"("is_initial_build_phase":true)"));
    REQUIRE(founding);
    CHECK(founding->setup.turn->phase == "found");
    CHECK(founding->setup.marks.founded == 6);
    const std::string js = foreignFile("jsettlers.game.json");
    CHECK(foreignPosition(with(js, R"("gameState":20)", R"("gameState":15)"))->setup.turn->phase == "roll");
    CHECK(foreignPosition(with(js, R"("gameState":20)", R"("gameState":1000)"))->setup.turn->winner == "blue");
    CHECK(foreignPosition(with(js, R"("gameState":20)", R"("gameState":50)"))->notKept.front() == NotKept::Step);
}

TEST_CASE("a broken foreign file is refused where it is broken", "[engine][notation][foreign]") {
    const std::string cat = foreignFile("catanatron.json");
    CHECK(problemOf(with(cat, R"("coordinate":[0,2,-2])", R"("coordinate":[0,2,2])")) == JsonProblem::UnknownPlace);
    CHECK(problemOf(with(cat, R"("coordinate":[0,2,-2])", R"("coordinate":[0,2])")) == JsonProblem::UnknownPlace);
    CHECK(problemOf(with(cat, R"("coordinate":[0,2,-2])", R"("coordinate":[0,1e9,-2])")) != JsonProblem::NotJson);
    CHECK(problemOf(with(cat, R"("number":12)", R"("number":13)")) == JsonProblem::OutOfRange);
    CHECK(problemOf(with(cat, R"("resource":"ORE")", R"("resource":"GOLD")")) == JsonProblem::UnknownWord);
    CHECK(problemOf(with(cat, R"("P0_WOOD_IN_HAND":1)", R"("P0_WOOD_IN_HAND":-1)")) == JsonProblem::OutOfRange);
    CHECK(problemOf(with(cat, R"("current_color":"BLUE")", R"("current_color":"ORANGE")")) ==
          JsonProblem::UnknownPlayer);
    const std::string js = foreignFile("jsettlers.game.json");
    CHECK(problemOf(with(js, R"("hexLayout":[9,)", R"("hexLayout":[)")) == JsonProblem::OutOfRange);
    CHECK(problemOf(with(js, R"("hexLayout":[9,)", R"("hexLayout":[127,)")) == JsonProblem::OutOfRange);
    CHECK(problemOf(with(js, R"("numberLayout":[-1,)", R"("numberLayout":[10,)")) == JsonProblem::OutOfRange);
    CHECK(problemOf(with(js, R"("pieceType":"CITY")", R"("pieceType":"SHIP")")) == JsonProblem::UnknownWord);
    CHECK(problemOf(with(js, R"("pieceType":"ROAD","coord":90)", R"("pieceType":"ROAD","coord":85)")) ==
          JsonProblem::UnknownPlace);
    CHECK(problemOf(with(js, R"("CURRENT_PLAYER":0)", R"("CURRENT_PLAYER":4)")) == JsonProblem::OutOfRange);
}

TEST_CASE("no mutation of a foreign file ends the program", "[engine][notation][foreign]") {
    std::mt19937 chance(36);
    for (const char* name : {"catanatron.json", "jsettlers.game.json"}) {
        const std::string text = foreignFile(name);
        for (int i = 0; i < 400; ++i) {
            std::string changed = text;
            for (int k = 0; k < 3; ++k) {
                static const std::vector<std::string> kPieces{
                    "null", "-1", "[]", "{}", "\"\"", "true", "99999999999999999999", "0.5"};
                // In the place of a number, or of any byte.
                const std::size_t from = chance() % changed.size();
                const std::size_t at = changed.find_first_of("0123456789", from);
                if (k == 0 && at != std::string::npos) {
                    const std::size_t end = std::min(changed.find_first_not_of("0123456789", at), changed.size());
                    changed.replace(at, end - at, kPieces[chance() % kPieces.size()]);
                } else if (k == 2 && i % 4 == 0) {
                    changed[from] = static_cast<char>(chance() % 256);
                }
            }
            if (foreignProgram(changed)) {
                if (const auto read = foreignPosition(changed)) {
                    (void)toPosition(read->setup);
                }
            }
        }
    }
}

TEST_CASE("our own positions, and what is none, are nobody else's", "[engine][notation][foreign]") {
    CHECK_FALSE(foreignProgram(R"({"format":"catan-position/1","hexes":[],"tiles":[],"nodes":{},"edges":[]})"));
    CHECK_FALSE(foreignProgram(R"({"tiles":[]})"));
    CHECK_FALSE(foreignProgram("[]"));
    CHECK_FALSE(foreignProgram("no JSON"));
    CHECK_FALSE(foreignProgram(std::string(kMaxJsonBytes + 1, ' ')));
}
