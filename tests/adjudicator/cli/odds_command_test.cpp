// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
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

TEST_CASE("odds go on from any point of a combat", "[adjudicator][odds][SA-K8]") {
    const json fought = exact("--attacker 1A2C --defender city --dice 10,7,5,5,6,4");
    const json from = exact("--attacker 3C --defender settlement");
    CHECK(fought.at("attacker_wins") == exactly(from.at("attacker_wins").get<double>()));
    CHECK(fought.at("defender_left") == from.at("defender_left"));
    const json& course = fought.at("course");
    REQUIRE(course.size() == 4);
    CHECK(course[0].at("attacker_wins") ==
          exactly(exact("--attacker 1A2C --defender city").at("attacker_wins").get<double>()));
    CHECK(course[1].at("defender") == "city/upside-down");
    CHECK(course[2].at("attacker") == "3C");
    CHECK(course[3].at("attacker_wins") == fought.at("attacker_wins"));
    const json over = exact("--attacker 1A --defender I --dice 12,1");
    CHECK(over.at("attacker_wins") == 1);
    CHECK(over.at("rounds").at("mean") == 0);
    for (const char* dice : {"12,?", "13,1", "12,1,3,3", "12"}) {
        CAPTURE(dice);
        const CommandRun answer = odds("--attacker 1A --defender I --dice " + std::string(dice));
        CHECK(answer.exit == 2);
        CHECK(answer.out.empty());
        CHECK(answer.err.starts_with("adjudicator: --dice: "));
    }
}

TEST_CASE("odds say when to stop, and what that gains", "[adjudicator][odds][stopping][SA-K10]") {
    const json result = exact("--attacker 2A --defender city --walls 1 --stopping --price share=1 --price point=3");
    CHECK(result.at("prices").at("share") == 1);
    CHECK(result.at("prices").at("point") == 3);
    const json& stopping = result.at("stopping");
    CHECK(stopping.at("gain").get<double>() >= stopping.at("gain_to_the_end").get<double>());
    const json& first = stopping.at("states").at(0);
    CHECK(first.at("attacker") == "2A");
    CHECK(first.at("defender") == "city");
    CHECK(first.at("stop") == 0);
    CHECK(first.at("attacker_wins") == exactly(result.at("attacker_wins").get<double>()));
    CHECK(first.at("do") == (first.at("go_on").get<double>() > 0 ? "go-on" : "stop"));
    CHECK(stopping.at("states").size() == 6 * 4);
    const std::string text = odds("--attacker 2A --defender city --stopping").out;
    CHECK(text.find("against city:") != std::string::npos);
    CHECK(text.find("not from the source") != std::string::npos);
    CHECK(odds("--attacker 2A --defender city --stopping", engine::Language::German).out.find("gegen Stadt:") !=
          std::string::npos);
}

TEST_CASE("odds advise an attack now, later or never", "[adjudicator][odds][stopping]") {
    const json sure = exact("--attacker 3A --defender settlement --advice").at("advice");
    CHECK(sure.at("best") == 0);
    CHECK(sure.at("choices").size() == 4);
    CHECK(sure.at("choices")[0].at("attack") == "now");
    CHECK(sure.at("choices")[2].at("unit") == "cavalry");
    CHECK(exact("--attacker I --defender 3A --advice").at("advice").at("best").is_null());
    CHECK(odds("--attacker I --defender 3A --advice").out.find(" > not at all") != std::string::npos);
    CHECK(odds("--attacker I --defender 3A --advice", engine::Language::German).out.find(" > gar nicht") !=
          std::string::npos);
}

TEST_CASE("odds find the garrison that holds a city", "[adjudicator][odds][stopping]") {
    const json found = exact("--attacker 1A2C --defender city --garrison 90").at("garrisons");
    CHECK(found.at("level") == exactly(0.9));
    REQUIRE_FALSE(found.at("list").empty());
    for (const json& garrison : found.at("list")) {
        CAPTURE(garrison.dump());
        const std::string units = garrison.at("units");
        const std::string walls = " --walls " + garrison.at("walls").dump();
        const json again = exact("--attacker 1A2C" + walls +
                                 (units.empty() ? " --defender city" : " --covering city --defender " + units));
        CHECK(again.at("defender_holds") == exactly(garrison.at("holds").get<double>()));
        CHECK(again.at("defender_holds") >= 0.9);
    }
    CHECK(odds("--attacker 50A --defender city --garrison 90").exit == 1);
    CHECK(odds("--attacker 1A --defender 1C --garrison 90").exit == 2);
    CHECK(odds("--attacker 1A --defender city --garrison 101").exit == 2);
    CHECK(odds("--attacker 1A --defender city --garrison 90", engine::Language::German).out.find("gehalten von") !=
          std::string::npos);
}

TEST_CASE("prices that nobody can mean are refused", "[adjudicator][odds][stopping]") {
    for (const char* price :
         {"horse=1", "cavalry", "cavalry=", "cavalry=x", "cavalry=-1", "cavalry=nan", "cavalry=1e9"}) {
        CAPTURE(price);
        const CommandRun answer = odds("--attacker A --defender city --stopping --price " + std::string(price));
        CHECK(answer.exit == 2);
        CHECK(answer.err.starts_with("adjudicator: --price: "));
    }
}

TEST_CASE("a chart draws the longest bar for the likeliest, and one sign for each side", "[adjudicator][odds]") {
    const std::string chart = odds("--attacker 1A2C --defender city --chart").out;
    const std::string plain = odds("--attacker 1A2C --defender city").out;
    CHECK(plain.find("█") == std::string::npos);
    CHECK(chart.find("█") != std::string::npos);
    CHECK(chart.find("░") != std::string::npos);
    std::size_t longest = 0;
    std::istringstream lines(chart);
    for (std::string line; std::getline(lines, line);) {
        std::size_t bars = 0;
        for (std::size_t at = 0; (at = line.find("█", at)) != std::string::npos; ++at) {
            ++bars;
        }
        longest = std::max(longest, bars);
    }
    CHECK(longest == 32);
}
