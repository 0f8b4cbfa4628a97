// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/adjudicator/cli/game_run.h"

using namespace adjudicator::cli;
using nlohmann::json;

namespace {

CommandRun statistics(const std::vector<std::string>& arguments,
                      engine::Language language = engine::Language::English) {
    std::vector<std::string> all{"statistics"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return runCommand(&registerStatistics, all, language);
}

/// A game in which red has rolled an 8.
std::string oneRoll(const std::string& book) {
    const std::string position = book + ".json";
    std::ofstream(position) << R"({"format":"catan-position/1",
        "hexes":[{"q":0,"r":0,"terrain":"fields","number":8}],"players":["red",{"id":"blue","name":"Ben"}],
        "buildings":[{"at":"0,0:N","kind":"settlement","owner":"red"}],
        "turn":{"round":2,"player":"red","phase":"roll"}})";
    const CommandRun begun = game({"new", "--from", position, "--db", book});
    REQUIRE(begun.exit == 0);
    const CommandRun rolled =
        game({"do", "--db", book},
             R"({"do":"roll","by":"red","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})");
    REQUIRE(rolled.exit == 0);
    return json::parse(begun.out).at("game").get<std::string>();
}

}  // namespace

TEST_CASE("statistics count all games of a book, or one", "[adjudicator][cli][statistics]") {
    const Folder folder;
    const std::string first = oneRoll(folder.book());
    oneRoll(folder.book());
    const CommandRun all = statistics({folder.book(), "--json"});
    REQUIRE(all.exit == 0);
    const json answer = json::parse(all.out);
    CHECK(answer.at("games").size() == 2);
    CHECK(answer.at("dice").at(0).at("sum") == true);
    CHECK(answer.at("dice").at(0).at("throws") == 2);
    CHECK(answer.at("dice").at(0).at("verdict") == "too-few");
    CHECK(answer.at("dice").at(0).at("p").is_null());
    CHECK(answer.at("players").at(0).at("player") == "red");
    CHECK(answer.at("players").at(0).at("production").at("came") == 2);
    CHECK(answer.at("players").at(0).at("production").at("expected").get<double>() == Approx(10.0 / 36));

    const json one = json::parse(statistics({"--db", folder.book(), "--game", first, "--json"}).out);
    CHECK(one.at("games").size() == 1);
    CHECK(one.at("games").at(0).at("game") == first);
    CHECK(one.at("dice").at(0).at("throws") == 1);
    const json ben = json::parse(statistics({folder.book(), "--player", "Ben", "--json"}).out);
    CHECK(ben.at("dice").empty());
    CHECK(ben.at("players").at(0).at("games") == 2);
    const json none = json::parse(statistics({folder.book(), "--document", "ccm", "--json"}).out);
    CHECK(none.at("games").empty());
}

TEST_CASE("statistics say in words what the dice tell", "[adjudicator][cli][statistics]") {
    const Folder folder;
    oneRoll(folder.book());
    const CommandRun english = statistics({folder.book()});
    CHECK(english.exit == 0);
    CHECK_THAT(english.out, Catch::Contains("cannot tell anything yet") && Catch::Contains("1 cards came"));
    const CommandRun german = statistics({folder.book()}, engine::Language::German);
    CHECK_THAT(german.out, Catch::Contains("folgt noch nichts"));
}

TEST_CASE("statistics refuse what is not there in one line", "[adjudicator][cli][statistics]") {
    const Folder folder;
    oneRoll(folder.book());
    for (const auto& arguments : std::vector<std::vector<std::string>>{
             {folder.book() + ".none"}, {folder.book(), "--game", "zz"}, {folder.book(), "--document", "chess"}}) {
        const CommandRun run = statistics(arguments);
        CHECK(run.exit == 2);
        CHECK(run.out.empty());
        CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
    }
}

TEST_CASE("a book that holds a tournament and no game is named as what it is", "[adjudicator][cli][statistics]") {
    const Folder folder;
    REQUIRE(runCommand(&registerTournament, {"tournament", "new", "--name", "Cup", "--db", folder.book()}).exit == 0);
    const CommandRun counted = statistics({folder.book()});
    CHECK(counted.exit == 2);
    CHECK(counted.out.empty());
    CHECK_THAT(counted.err, Catch::Contains("it holds a tournament and no game; see tournament standings"));
}
