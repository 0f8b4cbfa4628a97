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

TEST_CASE("a correction is a line: its conflicts are answered first, then what became of each act",
          "[adjudicator][cli]") {
    const Folder folder;
    const auto scene = engine::test::Scene::base().settlement("red", "0,0:N").road("red", "0,0:NE");
    REQUIRE(game({"new", "--from", "-", "--db", folder.book()}, toJson(scene.setup)).exit == 0);
    const std::string acts = R"({"do":"build","by":"red","piece":"road","at":"0,0:E"}
{"do":"build","by":"red","piece":"road","at":"0,0:SE"}
)";
    const auto built = answersOf(game({"do", "--db", folder.book()}, acts));
    REQUIRE(built.size() == 2);
    const json first = built[0].at("entry");
    const json second = built[1].at("entry");
    json correct = {{"do", "correct"}, {"from", first}, {"reason", "it never was"}};
    correct["line"] = {{{"of", first}, {"how", "dropped"}}};
    const CommandRun refused = game({"do", "--db", folder.book()}, correct.dump());
    CHECK(refused.exit == 1);
    REQUIRE(answersOf(refused).at(0).at("conflicts").size() == 1);
    CHECK(answersOf(refused)[0]["conflicts"][0].at("of") == second);
    CHECK(answersOf(refused)[0]["conflicts"][0].at("clause") == "B-5");

    correct["line"].push_back({{"of", second}, {"stands", "both agree"}});
    const CommandRun done = game({"do", "--db", folder.book()}, correct.dump());
    CHECK(done.exit == 0);
    const json answer = answersOf(done).at(0);
    CHECK(answer.at("line").size() == 2);
    CHECK(answer.at("difference").at(0).at("event") == "piece-removed");
    CHECK(game({"verify", "--db", folder.book()}).exit == 0);
    const CommandRun wrong = game({"do", "--db", folder.book()}, R"({"do":"correct","from":"x","line":[]})");
    CHECK(wrong.exit == 2);
    CHECK(answersOf(wrong).at(0).contains("error"));
}
