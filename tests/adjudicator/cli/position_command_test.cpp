// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "engine/notation/position_json.h"
#include "tests/adjudicator/cli/command_run.h"
#include "tests/places.h"
#include "tests/support/scene.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::json;
using engine::test::Scene;

CommandRun withInput(const std::string& input, std::vector<std::string> arguments) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    CommonOptions common;
    int exit = -1;
    CLI::App app;
    registerPosition(app, {in, out, err}, common, exit);
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    return {exit, out.str(), err.str()};
}

std::vector<Json> linesOf(const std::string& text) {
    std::vector<Json> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        lines.push_back(Json::parse(line));
    }
    return lines;
}

std::string contentOf(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    REQUIRE(in.good());
    return {std::istreambuf_iterator<char>(in), {}};
}

std::string fileOf(const Scene& scene) {
    return engine::toJson(scene.setup);
}

}  // namespace

TEST_CASE("Every known answer of the oracle is given, field by field",
          "[position][oracle][B-4][B-5][B-7][B-11][B-13]") {
    const auto [name, count] =
        GENERATE(table<std::string, std::size_t>({{"positions", 300}, {"ties", 40}, {"dense", 45}}));
    const std::string file = std::string(ADJ_TEST_DATA) + "/oracle/" + name + ".jsonl";
    const std::vector<Json> known = linesOf(contentOf(file));
    REQUIRE(known.size() == count);
    const CommandRun run = withInput("", {"position", file, "--lines"});
    CHECK(run.exit == kFine);
    const std::vector<Json> answers = linesOf(run.out);
    REQUIRE(answers.size() == count);
    for (std::size_t i = 0; i < count; ++i) {
        for (const auto& [field, value] : known[i].at("expect").items()) {
            INFO(name << " line " << i + 1 << ", " << field << ": " << answers[i].at(field) << " instead of " << value);
            CHECK(answers[i].at(field) == value);
        }
        CHECK(answers[i].contains("irregularities"));
        CHECK_FALSE(answers[i].contains("expect"));
    }
}

TEST_CASE("The answer has the fields of the interface page and no others", "[position]") {
    const CommandRun run =
        withInput(fileOf(Scene::base().settlement("red", "0,0:N").road("red", "0,0:NE").settlement("blue", "0,0:NE")),
                  {"position", "-", "--json"});
    CHECK(run.exit == kFine);
    const Json answer = Json::parse(run.out);
    CHECK(answer.size() == 7);
    CHECK(answer["longest_road_length"] == Json{{"red", 1}, {"blue", 0}, {"white", 0}});
    CHECK(answer["longest_road_owner"].is_null());
    CHECK(answer["board_points"] == Json{{"red", 1}, {"blue", 1}, {"white", 0}});
    CHECK(answer["production"].size() == 11);
    CHECK(answer["production"]["9"] == Json::parse(R"({"red":{"wool":1},"blue":{"wool":1}})"));
    CHECK(answer["production"]["7"] == Json::object());
    CHECK(answer["legal_settlements"]["red"] == Json::array());
    const Json& irregular = answer["irregularities"];
    REQUIRE(irregular.size() == 2);
    CHECK(irregular[0]["clause"] == "B-4");
    CHECK(irregular[0]["at"] == "0,0:N");
    CHECK(irregular[1]["at"] == "1,-1:S");
    CHECK(irregular[0]["why"] ==
          "8–9–4 (Red's settlement): too close to Blue's settlement at 8–9–desert: one of the two must go, a crossing "
          "stays free between buildings");
}

TEST_CASE("A road too wide to be searched whole is told as at least so long", "[position][B-11]") {
    constexpr int kRadius = 8;
    engine::Setup setup;
    setup.players = {{"red", {}, {}}, {"blue", {}, {}}};
    for (int r = -kRadius; r <= kRadius; ++r) {
        for (int q = -kRadius; q <= kRadius; ++q) {
            if (engine::distance({0, 0}, {q, r}) <= kRadius) {
                setup.hexes.push_back({{q, r}, engine::Terrain::Forest, 8, false, false, ""});
                for (const engine::HexDirection direction : engine::kHexDirections) {
                    const engine::RouteSetup road{engine::sideOf({q, r}, direction), engine::RouteKind::Road, "red"};
                    if (std::ranges::find(setup.routes, road) == setup.routes.end()) {
                        setup.routes.push_back(road);
                    }
                }
            }
        }
    }
    const std::string file = engine::toJson(setup);
    const Json answer = Json::parse(withInput(file, {"position", "-", "--json"}).out);
    CHECK(answer["longest_road_at_least"] == Json::array({"red"}));
    CHECK(answer["longest_road_owner"] == "red");
    const std::string length = answer["longest_road_length"]["red"].dump();
    CHECK_THAT(withInput(file, {"position", "-"}).out,
               Catch::StartsWith("Longest road: Red\nRed: road at least " + length + ", board points 0, "));
}

TEST_CASE("Players are called by their names, in the answer to programs by their ids", "[position][B-11]") {
    Scene scene = Scene::base().settlement("red", "0,0:N").road("red", "0,0:NE");
    scene.setup.players.front().name = "Anna";
    const std::string text = withInput(fileOf(scene), {"position", "-"}).out;
    CHECK_THAT(text, Catch::Contains("\nAnna: road 1, board points 1, "));
    CHECK_THAT(text, Catch::Contains("\nBlue: road 0, board points 0, "));
    CHECK(Json::parse(withInput(fileOf(scene), {"position", "-", "--json"}).out)["board_points"]["red"] == 1);
}

TEST_CASE("What is irregular is told with what would mend it", "[position][B-1][B-2]") {
    Scene scene = Scene::base().number("settlements", 1).settlement("red", "0,0:N").settlement("red", "0,0:S");
    scene.terrain("0,0", engine::Terrain::Hills).road("red", "2,-2:E");
    const CommandRun run = withInput(fileOf(scene), {"position", "-"});
    for (const char* part :
         {"irregular by B-1: other than in the box: ", "4 × hills instead of 3",
          "Red has 2 settlements on the board and owns 1: take the rest off",
          "irregular by B-5: east coast of hills 5 (Red's road): nothing joins it to a building of its owner"}) {
        INFO(run.out);
        CHECK(run.out.find(part) != std::string::npos);
    }
}

TEST_CASE("A tie for the longest road stays with the holder that is given", "[position][B-11]") {
    Scene scene =
        Scene::base().settlement("red", "0,0:N").roads("red", {"0,0:NE", "0,0:E", "0,0:SE", "0,0:SW", "0,0:W"});
    scene.settlement("blue", "-2,2:N").roads("blue", {"-2,2:NE", "-2,2:E", "-2,2:SE", "-2,2:SW", "-2,2:W"});
    const auto owner = [&] {
        return Json::parse(withInput(fileOf(scene), {"position", "-", "--json"}).out)["longest_road_owner"];
    };
    CHECK(owner().is_null());
    scene.setup.longestRoadHolder = "blue";
    CHECK(owner() == "blue");
    scene.setup.longestRoadHolder = "white";
    CHECK(owner().is_null());
    scene.road("red", "0,0:NW");
    CHECK(owner() == "red");
}

TEST_CASE("Gold, a face-down hex and the robber count in the yields, the bank does not", "[position][B-7]") {
    Scene scene = Scene::base().terrain("0,0", engine::Terrain::Gold).city("red", "0,0:N").robber("0,-1");
    scene.setup.hexes[5].faceDown = true;
    scene.bank({});
    const Json answer = Json::parse(withInput(fileOf(scene), {"position", "-", "--json"}).out);
    CHECK(answer["production"]["9"] == Json::parse(R"({"red":{"gold":2}})"));
    CHECK(answer["production"]["8"] == Json::object());
    CHECK(answer["production"]["4"] == Json::object());
}

TEST_CASE("A bad line is answered in its place and the rest goes on", "[position]") {
    const std::string good = fileOf(Scene::base());
    const CommandRun run = withInput(good + "\n{\"format\":\n" + good + "\n", {"position", "-", "--lines"});
    CHECK(run.exit == kUnusable);
    const std::vector<Json> answers = linesOf(run.out);
    REQUIRE(answers.size() == 3);
    CHECK(answers[0].contains("board_points"));
    CHECK(answers[1].size() == 1);
    CHECK(answers[1]["error"].get<std::string>().starts_with("line 2"));
    CHECK(answers[2] == answers[0]);
    const CommandRun odd = withInput(good + "\n" + fileOf(Scene::base().settlement("green", "0,0:N")) + "\n",
                                     {"position", "-", "--lines"});
    CHECK(linesOf(odd.out)[1]["error"].get<std::string>().starts_with("line 2: "));
}

TEST_CASE("Faults are told in one line, all of them, and there is no answer", "[position]") {
    const CommandRun run =
        withInput(fileOf(Scene::base().settlement("green", "0,0:N").road("red", "9,9:E")), {"position", "-", "--json"});
    CHECK(run.exit == kUnusable);
    CHECK(run.out.empty());
    CHECK(run.err.starts_with("adjudicator: -: "));
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
    CHECK(run.err.find("green") != std::string::npos);
    CHECK(run.err.find("9,9:E") != std::string::npos);
    CHECK(withInput("", {"position", "/nowhere/at/all.json"}).exit == kUnusable);
    CHECK(withInput("{}", {"position", "-"}).exit == kUnusable);
}

TEST_CASE("A line longer than any position answers in its place, and the next is read", "[position]") {
    const std::string position = R"({"format":"catan-position/1","hexes":[{"q":0,"r":0,"terrain":"hills"}]})";
    const std::string endless(engine::kMaxJsonBytes * 3, 'x');
    const CommandRun answer = withInput(position + "\n" + endless + "\n" + position, {"position", "-", "--lines"});
    CHECK(answer.exit == kUnusable);
    const std::vector<Json> lines = linesOf(answer.out);
    REQUIRE(lines.size() == 3);
    CHECK_FALSE(lines[0].contains("error"));
    CHECK(lines[1].at("error").get<std::string>().size() < 200);
    CHECK(lines[2] == lines[0]);
}

TEST_CASE("Positions of other programs are answered like ours, and what is not kept is said", "[position][foreign]") {
    const std::string folder = std::string(ADJ_TEST_DATA) + "/foreign/";
    const CommandRun one = withInput("", {"position", folder + "catanatron.json", "--json"});
    const CommandRun other = withInput("", {"position", folder + "jsettlers.game.json", "--json"});
    CHECK(one.exit == kFine);
    CHECK(one.err.ends_with(": a game of Catanatron; not kept: the round (2 is taken)\n"));
    CHECK(std::count(other.err.begin(), other.err.end(), '\n') == 1);
    const Json answer = Json::parse(one.out);
    CHECK(answer == Json::parse(other.out));
    CHECK(answer.at("irregularities").empty());
    CHECK(answer.at("board_points") == Json{{"red", 3}, {"blue", 2}, {"white", 2}});
    std::string sea = contentOf(folder + "jsettlers.game.json");
    sea.replace(sea.find("\"layout1\""), 9, "\"layout2\"");
    const CommandRun refused = withInput(sea, {"position", "-"});
    CHECK(refused.exit == kUnusable);
    CHECK(refused.out.empty());
    CHECK(refused.err ==
          "adjudicator: -: a game of JSettlers on a sea board; only the classic board for four is read\n");
}

}  // namespace adjudicator::cli
