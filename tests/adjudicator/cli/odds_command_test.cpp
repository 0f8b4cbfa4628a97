// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/adjudicator/cli/command_run.h"

using namespace adjudicator::cli;
using nlohmann::json;

namespace {

CommandRun odds(const std::string& arguments, engine::Language language = engine::Language::English) {
    std::vector<std::string> words{"odds"};
    std::istringstream split(arguments);
    for (std::string word; split >> word;) {
        words.push_back(word);
    }
    return runCommand(registerOdds, std::move(words), language);
}

json exact(const std::string& arguments) {
    const CommandRun answer = odds(arguments + " --json");
    CAPTURE(answer.err);
    REQUIRE(answer.exit == 0);
    return json::parse(answer.out);
}

double sumOf(const json& list) {
    double sum = 0;
    for (const json& left : list) {
        sum += left.at("p").get<double>();
    }
    return sum;
}

Approx exactly(double value) {
    return Approx(value).epsilon(0).margin(1e-12);
}

}  // namespace

TEST_CASE("infantry against infantry wins 15 of 36", "[adjudicator][odds]") {
    const json result = exact("--attacker I --defender I");
    CHECK(result.at("attacker_wins") == exactly(15.0 / 36));
    CHECK(result.at("defender_holds") == exactly(21.0 / 36));
    CHECK(result.at("rounds").at("mean") == exactly(1));
    CHECK(result.at("rounds").at("distribution") == json{0.0, 1.0});
    CHECK(result.at("attacker_left").size() == 1);
    CHECK(result.at("attacker_left")[0].at("units") == "1I");
    CHECK(result.at("defender_left")[0].at("state") == "1I");
}

TEST_CASE("the lists add up to what they belong to", "[adjudicator][odds]") {
    const std::string arguments =
        GENERATE("--attacker 1A2C --defender city", "--attacker 1A2C --defender metropolis --walls 3",
                 "--attacker 1A --attacker 2C --defender 1C1I --ally 1A --covering city --covering-ally 2I --walls 1",
                 "--attacker 1A --attacker C --defender 1C --ally I --ruling R-ALLY-DIE=sum",
                 "--attacker 1A --attacker C --defender city --ally 1C --ruling R-ALLY-LOSS=owner",
                 "--attacker 1A2C --defender city --stop-after 3");
    CAPTURE(arguments);
    const json result = exact(arguments);
    CHECK(sumOf(result.at("attacker_left")) == exactly(result.at("attacker_wins")));
    CHECK(sumOf(result.at("defender_left")) == exactly(result.at("defender_holds")));
    CHECK(result.at("attacker_wins").get<double>() + result.at("defender_holds").get<double>() == exactly(1));
    double rounds = 0;
    for (const json& p : result.at("rounds").at("distribution")) {
        rounds += p.get<double>();
    }
    CHECK(rounds == exactly(1));
}

TEST_CASE("by the best die and the highest loss separate armies fight as one", "[adjudicator][odds][SA-K12]") {
    CHECK(exact("--attacker A --attacker C --attacker I --defender city") ==
          exact("--attacker 1A1C1I --defender city"));
    CHECK(exact("--attacker A --defender C --ally I") == exact("--attacker A --defender 1C1I"));
}

TEST_CASE("the ally of a covered army and of its building are told apart", "[adjudicator][odds][SA-K12]") {
    const json front = exact("--attacker 2A --defender I --ally A --covering settlement");
    const json behind = exact("--attacker 2A --defender I --covering settlement --covering-ally A");
    CHECK(front.at("attacker_wins").get<double>() > behind.at("attacker_wins").get<double>() + 0.01);
}

TEST_CASE("odds refuse what combat refuses", "[adjudicator][odds][SA-W1]") {
    for (const char* arguments :
         {"--attacker 1A --defender settlement --walls 1", "--attacker x --defender city",
          "--attacker 1A --defender city --ruling R-FOO=bar",
          "--attacker 99A --attacker 98A --attacker 97A --defender 99A --ruling R-ALLY-LOSS=owner"}) {
        CAPTURE(arguments);
        const CommandRun answer = odds(arguments);
        CHECK(answer.exit == 2);
        CHECK(answer.out.empty());
        CHECK(answer.err.starts_with("adjudicator: --"));
    }
}

TEST_CASE("odds are read out in both languages", "[adjudicator][odds]") {
    CHECK(odds("--attacker 1A2C --defender city").out.find("attacker wins") != std::string::npos);
    CHECK(odds("--attacker 1A2C --defender city", engine::Language::German).out.find("Angreifer gewinnt") !=
          std::string::npos);
}
