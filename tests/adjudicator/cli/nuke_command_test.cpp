// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "engine/notation/position_json.h"
#include "tests/adjudicator/cli/command_run.h"
#include "tests/support/scene.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::json;
using engine::test::Scene;

CommandRun nuke(const Scene& scene, std::vector<std::string> arguments) {
    std::istringstream in(engine::toJson(scene.setup));
    std::ostringstream out;
    std::ostringstream err;
    CommonOptions common;
    int exit = -1;
    CLI::App app;
    registerNuke(app, {in, out, err}, common, exit);
    arguments.insert(arguments.begin(), {"nuke", "-"});
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    return {exit, out.str(), err.str()};
}

std::vector<std::string> eventsOf(const Json& answer) {
    std::vector<std::string> names;
    for (const Json& effect : answer["effects"]) {
        names.push_back(effect["event"]);
    }
    return names;
}

}  // namespace

TEST_CASE("What a weapon would do is listed, and the position afterwards given", "[nuke][SA-N3][SA-N4]") {
    const Scene scene = Scene::soldiers("combat")
                            .nuke("red", "0,0:N")
                            .city("blue", "1,1:N")
                            .settlement("white", "1,1:S")
                            .army("white", "1,1:S", "I");
    const CommandRun run = nuke(scene, {"--from", "0,0:N", "--at", "1,1", "--json"});
    CHECK(run.exit == kFine);
    const Json answer = Json::parse(run.out);
    CHECK(eventsOf(answer) ==
          std::vector<std::string>{"piece-removed", "hex-turned-over", "building-changed", "piece-removed"});
    const auto after = engine::setupFromJson(answer["position"].dump());
    REQUIRE(after.has_value());
    REQUIRE(after->buildings.size() == 1);
    CHECK(after->buildings[0].kind == engine::BuildingKind::Settlement);
    CHECK(after->nukes.empty());
    CHECK(after->armies.size() == 1);
}

TEST_CASE("A position of the base game is asked as one of Soldiers & Armies, whatever the turn and points",
          "[nuke][SA-N1]") {
    Scene scene = Scene::base("roll").settlement("red", "0,0:N").city("blue", "1,1:N");
    scene.setup.documents.clear();
    scene.setup.holdings["red"].extraPoints = 20;
    const CommandRun run = nuke(scene, {"--from", "0,0:N", "--at", "1,1", "--json"});
    CHECK(run.exit == kFine);
    CHECK(eventsOf(Json::parse(run.out)) ==
          std::vector<std::string>{"piece-removed", "hex-turned-over", "building-changed"});
}

TEST_CASE("Out of range, off the land or with nobody to fire it the answer is no, with the clause", "[nuke][SA-N2]") {
    const Scene scene =
        Scene::soldiers("combat").nuke("red", "0,0:N").terrain("9,0", engine::Terrain::Fields).sea("3,0");
    const CommandRun far = nuke(scene, {"--from", "0,0:N", "--at", "9,0"});
    CHECK(far.exit == kAnswerIsNo);
    CHECK(far.out.empty());
    CHECK(far.err.find("SA-N2") != std::string::npos);
    CHECK(nuke(scene, {"--from", "0,0:N", "--at", "3,0"}).exit == kAnswerIsNo);
    CHECK(nuke(scene, {"--from", "0,0:N", "--at", "3,0", "--ruling", "R-NUKE-TARGET=any"}).exit == kFine);
    CHECK(nuke(scene, {"--from", "0,0:S", "--at", "0,0"}).exit == kAnswerIsNo);
}

TEST_CASE("Places that are not on the board are unusable", "[nuke]") {
    const Scene scene = Scene::soldiers("combat").nuke("red", "0,0:N");
    CHECK(nuke(scene, {"--from", "7,7:N", "--at", "0,0"}).exit == kUnusable);
    CHECK(nuke(scene, {"--from", "0,0:N", "--at", "7,7"}).exit == kUnusable);
    CHECK(nuke(scene, {"--from", "0,0", "--at", "0,0"}).exit == kUnusable);
    CHECK(nuke(scene, {"--from", "0,0:N", "--at", "0,0", "--ruling", "R-X=y"}).exit == kUnusable);
}

}  // namespace adjudicator::cli
