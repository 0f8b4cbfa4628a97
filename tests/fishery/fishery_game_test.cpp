// SPDX-License-Identifier: GPL-3.0-or-later
// A document that is a guest of the program is played from its first question to the proof of its record.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "adjudicator/cli/run.h"
#include "engine/clauses/catalogue.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/rulesets/registry.h"
#include "tests/adjudicator/cli/game_run.h"
#include "tests/support/scene.h"

using namespace adjudicator;
using namespace adjudicator::cli;
using nlohmann::json;

namespace {

/// A game with the fishery on the island of all tests, where neither 2 nor 11 brings Red anything: Red has a settlement
/// at the coast and one inland, lumber for three nets, and its roll before it.
class FisheryGame {
public:
    explicit FisheryGame(const json& change = json::object()) {
        REQUIRE(game({"new", "--documents", "base,fishery", "--players", "red,blue", "--db", m_folder.book()}).exit ==
                0);
        json position = json::parse(game({"show", "--json", "--db", m_folder.book()}).out);
        position["hexes"] = json::parse(engine::toJson(engine::test::Scene::base().setup)).at("hexes");
        position["robber"] = "1,0";
        position["buildings"] = {{{"at", "0,-2:N"}, {"kind", "settlement"}, {"owner", "red"}},
                                 {{"at", "0,0:N"}, {"kind", "settlement"}, {"owner", "red"}},
                                 {{"at", "0,2:S"}, {"kind", "settlement"}, {"owner", "blue"}}};
        position["turn"] = {{"round", 1}, {"player", "red"}, {"phase", "roll"}};
        position["hands"] = {
            {"red", {{"total", 3}, {"brick", 0}, {"lumber", 3}, {"wool", 0}, {"grain", 0}, {"ore", 0}}},
            {"blue", {{"total", 0}}}};
        position.erase("marks");
        position.merge_patch(change);
        const CommandRun begun = game({"new", "--from", "-", "--db", m_folder.book()}, position.dump());
        INFO(begun.err);
        REQUIRE(begun.exit == 0);
    }

    /// The answers to these lines.
    std::vector<json> play(const std::string& lines, const std::string& language = "en") {
        std::istringstream in(lines);
        std::ostringstream out;
        std::ostringstream err;
        (void)cli::run({"--lang", language, "game", "do", "--db", m_folder.book()}, {in, out, err}, {});
        std::vector<json> answers;
        std::istringstream each(out.str());
        for (std::string line; std::getline(each, line);) {
            answers.push_back(json::parse(line));
        }
        return answers;
    }
    json shown() { return json::parse(game({"show", "--json", "--db", m_folder.book()}).out); }
    CommandRun run(std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), {"--db", m_folder.book()});
        return game(std::move(arguments));
    }

private:
    Folder m_folder;
};

constexpr const char* kRoll2 =
    R"({"do":"roll","by":"red","dice":[{"sides":6,"value":1},{"sides":6,"value":1}],"source":"entered"})"
    "\n";
constexpr const char* kCast = R"({"do":"guest","by":"red","act":"fishery.cast","at":"0,-2:N"})"
                              "\n";
constexpr const char* kSell = R"({"do":"guest","by":"red","act":"fishery.sell","resource":"ore"})"
                              "\n";

}  // namespace

TEST_CASE("a guest's acts, rule, mark and number are played, recorded and verified", "[fishery]") {
    FisheryGame table;
    const auto answers = table.play(std::string(kRoll2) + kCast + kCast + kCast +
                                    R"({"do":"end-turn","by":"red"})"
                                    "\n"
                                    R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":5},{"sides":6,"value":6}]})"
                                    "\n"
                                    R"({"do":"end-turn","by":"blue"})"
                                    "\n" +
                                    kRoll2 + kSell + kSell);
    REQUIRE(answers.size() == 10);
    CHECK(answers[1].at("ok") == true);
    CHECK(answers[2].at("ok") == true);
    // Two nets each, where the table says nothing else.
    CHECK(answers[3].at("clause") == "FI-2");
    CHECK(answers[3].at("reason") == "guest");
    CHECK(answers[3].at("guest") == "fishery.no-net-left");
    CHECK(answers[3].at("why").get<std::string>().find("has no net left") != std::string::npos);
    CHECK(answers[8].at("ok") == true);
    CHECK(answers[9].at("ok") == true);
    CHECK(table.shown().at("marks").at("guests") == json::parse(R"([{"mark":"fishery.nets","counts":{"red":2}}])"));
    CHECK(table.shown().at("hands").at("red").at("ore") == json::array({2, 2}));

    const std::string log = table.run({"log"}).out;
    CHECK(log.find("casts a net at") != std::string::npos);
    CHECK(log.find("sells two fish for ore") != std::string::npos);
    const CommandRun verified = table.run({"verify"});
    INFO(verified.out << verified.err);
    CHECK(verified.exit == 0);
}

TEST_CASE("a guest's refusals are values and sentences in both languages", "[fishery]") {
    FisheryGame table;
    const std::string inland = R"({"do":"guest","by":"red","act":"fishery.cast","at":"0,0:N"})"
                               "\n";
    const std::string early = table.play(kCast).front().at("why");
    CHECK(early.find("must roll") != std::string::npos);
    const auto english = table.play(kRoll2 + inland + kSell + R"({"do":"guest","by":"red","act":"fishery.cast"})");
    CHECK(english[1].at("place") == json::array({"0,0:N"}));
    CHECK(english[1].at("why") == "No sea adjoins at 8–9–4: a net is cast at the coast");
    CHECK(english[2].at("why").get<std::string>().ends_with("lacks fish: two buy a card"));
    CHECK(english[3].at("reason") == "act-details");
    CHECK(english[3].at("why") == "This act names a crossing, and nothing else");
    const auto german = table.play(inland + kSell, "de");
    CHECK(german[0].at("why") == "An 8–9–4 grenzt kein Meer: Ein Netz wird an der Küste ausgeworfen");
    CHECK(german[1].at("why").get<std::string>().ends_with("fehlt Fisch: Zwei kaufen eine Karte"));
}

TEST_CASE("what is allowed of a guest is listed", "[fishery]") {
    FisheryGame table;
    table.play(kRoll2);
    const json legal = json::parse(table.run({"legal", "--json"}).out);
    const json& red = legal.at("acts").at("red");
    CHECK(std::ranges::count(red, json::parse(kCast)) == 1);
    CHECK(table.run({"legal", "--why", kSell}).out.find("lacks fish") != std::string::npos);
}

TEST_CASE("a guest's number is set within its bounds, where the guest is played", "[fishery]") {
    const Folder folder;
    const auto begin = [&](const std::string& documents, const std::string& number) {
        return game(
            {"new", "--documents", documents, "--players", "red,blue", "--number", number, "--db", folder.book()});
    };
    CHECK(begin("base,fishery", "nets=5").exit == 0);
    CHECK(begin("base,fishery", "nets=6").exit != 0);
    CHECK(begin("base,fishery", "nets=0").exit != 0);
    CHECK(begin("base", "nets=2").exit != 0);
    FisheryGame table(json::parse(R"({"numbers":{"nets":1}})"));
    CHECK(table.play(std::string(kRoll2) + kCast + kCast).back().at("guest") == "fishery.no-net-left");
}

TEST_CASE("a guest is not known where it is not played", "[fishery]") {
    FisheryGame table(json::parse(R"({"documents":["base"]})"));
    const json answer = table.play(std::string(kRoll2) + kCast).back();
    CHECK(answer.at("reason") == "not-in-documents");
    CHECK(answer.at("why").get<std::string>().find("The Fishery") != std::string::npos);
}

TEST_CASE("a guest's clauses stand in the rule book", "[fishery]") {
    using namespace engine;
    const auto clause = clauseFromText("FI-3");
    REQUIRE(clause);
    CHECK(toText(*clause) == "FI-3");
    CHECK(titleOf(documentOf(*clause)).german == "Die Fischerei");
    CHECK(info(*clause).title.english == "Catch");
    CHECK(allClauses().size() == kClauseCount + 4);
    CHECK(parts().back().document == *documentFromText("fishery"));
}
