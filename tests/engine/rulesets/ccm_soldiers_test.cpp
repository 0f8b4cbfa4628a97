// SPDX-License-Identifier: GPL-3.0-or-later
// The CCM rules where armies meet their bridges and capitals.
#include <catch2/catch.hpp>

#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/nuke.h"
#include "tests/engine/rulesets/ccm_scenes.h"

namespace engine::test {

using namespace ccm_table;

TEST_CASE("armies cross a bridge in one step, unless the table says no", "[ccm][soldiers][CC-12][R-X-SA-CC-CROSSING]") {
    const bool crosses = GENERATE(true, false);
    Scene scene = ccm("move").army("blue", "0,0:N", "I").ruling("R-X-SA-CC-CROSSING", crosses ? "one-step" : "no");
    scene.setup.documents = {"base", "soldiers", "ccm"};
    scene.turn("blue", "move");
    scene.setup.bridges = {{Hex{0, 0}, CornerDirection::N, CornerDirection::S, "red"}};
    Game game(scene);
    CHECK(game.allows(game.walk("blue", "0,0:N", {"0,0:S"})) == crosses);
}

TEST_CASE("a bridge at a conquered crossing goes the way of a road", "[ccm][soldiers][SA-K11][R-X-SA-CC-BRIDGE]") {
    const bool asRoad = GENERATE(true, false);
    Scene scene = ccm("combat").army("red", "0,0:NE", "I").ruling("R-X-SA-CC-BRIDGE", asRoad ? "as-road" : "stays");
    scene.setup.documents = {"base", "soldiers", "ccm"};
    scene.setup.bridges = {{Hex{0, 0}, CornerDirection::N, CornerDirection::S, "blue"}};
    scene.settlement("blue", "2,-2:N");
    Game game(scene);
    game.now.turn.pending = ConquestDue{game.player("red"), game.player("blue"), game.corner("0,0:N")};
    game.play(game.conquer("red"));
    CHECK(game.now.bridges.front().owner == game.player(asRoad ? "red" : "blue"));
}

TEST_CASE("a capital defends itself with d12 or d20 and falls to a city", "[ccm][soldiers][SA-K4][R-X-SA-CC-CAPITAL]") {
    const bool asCity = GENERATE(true, false);
    Scene scene =
        ccm("combat").army("red", "0,0:NE", "I").ruling("R-X-SA-CC-CAPITAL", asCity ? "as-city" : "as-metropolis");
    scene.setup.documents = {"base", "soldiers", "ccm"};
    scene.building("blue", "0,0:N", BuildingKind::Capital, {.upsideDown = true});
    Game game(scene);
    game.play(game.attack("red", {"0,0:NE"}, "0,0:N"));
    CHECK(roundDice(game.now, std::get<Fight>(game.now.turn.pending)) == std::vector{6, asCity ? 12 : 20});
    game.play(game.throwing({6, 1}));
    CHECK(game.buildingAt("0,0:N") == "blue city");
}

TEST_CASE("a nuclear weapon makes a capital a city, or spares it", "[ccm][soldiers][SA-N4][R-X-SA-CC-NUKE]") {
    const bool spared = GENERATE(true, false);
    Scene scene = ccm("combat").nuke("red", "2,-2:N").ruling("R-X-SA-CC-NUKE", spared ? "spared" : "to-city");
    scene.setup.documents = {"base", "soldiers", "ccm"};
    scene.building("blue", "0,0:N", BuildingKind::Capital);
    Game game(scene);
    game.play(game.fire("red", "2,-2:N", "0,0"));
    CHECK(game.buildingAt("0,0:N") == (spared ? "blue capital" : "blue city"));
}

}  // namespace engine::test
