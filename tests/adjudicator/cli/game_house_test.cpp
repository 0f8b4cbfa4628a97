// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "tests/adjudicator/cli/game_run.h"

using namespace adjudicator;
using namespace adjudicator::cli;
using nlohmann::json;

namespace {

constexpr const char* kLine = "house combination: R-X-SA-SW-SCORE=shadow, R-X-SA-SW-BORDER=passable\n";

std::string lineOf(const std::string& text, int number) {
    std::istringstream lines(text);
    std::string line;
    for (int i = 0; i <= number; ++i) {
        std::getline(lines, line);
    }
    return line;
}

}  // namespace

TEST_CASE("a house combination is said when a game begins, is shown and is listed", "[adjudicator][cli][SW-11]") {
    const Folder folder;
    const json settled = {{"R-X-SA-SW-SCORE", "shadow"}, {"R-X-SA-SW-BORDER", "passable"}};
    const CommandRun begun = game({"new", "--documents", "base,soldiers,shadow", "--players", "red,blue", "--ruling",
                                   "R-X-SA-SW-SCORE=shadow", "--db", folder.book()});
    CHECK(begun.exit == 0);
    CHECK(begun.err == kLine);
    CHECK(json::parse(begun.out).at("house_combination") == settled);

    const CommandRun shown = game({"show", "--db", folder.book()});
    CHECK(shown.err == kLine);
    CHECK_FALSE(json::parse(shown.out).contains("house_combination"));
    CHECK(json::parse(game({"show", "--json", "--db", folder.book()}).out).at("house_combination") == settled);

    const CommandRun logged = game({"log", "--db", folder.book()});
    CHECK(lineOf(logged.out, 0).ends_with("; house combination: R-X-SA-SW-SCORE=shadow, R-X-SA-SW-BORDER=passable"));
    CHECK(lineOf(logged.out, 1).find("combination") == std::string::npos);
    const json entries = json::parse(game({"log", "--json", "--db", folder.book()}).out);
    CHECK(entries.at(0).at("house_combination") == settled);
    CHECK_FALSE(entries.at(1).contains("house_combination"));
}

TEST_CASE("a game of one document says nothing of a combination", "[adjudicator][cli]") {
    const Folder folder;
    const CommandRun begun =
        game({"new", "--documents", "base,soldiers", "--players", "red,blue", "--db", folder.book()});
    CHECK(begun.exit == 0);
    CHECK(begun.err.empty());
    CHECK_FALSE(json::parse(begun.out).contains("house_combination"));
    CHECK(game({"show", "--db", folder.book()}).err.empty());
    CHECK_FALSE(json::parse(game({"show", "--json", "--db", folder.book()}).out).contains("house_combination"));
    CHECK(game({"log", "--db", folder.book()}).out.find("combination") == std::string::npos);
}

TEST_CASE("what a position file says of its combination does not speak for a game of other documents",
          "[adjudicator][cli]") {
    const Folder folder;
    REQUIRE(game({"new", "--documents", "base,soldiers,shadow", "--players", "red,blue", "--db", folder.book()}).exit ==
            0);
    json position = json::parse(game({"show", "--json", "--db", folder.book()}).out);
    REQUIRE(position.contains("house_combination"));
    position["documents"] = {"base", "soldiers"};
    REQUIRE(game({"new", "--from", "-", "--db", folder.book()}, position.dump()).exit == 0);
    CHECK_FALSE(json::parse(game({"show", "--json", "--db", folder.book()}).out).contains("house_combination"));
}
