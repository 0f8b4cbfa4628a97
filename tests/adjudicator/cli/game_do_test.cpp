// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/notation/position_json.h"
#include "tests/adjudicator/cli/game_run.h"
#include "tests/support/scene.h"

using namespace adjudicator;
using namespace adjudicator::cli;
using nlohmann::json;

namespace {

std::vector<json> answersOf(const CommandRun& run) {
    std::vector<json> answers;
    std::istringstream lines(run.out);
    for (std::string line; std::getline(lines, line);) {
        answers.push_back(json::parse(line));
    }
    return answers;
}

}  // namespace

TEST_CASE("a refused payment comes with the line that makes room for it", "[adjudicator][cli][B-2]") {
    const Folder folder;
    const auto scene = engine::test::Scene::base().settlement("red", "0,0:N").hand("red", {});
    REQUIRE(game({"new", "--from", "-", "--db", folder.book()}, toJson(scene.setup)).exit == 0);
    const std::string road = R"({"do":"build","by":"red","piece":"road","at":"0,0:NE"})";
    const CommandRun first = game({"do", "--db", folder.book()}, road);
    CHECK(first.exit == 1);
    REQUIRE(answersOf(first).size() == 1);
    const json refused = answersOf(first).front();
    CHECK(refused.at("reason") == "cannot-pay");
    const CommandRun second = game({"do", "--db", folder.book()}, refused.at("correction").dump() + "\n" + road + "\n");
    CHECK(second.exit == 0);
    REQUIRE(answersOf(second).size() == 2);
    CHECK(answersOf(second)[1].at("trusted").at(0).at("player") == "red");
}

TEST_CASE("a refusal that rests on no unseen card has no correction", "[adjudicator][cli][B-4]") {
    const Folder folder;
    const auto scene = engine::test::Scene::base().settlement("red", "0,0:N").hand("red", {});
    REQUIRE(game({"new", "--from", "-", "--db", folder.book()}, toJson(scene.setup)).exit == 0);
    const CommandRun run =
        game({"do", "--db", folder.book()}, R"({"do":"build","by":"red","piece":"settlement","at":"0,0:NE"})");
    CHECK(run.exit == 1);
    REQUIRE(answersOf(run).size() == 1);
    CHECK(answersOf(run).front().at("clause") == "B-4");
    CHECK_FALSE(answersOf(run).front().contains("correction"));
}
