// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/adjudicator/cli/command_run.h"

using namespace adjudicator::cli;
using engine::Language;
using nlohmann::json;

TEST_CASE("the table of winning scores as JSON", "[cli][ccm][CC-11]") {
    const CommandRun run = runCommand(registerCcm, {"ccm", "20", "--json"});
    CHECK(run.exit == 0);
    CHECK(run.err.empty());
    CHECK(json::parse(run.out) == json::parse(R"([{"winning_score":20,"knights":4,"road_length":6,
                                                   "special_card_value":4,"second_card_value":2}])"));
    const json three = json::parse(runCommand(registerCcm, {"ccm", "20", "--players", "3", "--json"}).out);
    CHECK(three.at(0).at("second_card_value").is_null());
}

TEST_CASE("the range of winning scores", "[cli][ccm][CC-11]") {
    const auto [arguments, first, last] = GENERATE(table<std::vector<std::string>, int, int>({
        {{"ccm", "--json"}, 15, 50},
        {{"ccm", "--json", "--from", "2", "--to", "200"}, 2, 200},
        {{"ccm", "--json", "--from", "190"}, 190, 200},
        {{"ccm", "--json", "--to", "4"}, 2, 4},
        {{"ccm", "--json", "--from", "7", "--to", "7"}, 7, 7},
    }));
    const CommandRun run = runCommand(registerCcm, arguments);
    REQUIRE(run.exit == 0);
    const json list = json::parse(run.out);
    CHECK(list.size() == static_cast<std::size_t>(last - first + 1));
    CHECK(list.front().at("winning_score") == first);
    CHECK(list.back().at("winning_score") == last);
}

TEST_CASE("the table of winning scores as CSV and as text", "[cli][ccm]") {
    CHECK(runCommand(registerCcm, {"ccm", "--from", "19", "--to", "20", "--csv"}).out ==
          "winning_score,knights,road_length,special_card_value,second_card_value\n19,3,6,3,\n20,4,6,4,2\n");
    const std::string english = runCommand(registerCcm, {"ccm", "19"}).out;
    CHECK(english.find("winning score") != std::string::npos);
    CHECK(english.find("–") != std::string::npos);
    CHECK(runCommand(registerCcm, {"ccm", "19"}, Language::German).out.find("Straßenzahl") != std::string::npos);
}

TEST_CASE("unusable winning scores are one line and exit 2", "[cli][ccm]") {
    const auto [arguments, line] = GENERATE(table<std::vector<std::string>, std::string>({
        {{"ccm", "1"}, "adjudicator: ccm 1: the winning score must be from 2 to 200\n"},
        {{"ccm", "--to", "201"}, "adjudicator: ccm 201: the winning score must be from 2 to 200\n"},
        {{"ccm", "--from", "30", "--to", "20"},
         "adjudicator: ccm --from 30 --to 20: the range ends before it begins\n"},
        {{"ccm", "20", "--to", "30"}, "adjudicator: ccm: either one winning score or --from and --to, not both\n"},
        {{"ccm", "--json", "--csv"}, "adjudicator: ccm: either --json or --csv, not both\n"},
        {{"ccm", "--players", "1"}, "adjudicator: ccm --players 1: there must be at least two players\n"},
    }));
    const CommandRun run = runCommand(registerCcm, arguments);
    CHECK(run.exit == 2);
    CHECK(run.err == line);
    CHECK(run.out.empty());
}
