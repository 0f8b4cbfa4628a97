// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <string>

#include "tests/adjudicator/cli/game_run.h"

using namespace adjudicator;
using namespace adjudicator::cli;

TEST_CASE("a dice game is begun, played, shown and verified on the command line", "[adjudicator][cli][dice-game]") {
    const Folder folder;
    CHECK(game({"new", "--documents", "dice-game-plus", "--players", "anna,ben", "--db", folder.book()}).exit == 0);
    const CommandRun done = game({"do", "--db", folder.book()},
                                 "{\"do\":\"throw\",\"by\":\"anna\",\"word\":\"hello\"}\n"
                                 "{\"do\":\"throw\",\"by\":\"anna\",\"dice\":[\"brick\",\"lumber\",\"gold\"]}\n"
                                 "{\"do\":\"build\",\"by\":\"anna\",\"at\":\"r2\"}\n"
                                 "{\"do\":\"build\",\"by\":\"anna\",\"at\":\"r1\"}\n");
    CHECK(done.exit == 1);
    CHECK(done.out.find(R"("clause":"WP-4","why":"road 2 needs road 1 before it")") != std::string::npos);
    const CommandRun shown = game({"show", "--db", folder.book()});
    CHECK(shown.out.find(R"("anna":{"built":["r1"],"jokers":[]})") != std::string::npos);
    const CommandRun logged = game({"log", "--db", folder.book()});
    CHECK(logged.out.find("(witnessed)  [WP-1 WP-2]") != std::string::npos);
    const CommandRun verified = game({"verify", "--db", folder.book()});
    CHECK(verified.exit == 0);
    CHECK(verified.out.starts_with("sound: "));
}

TEST_CASE("the dice game goes with no other document: both clauses are named", "[adjudicator][cli][WP-1]") {
    const Folder folder;
    const auto [documents, clause] = GENERATE(table<const char*, const char*>(
        {{"base,dice-game-plus", "B-1"}, {"dice-game-plus,soldiers", "SA-1"}, {"dice-game-plus,ccm", "CC-1"}}));
    const CommandRun run = game({"new", "--documents", documents, "--players", "anna,ben", "--db", folder.book()});
    CHECK(run.exit == 2);
    CHECK(run.err.find("dice-game-plus (WP-1)") != std::string::npos);
    CHECK(run.err.find("(" + std::string(clause) + ")") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder.book()));
}

TEST_CASE("what a dice game cannot begin with is said in one line", "[adjudicator][cli][dice-game]") {
    const Folder folder;
    const auto refused = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "new");
        arguments.insert(arguments.end(), {"--db", folder.book()});
        const CommandRun run = game(std::move(arguments));
        CHECK(run.exit == 2);
        return run.err;
    };
    CHECK(refused({"--documents", "dice-game-plus", "--players", "anna"}).find("WP-1") != std::string::npos);
    CHECK(refused({"--documents", "dice-game-plus", "--players", "a,b", "--sheet", "huge"}).find("sheet") !=
          std::string::npos);
    CHECK(refused({"--documents", "dice-game-plus", "--players", "a,b", "--number", "winning_score=5"}).find("WP-10") !=
          std::string::npos);
    CHECK(refused({"--documents", "base", "--players", "a,b", "--sheet", "plus"}).find("--sheet") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(folder.book()));
}

TEST_CASE("a witness word may come with the request for virtual dice, in every game", "[adjudicator][cli]") {
    const Folder folder;
    const std::string position =
        R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"terrain":"desert"}],"players":["red","blue"],)"
        R"("turn":{"player":"red","phase":"roll"}})";
    const bool table = GENERATE(true, false);
    if (table) {
        CHECK(game({"new", "--from", "-", "--db", folder.book()}, position).exit == 0);
    } else {
        CHECK(game({"new", "--documents", "dice-game-plus", "--players", "red,blue", "--db", folder.book()}).exit == 0);
    }
    const std::string act = table ? "roll" : "throw";
    CHECK(game({"do", "--db", folder.book()}, R"({"do":")" + act + R"(","by":"red","word":"hello"})").exit == 0);
    const CommandRun logged = game({"log", "--json", "--db", folder.book()});
    CHECK(logged.out.find(R"("level":"witnessed")") != std::string::npos);
    // What is declared does not hold the word yet.
    CHECK(logged.out.find(R"("action":{"do":")" + act + R"(","by":"red"},"sides")") != std::string::npos);
}

TEST_CASE("a witness word may say whose it is, if that is a player", "[adjudicator][cli]") {
    const Folder folder;
    REQUIRE(game({"new", "--documents", "dice-game-plus", "--players", "red,blue", "--db", folder.book()}).exit == 0);
    const CommandRun stranger =
        game({"do", "--db", folder.book()}, R"({"do":"throw","by":"red","word":"hello","word_by":"green"})");
    CHECK(stranger.exit == 2);
    CHECK((stranger.out + stranger.err).find("word_by") != std::string::npos);
    const CommandRun alone = game({"do", "--db", folder.book()}, R"({"do":"throw","by":"red","word_by":"blue"})");
    CHECK(alone.exit == 2);
    CHECK(game({"do", "--db", folder.book()}, R"({"do":"throw","by":"red","word":"hello","word_by":"blue"})").exit ==
          0);
    CHECK(game({"log", "--json", "--db", folder.book()}).out.find(R"("word":"hello","by":"blue")") !=
          std::string::npos);
    CHECK(game({"log", "--db", folder.book()}).out.find("’s word for throw 0: “hello”") != std::string::npos);
}
