// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

#include "engine/notation/position_json.h"
#include "tests/adjudicator/cli/game_run.h"
#include "tests/places.h"
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
TEST_CASE("what is not listed, or stands twice, is refused by name and changes nothing", "[cli][game]") {
    const Folder folder;
    const auto scene = engine::test::Scene::base().settlement("red", "0,0:N").road("red", "0,0:NE");
    REQUIRE(game({"new", "--from", "-", "--db", folder.book()}, toJson(scene.setup)).exit == 0);
    REQUIRE(game({"do", "--db", folder.book()}, R"({"do":"build","by":"red","piece":"road","at":"0,0:E"})").exit == 0);
    const std::string lines = R"({"do":"take-back","too":1}
{"do":"restore","of":2}
{"do":"seal","entry":1}

{"do":"ruling","decision":"stands","herd":["red"]}
{"do":"ruling","decision":"settled","combat":{"attackers":["1A"],"defender":"1I","wall":1}}
{"do":"correct","from":1,"reason":"x","line":[{"of":1,"why":"y"}]}
{"do":"end-turn","by":"red","by":"blue"}
{"do":"end-turn","by":"red","when":1}
not JSON
)";
    const CommandRun run = game({"do", "--db", folder.book()}, lines);
    CHECK(run.exit == 2);
    const auto answers = answersOf(run);
    REQUIRE(answers.size() == 9);
    const std::vector<std::pair<std::size_t, std::string>> wanted{{1, "too"},  {2, "of"},   {3, "entry"},
                                                                  {5, "herd"}, {6, "wall"}, {7, "why"},
                                                                  {8, "by"},   {9, "when"}, {10, "JSON"}};
    for (std::size_t n = 0; n < wanted.size(); ++n) {
        const std::string error = answers[n].at("error").get<std::string>();
        INFO(error);
        CHECK(answers[n].at("line") == wanted[n].first);
        CHECK(error.find("line " + std::to_string(wanted[n].first)) == 0);
        CHECK(error.find(wanted[n].second) != std::string::npos);
    }
    const json shown = json::parse(game({"show", "--json", "--db", folder.book()}).out);
    CHECK(shown.at("routes").size() == 2);
}

TEST_CASE("a refusal says as fields whose hand lacks what, and who is due", "[cli][game][B-2][B-7]") {
    const Folder folder;
    auto scene = engine::test::Scene::base().settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E"});
    scene.hand("red", engine::Cards::of(1, 1, 0, 1, 0));
    REQUIRE(game({"new", "--from", "-", "--db", folder.book()}, toJson(scene.setup)).exit == 0);
    const std::string build = R"({"do":"build","by":"red","piece":"settlement","at":"0,0:SE"})";
    const json english = answersOf(game({"do", "--db", folder.book()}, build)).at(0);
    CHECK(english.at("why") == "Red lacks 1 wool: a settlement costs brick, lumber, wool and grain");
    CHECK(english.at("player") == "red");
    CHECK(english.at("item") == "settlement");
    CHECK(english.at("lacks") == json{{"wool", 1}});
    CHECK(english.at("price").size() == 4);
    CHECK(english.at("reason") == "cannot-pay");
    const json other = answersOf(game({"do", "--db", folder.book()}, R"({"do":"end-turn","by":"blue"})")).at(0);
    // No field that the schema does not have.
    std::ifstream file(ADJ_SOURCE_DIR "/docs/schema/refusal.schema.json");
    const json properties = json::parse(file).at("properties");
    for (const json& answer : {english, other}) {
        for (const auto& [field, value] : answer.items()) {
            INFO(field);
            CHECK(properties.contains(field));
        }
    }
    CHECK(other.at("due") == json::array({{{"player", "red"}, {"for", "turn"}, {"clause", "B-9"}}}));
}

TEST_CASE("a game from a position says what its board gives, asks what is open and refuses what cannot be",
          "[cli][game][B-11][B-12]") {
    const Folder folder;
    auto scene = engine::test::Scene::base().settlement("red", "0,0:N");
    scene.roads("red", {"0,0:NE", "0,0:E", "0,0:SE", "0,0:SW", "0,0:W"});
    const CommandRun run = game({"new", "--from", "-", "--db", folder.book()}, toJson(scene.setup));
    REQUIRE(run.exit == 0);
    const json answer = json::parse(run.out);
    REQUIRE(answer.at("given").size() == 1);
    CHECK(answer["given"][0].at("what") == "longest-road");
    CHECK(answer["given"][0].at("why") == "Red holds the longest road: 5, nobody else has more than 0");
    CHECK(answer.at("open").at(0).at("what") == "largest-army");
    CHECK(run.err.find("Red holds the longest road") != std::string::npos);
    const json shown = json::parse(game({"show", "--json", "--db", folder.book()}).out);
    CHECK(shown.at("longest_road_holder") == "red");
    auto impossible = scene;
    impossible.hand("red", engine::Cards::of(0, 0, 0, 0, 24)).ship("red", "0,0:NW");
    const CommandRun refused = game({"new", "--from", "-", "--db", folder.book()}, toJson(impossible.setup));
    CHECK(refused.exit == 2);
    CHECK(refused.err.find("ore") != std::string::npos);
    CHECK(refused.err.find("0,-1:SE") != std::string::npos);
}

TEST_CASE("what is allowed is asked, of one act or of all, and nothing is written", "[cli][game]") {
    const Folder folder;
    auto scene = engine::test::Scene::base().settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E"});
    scene.hand("red", engine::Cards::of(5, 1, 0, 1, 0)).bank(engine::Cards::of(14, 18, 19, 18, 19));
    REQUIRE(game({"new", "--from", "-", "--db", folder.book()}, toJson(scene.setup)).exit == 0);
    const std::string before = game({"log", "--json", "--db", folder.book()}).out;
    const std::string settlement = R"({"do":"build","by":"red","piece":"settlement","at":"0,0:SE"})";
    const std::string road = R"({"do":"build","by":"red","piece":"road","at":"0,0:SE"})";
    const auto asked =
        answersOf(game({"do", "--db", folder.book()}, R"({"do":"ask","action":)" + settlement + "}\n" +
                                                          R"({"do":"ask","action":)" + road + "}\n{\"do\":\"ask\"}\n"));
    REQUIRE(asked.size() == 3);
    CHECK(asked[0].at("ok") == false);
    CHECK(asked[0].at("lacks") == json{{"wool", 1}});
    CHECK(asked[0].at("would_help") ==
          json::array({{{"do", "trade"}, {"by", "red"}, {"give", {{"brick", 4}}}, {"take", {{"wool", 1}}}}}));
    CHECK(asked[1] == json{{"ok", true}});
    CHECK(asked[2].at("due") == json::array({{{"player", "red"}, {"for", "turn"}, {"clause", "B-9"}}}));
    CHECK(asked[2].at("acts").at("red").size() > 5);
    CHECK(game({"log", "--json", "--db", folder.book()}).out == before);

    const CommandRun all = game({"legal", "--json", "--db", folder.book()});
    CHECK(all.exit == 0);
    CHECK(json::parse(all.out).at("acts") == asked[2].at("acts"));
    const CommandRun why = game({"legal", "--json", "--why", settlement, "--db", folder.book()});
    CHECK(why.exit == 1);
    CHECK(json::parse(why.out) == asked[0]);
    CHECK(game({"legal", "--why", road, "--db", folder.book()}).exit == 0);
    CHECK(game({"legal", "--player", "green", "--db", folder.book()}).exit == 2);
    CHECK(game({"legal", "--why", "{}", "--db", folder.book()}).exit == 2);
    const CommandRun text = game({"legal", "--player", "red", "--db", folder.book()});
    CHECK(text.out.find("road") != std::string::npos);
}

TEST_CASE("a line is tried on a copy: outcomes, the first difference and what falls; nothing is written",
          "[cli][game][what-if]") {
    const Folder folder;
    auto scene = engine::test::Scene::base().settlement("red", "0,0:N").road("red", "0,0:NE");
    scene.hand("red", engine::Cards::of(2, 2, 0, 0, 0));
    REQUIRE(game({"new", "--from", "-", "--db", folder.book()}, toJson(scene.setup)).exit == 0);
    const auto built =
        answersOf(game({"do", "--db", folder.book()}, R"({"do":"build","by":"red","piece":"road","at":"0,0:E"}
{"do":"build","by":"red","piece":"road","at":"0,0:SE"}
)"));
    const std::string before = game({"log", "--json", "--db", folder.book()}).out;
    const std::string at = std::to_string(built[0].at("entry").get<int>());
    const std::string elsewhere = R"({"do":"build","by":"red","piece":"road","at":"0,-1:E"})";
    const CommandRun run = game({"try", "--json", "--at", at, "--db", folder.book()}, elsewhere);
    INFO(run.err);
    REQUIRE(run.exit == 0);
    const json tried = json::parse(run.out);
    std::ifstream file(ADJ_SOURCE_DIR "/docs/schema/what-if.schema.json");
    const json schema = json::parse(file);
    for (const auto& [field, value] : tried.items()) {
        INFO(field);
        CHECK(schema.at("properties").contains(field));
    }
    for (const auto& [field, value] : tried.at("as_tried").items()) {
        INFO(field);
        CHECK(schema.at("$defs").at("outcome").at("properties").contains(field));
    }
    CHECK(tried.at("first_difference").at("how") == "otherwise");
    CHECK(tried["first_difference"].at("was").at("at") == "0,0:E");
    CHECK(tried.at("as_recorded").at("hands").at("red").at("total") == 0);
    CHECK(tried.at("as_tried").at("hands").at("red").at("total") == 2);
    CHECK(tried["as_tried"].at("points").at("red") == 1);
    CHECK(tried["as_tried"].at("winner").is_null());
    CHECK(tried["as_tried"].at("due").at(0).at("player") == "red");
    CHECK(tried["as_tried"].at("holders").at("longest_road").is_null());
    REQUIRE(tried.at("fallen").size() == 1);
    CHECK(tried["fallen"][0].at("entry") == built[1].at("entry"));
    CHECK(tried["fallen"][0].at("clause") == "B-5");
    CHECK(tried["fallen"][0].at("reason") == "not-connected");
    CHECK(tried.at("can_be_adopted") == true);
    CHECK(game({"log", "--json", "--db", folder.book()}).out == before);

    // What would be written is a correction like any other.
    json adopt = tried.at("adopt");
    adopt["reason"] = "both saw it there";
    const json corrected = answersOf(game({"do", "--db", folder.book()}, adopt.dump())).at(0);
    CHECK(corrected.at("ok") == true);
    CHECK(game({"verify", "--db", folder.book()}).exit == 0);

    const CommandRun text = game({"try", "--at", at, "--db", folder.book()},
                                 R"({"how":"new","action":{"do":"upgrade","by":"red","piece":"city","at":"0,0:N"}})");
    CHECK(text.exit == 1);
    CHECK(text.out.find("First difference: new") != std::string::npos);
    CHECK(text.out.find("Nothing has been written") != std::string::npos);
    CHECK(game({"try", "--at", at, "--db", folder.book()}, "").exit == 2);
    CHECK(game({"try", "--at", "99", "--db", folder.book()}, elsewhere).exit == 2);
    CHECK(game({"try", "--at", at, "--db", folder.book()}, R"([{"of":1,"why":"no such field"}])").exit == 2);
}

TEST_CASE("a random board says its seed and how even it is, and comes again from that seed", "[cli][game][B-1]") {
    const Folder folder;
    const CommandRun first = game({"new", "--players", "red,blue,white", "--seed", "42", "--db", folder.book()});
    REQUIRE(first.exit == 0);
    const json answer = json::parse(first.out);
    CHECK(answer.at("board").at("seed") == 42);
    CHECK(answer["board"].at("neighbours").at("six_eight") == 0);
    CHECK(answer["board"].at("resources").size() == 5);
    CHECK(answer["board"].at("best").size() == 10);
    CHECK(answer["board"].at("says").size() == 4);
    const json shown = json::parse(game({"show", "--json", "--db", folder.book()}).out);
    CHECK(shown.at("board_seed") == 42);
    REQUIRE(game({"new", "--players", "red,blue,white", "--seed", "42", "--db", folder.book()}).exit == 0);
    const json again = json::parse(game({"show", "--json", "--db", folder.book()}).out);
    CHECK(again.at("hexes") == shown.at("hexes"));
    CHECK(again.at("harbours") == shown.at("harbours"));
}

namespace {

/// Standard input of which each line comes after something else has happened.
class LinesWhile : public std::streambuf {
public:
    LinesWhile(std::vector<std::string> lines, std::function<void(std::size_t)> before)
        : m_lines(std::move(lines)), m_before(std::move(before)) {}

protected:
    int_type underflow() override {
        if (m_next == m_lines.size()) {
            return traits_type::eof();
        }
        m_before(m_next);
        m_now = m_lines[m_next++] + "\n";
        setg(m_now.data(), m_now.data(), m_now.data() + m_now.size());
        return traits_type::to_int_type(m_now.front());
    }

private:
    std::vector<std::string> m_lines;
    std::function<void(std::size_t)> m_before;
    std::string m_now;
    std::size_t m_next = 0;
};

}  // namespace

TEST_CASE("of two that write to one game the slower one is told, and goes on from there", "[cli][game]") {
    const Folder folder;
    REQUIRE(game({"new", "--documents", "base", "--players", "red,blue", "--db", folder.book()}).exit == 0);
    const std::string rule = R"({"do":"rule","reason":"asked","clause":"B-9"})";
    LinesWhile lines({rule, rule, rule}, [&](std::size_t next) {
        if (next == 1) {
            CHECK(game({"do", "--db", folder.book()}, rule).exit == 0);
        }
    });
    std::istream in(&lines);
    std::ostringstream out;
    std::ostringstream err;
    CommonOptions common;
    int exit = -1;
    CLI::App app;
    registerGame(app, {in, out, err}, common, exit);
    app.parse("game do --db " + folder.book());
    const auto answers = answersOf({exit, out.str(), err.str()});
    CHECK(exit == 2);
    REQUIRE(answers.size() == 3);
    CHECK(answers[0].at("ok") == true);
    CHECK(answers[1].at("error").get<std::string>().starts_with("another program has written to this game"));
    CHECK(answers[1].at("line") == 2);
    CHECK(answers[2].at("ok") == true);
    CHECK(answers[2].at("entry").get<int>() > answers[0].at("entry").get<int>() + 1);
    CHECK(game({"verify", "--db", folder.book()}).exit == 0);
}
