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

CommandRun combat(const std::string& arguments, engine::Language language = engine::Language::English) {
    std::vector<std::string> words{"combat"};
    std::istringstream split(arguments);
    for (std::string word; split >> word;) {
        words.push_back(word);
    }
    return runCommand(registerCombat, std::move(words), language);
}

json fought(const std::string& arguments) {
    const CommandRun answer = combat(arguments + " --json");
    CAPTURE(answer.err);
    REQUIRE(answer.exit == 0);
    CHECK(answer.err.empty());
    return json::parse(answer.out);
}

bool cites(const json& round, const char* clause) {
    const auto& clauses = round.at("clauses");
    return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
}

const std::string kSource = "--attacker 1A2C --defender city --dice 10,7,5,5,6,4,1,2,7,6,2,3,5,4";

}  // namespace

TEST_CASE("combat tells the source's example, its last die put right", "[adjudicator][SA-K14]") {
    const json result = fought(kSource);
    const auto row = [](int attackerDie, int attacker, int defenderDie, int defender, const char* loser,
                        const char* attackerAfter, const char* defenderAfter) {
        return json{{"attacker_die", attackerDie},
                    {"attacker", attacker},
                    {"defender_die", defenderDie},
                    {"defender", defender},
                    {"walls", 0},
                    {"loser", loser},
                    {"after", {{"attacker", attackerAfter}, {"defender", defenderAfter}}}};
    };
    const std::vector<json> rows{row(12, 10, 12, 7, "defender", "1A2C", "city/upside-down"),
                                 row(12, 5, 12, 5, "attacker", "3C", "city/upside-down"),
                                 row(10, 6, 12, 4, "defender", "3C", "settlement"),
                                 row(10, 1, 8, 2, "attacker", "2C1I", "settlement"),
                                 row(10, 7, 8, 6, "defender", "2C1I", "settlement/upside-down"),
                                 row(10, 2, 8, 3, "attacker", "1C2I", "settlement/upside-down"),
                                 row(10, 5, 8, 4, "defender", "1C2I", "destroyed")};
    REQUIRE(result.at("rounds").size() == rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        json round = result.at("rounds").at(i);
        CHECK(cites(round, "SA-K3"));
        CHECK(cites(round, "SA-K4"));
        CHECK(cites(round, rows[i].at("loser") == "attacker" ? "SA-K6" : "SA-K7"));
        CHECK(cites(round, "SA-K5") == (i == 1));
        round.erase("clauses");
        CHECK(round == rows[i]);
    }
    CHECK(result.at("outcome") == "conquered");
}

TEST_CASE("a covered building is fought after its army, with its walls only then", "[adjudicator][SA-K2][SA-W1]") {
    const json result = fought("--attacker 1A --defender 1I --covering city --walls 2 --dice 7,6,12,1,4,2");
    const json& rounds = result.at("rounds");
    REQUIRE(rounds.size() == 3);
    CHECK(rounds[0].at("defender_die") == 6);
    CHECK(rounds[0].at("walls") == 0);
    CHECK(rounds[0].at("after").at("defender") == "city");
    CHECK(cites(rounds[0], "SA-K2"));
    CHECK(rounds[1].at("defender_die") == 12);
    CHECK(rounds[1].at("walls") == 2);
    CHECK(cites(rounds[1], "SA-W1"));
    CHECK(rounds[2].at("loser") == "attacker");
    CHECK(cites(rounds[2], "SA-K5"));
    CHECK(result.at("outcome") == "undecided");
    CHECK(fought("--attacker 1A --defender 1I+city --walls 2 --dice 7,6,12,1,4,2") == result);
}

TEST_CASE("a combat ends as conquered, destroyed, stopped or undecided", "[adjudicator][SA-K8][SA-K10]") {
    CHECK(fought("--attacker I --defender I --dice 2,1").at("outcome") == "conquered");
    CHECK(fought("--attacker I --defender I --dice 1,1").at("outcome") == "attacker-destroyed");
    CHECK(fought("--attacker I --defender I --dice 1,1").at("rounds")[0].at("after").at("attacker") == "destroyed");
    CHECK(fought("--attacker I --defender 2I --stop-after 1 --dice 2,1").at("outcome") == "stopped");
    CHECK(fought("--attacker I --defender I --stop-after 1 --dice 2,1").at("outcome") == "conquered");
    CHECK(fought("--attacker I --defender 2I --stop-after 2 --dice 2,1").at("outcome") == "undecided");
    CHECK(fought("--attacker I --defender I --stop-after 0").at("outcome") == "stopped");
}

TEST_CASE("virtual dice fight to the end and stay on their dice", "[adjudicator][SA-K8]") {
    for (int i = 0; i < 20; ++i) {
        const json result = fought("--attacker 1A1C --defender 1C1I --covering metropolis --walls 3");
        const std::string outcome = result.at("outcome");
        CHECK((outcome == "conquered" || outcome == "attacker-destroyed"));
        for (const json& round : result.at("rounds")) {
            CHECK(round.at("attacker") >= 1);
            CHECK(round.at("attacker") <= round.at("attacker_die"));
            CHECK(round.at("defender") >= 1);
            CHECK(round.at("defender") <= round.at("defender_die"));
        }
    }
}

TEST_CASE("allies throw one die, or one each in the order given", "[adjudicator][SA-K12]") {
    const json best = fought("--attacker I --attacker C --defender city --ally A --dice 10,12");
    CHECK(best.at("rounds")[0].at("attacker_die") == 10);
    CHECK(best.at("rounds")[0].at("after").at("attacker") == "2I");
    CHECK(best.at("rounds")[0].at("rulings") == json{{"R-ALLY-DIE", "best"}, {"R-ALLY-LOSS", "highest"}});
    const json sum =
        fought("--attacker I --attacker C --defender city --ally A --ruling R-ALLY-DIE=sum --dice 6,10,12,4");
    CHECK(sum.at("rounds")[0].at("attacker_die") == json{6, 10});
    CHECK(sum.at("rounds")[0].at("attacker") == json{6, 10});
    CHECK(sum.at("rounds")[0].at("defender_die") == json{12, 12});
    CHECK(sum.at("rounds")[0].at("loser") == "attacker");
}

TEST_CASE("a claim is judged by the throws, or by what any throws can do", "[adjudicator][SA-K7][SA-K8]") {
    CHECK(combat(kSource + " --claim destroyed").exit == 0);
    CHECK(combat(kSource + " --claim settlement").exit == 1);
    const CommandRun no = combat(kSource + " --claim city/upside-down --json");
    CHECK(no.exit == 1);
    CHECK(json::parse(no.out).at("claim").at("state") == "city/upside-down");
    CHECK(json::parse(no.out).at("claim").at("allowed") == false);
    CHECK(combat("--attacker 1A --defender city --claim settlement/upside-down").exit == 0);
    CHECK(combat("--attacker 1A --defender city --claim metropolis").exit == 1);
    CHECK(combat("--attacker 1A --defender city/upside-down --claim city").exit == 1);
    CHECK(combat("--attacker 1A --defender city --claim settlement --stop-after 1").exit == 1);
    CHECK(combat("--attacker 1A --defender city --claim settlement --stop-after 2").exit == 0);
    CHECK(combat("--attacker 1A --defender 1C --covering city --claim 1C+city/upside-down").exit == 1);
    CHECK(combat("--attacker 1A --defender 1C --covering city --claim 1I+city").exit == 0);
    // Seven dice never fall below seven, which one d6 does not beat; those of the first round are six.
    CHECK(combat("--attacker I --defender I --ally I --ally I --ally I --ally I --ally I --ruling R-ALLY-DIE=sum "
                 "--claim 5I")
              .exit == 1);
    CHECK(combat("--attacker I --defender I --ally I --ally I --ally I --ally I --ruling R-ALLY-DIE=sum --claim 4I")
              .exit == 0);
    // The owner may have let the building lose first.
    CHECK(combat("--attacker 1A --defender city --ally C --claim C+city/upside-down --dice 12,1").exit == 1);
    CHECK(
        combat(
            "--attacker 1A --defender city --ally C --claim C+city/upside-down --dice 12,1 --ruling R-ALLY-LOSS=owner")
            .exit == 0);
}

TEST_CASE("a claim against the rules is told where it parts from them", "[adjudicator][SA-K5]") {
    const json tie =
        json::parse(combat("--attacker 1A2C --defender city --dice 10,7,5,5,6,4 --claim 1A2C:settlement --json").out);
    CHECK(tie.at("claim").at("allowed") == false);
    CHECK(tie.at("claim").at("parting").at("round") == 2);
    CHECK(tie.at("claim").at("parting").at("nobody_lost") == true);
    CHECK(tie.at("claim").at("parting").at("why").get<std::string>().find("SA-K5") != std::string::npos);
    CHECK(combat("--attacker 1A2C --defender city --dice 10,7,5,5,6,4 --claim 3C:settlement").exit == 0);
}

TEST_CASE("two sides say what they remember", "[adjudicator][SA-K5]") {
    const std::string forces = "--attacker 1A2C --defender city ";
    const CommandRun run =
        combat(forces +
               "--dice 10,7,5,4,?,4 --defender-dice 10,7,5,5,6,4 --claim 1A2C:settlement/upside-down "
               "--claim 3C:settlement --json");
    CHECK(run.exit == 0);
    const json answer = json::parse(run.out);
    CHECK(answer.at("difference") == json{{"round", 2}, {"die", 2}});
    CHECK(answer.at("accounts")[0].at("allowed") == true);
    CHECK(answer.at("accounts")[0].at("p").get<double>() == Approx(8.0 / 12));
    CHECK(answer.at("accounts")[1].at("allowed") == true);
    CHECK(answer.at("accounts")[1].at("p").get<double>() == Approx(1));
    CHECK(answer.at("agreed").at("dice") == "10,7,5,?,6,4");
    double sum = 0;
    for (const json& each : answer.at("agreed").at("results")) {
        sum += each.at("p").get<double>();
    }
    CHECK(sum == Approx(1));

    // The defender's dice do not lead to the attacker's claim.
    const CommandRun twice = combat(forces + "--dice 10,7,5,5,6,4 --claim settlement/upside-down --claim settlement");
    CHECK(twice.exit == 1);
    CHECK(twice.out.find("round 2 (5 : 5)") != std::string::npos);
    CHECK(twice.out.find("100.0 %  3C:settlement") != std::string::npos);
    CHECK(combat(forces + "--dice 13,7;?,? --claim city").exit == 1);
    CHECK(combat(forces + "--claim a --claim b --claim c").exit == 2);
    CHECK(combat(forces + "--dice 10,x,? --claim city").exit == 2);
}

TEST_CASE("arguments that cannot be used get one line and exit 2", "[adjudicator][SA-W1]") {
    const auto [arguments, option] = GENERATE(table<const char*, const char*>({
        {"--attacker 1A --defender city --dice 13,1", "--dice"},
        {"--attacker 1A --defender city --dice 0,1", "--dice"},
        {"--attacker 1A --defender city --dice 1,13", "--dice"},
        {"--attacker 1A --defender city --dice 1,2,3", "--dice"},
        {"--attacker 1A --defender city --dice 1,x", "--dice"},
        {"--attacker 1A --defender city --dice 1,,2", "--dice"},
        {"--attacker 1A --defender city --dice 1,2,", "--dice"},
        {"--attacker 1A --defender city --dice 99999999999,1", "--dice"},
        {"--attacker I --defender I --dice 2,1,2,1", "--dice"},
        {"--attacker I --defender 3I --stop-after 1 --dice 2,1,2,1", "--dice"},
        {"--attacker 1A --defender settlement --walls 1", "--walls"},
        {"--attacker 1A --defender 1I --walls 1", "--walls"},
        {"--attacker 1A --defender 1I --covering settlement --walls 1", "--walls"},
        {"--attacker 1A --defender city --walls 4", "--walls"},
        {"--attacker 1A --defender city --walls=-1", "--walls"},
        {"--attacker 1A --defender city --stop-after=-1", "--stop-after"},
        {"--attacker 1B --defender city", "--attacker"},
        {"--attacker 100A --defender city", "--attacker"},
        {"--attacker 0A --defender city", "--attacker"},
        {"--attacker city --defender city", "--attacker"},
        {"--attacker 1A --defender village", "--defender"},
        {"--attacker 1A --defender destroyed", "--defender"},
        {"--attacker 1A --defender city --covering city", "--covering"},
        {"--attacker 1A --defender 1C+city --covering city", "--covering"},
        {"--attacker 1A --defender 1C --covering 1C", "--covering"},
        {"--attacker 1A --defender city --ally city", "--ally"},
        {"--attacker 1A --defender city --covering-ally 1C", "--covering-ally"},
        {"--attacker 1A --defender 1C --covering-ally 1C", "--covering-ally"},
        {"--attacker 1A --defender city --ruling R-ALLY-DIE", "--ruling"},
        {"--attacker 1A --defender city --ruling R-ALLY-DYE=best", "--ruling"},
        {"--attacker 1A --defender city --ruling R-ALLY-DIE=worst", "--ruling"},
        {"--attacker 1A --defender city --switch SA-V1", "--switch"},
        {"--attacker 1A --defender city --claim ruin", "--claim"},
    }));
    CAPTURE(arguments);
    const auto language = GENERATE(engine::Language::English, engine::Language::German);
    const CommandRun answer = combat(arguments, language);
    CHECK(answer.exit == 2);
    CHECK(answer.out.empty());
    CHECK(answer.err.starts_with(std::string("adjudicator: ") + option + ": "));
    CHECK(std::count(answer.err.begin(), answer.err.end(), '\n') == 1);
    CHECK(answer.err.ends_with("\n"));
}

TEST_CASE("the table reads the same combat in both languages", "[adjudicator][SA-K14]") {
    const CommandRun english = combat(kSource);
    CHECK(english.exit == 0);
    CHECK(english.out.find("d10: 5") != std::string::npos);
    CHECK(english.out.find("defender loses") != std::string::npos);
    CHECK(english.out.find("SA-K5") != std::string::npos);
    const CommandRun german = combat(kSource, engine::Language::German);
    CHECK(german.out.find("W10: 5") != std::string::npos);
    CHECK(german.out.find("Verteidiger verliert") != std::string::npos);
    CHECK(combat(kSource + " --json").out == combat(kSource + " --json", engine::Language::German).out);
}
