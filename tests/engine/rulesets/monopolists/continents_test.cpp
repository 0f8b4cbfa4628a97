// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/continents.h"

#include <catch2/catch.hpp>

#include "engine/rules/points.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

/// The hex joins a continent.
void rename(Scene& scene, Hex at, Terrain terrain, const std::string& continent) {
    for (HexSetup& hex : scene.setup.hexes) {
        if (hex.hex == at) {
            hex.terrain = terrain;
            hex.continent = continent;
        }
    }
}

}  // namespace

TEST_CASE("The two foundings stand on different continents, none on the Exchange", "[rulesets][MO-3]") {
    Scene scene = Scene::monopolists("found");
    scene.setup.turn->round = 1;
    Game game(scene);
    const Refusal exchange = game.refused(game.found("red", "0,1:S", "0,1:SE"));
    CHECK(exchange.clause == clause::MO_3);
    CHECK(exchange.why == Why::OnExchange);
    CHECK(game.refused(game.found("red", "1,-3:N", "1,-3:NE")).why == Why::NoContinent);
    game.play(game.found("red", "-2,-1:NW", "-3,-1:E"));
    game.play(game.found("blue", "4,-1:N", "4,-1:NE"));
    game.play(game.found("white", "-5,3:N", "-5,3:NE"));
    game.play(game.found("orange", "2,3:N", "2,3:NE"));
    game.play(game.found("orange", "3,-2:N", "3,-2:NE"));
    game.play(game.found("white", "1,4:N", "1,4:NE"));
    const Refusal same = game.refused(game.found("blue", "3,-1:SW", "3,-1:SE"));
    CHECK(same.clause == clause::MO_3);
    game.play(game.found("blue", "-5,4:S", "-5,4:SE"));
    const Refusal again = game.refused(game.found("red", "-1,-3:N", "-1,-3:NE"));
    CHECK(again.why == Why::SameContinent);
    CHECK(again.at == std::vector<Place>{game.corner("-1,-3:N"), game.corner("-2,-1:NW")});
    game.play(game.found("red", "4,0:NE", "4,0:E"));
    CHECK(game.now.turn.phase == Phase::Roll);
}

TEST_CASE("A site between two continents belongs to both, or is none to found on", "[rulesets][MO-3][R-MO-CONTINENT]") {
    Scene scene = Scene::monopolists("found");
    scene.setup.turn->round = 1;
    // Without its desert the north-west would touch the north-east.
    rename(scene, {1, -3}, Terrain::Forest, "north-east");
    SECTION("each") {
        Game game(scene);
        CHECK(continentsAt(game.now, game.corner("1,-3:NW")) ==
              std::vector<std::string_view>{"north-east", "north-west"});
        game.play(game.found("red", "1,-3:NW", "0,-3:NE"));
    }
    SECTION("single") {
        scene.ruling("R-MO-CONTINENT", "single");
        Game game(scene);
        const Refusal refusal = game.refused(game.found("red", "1,-3:NW", "0,-3:NE"));
        CHECK(refusal.why == Why::SeveralContinents);
        CHECK(refusal.ruling == choiceOf(RMoContinent::Single));
    }
}

TEST_CASE("With Soldiers & Armies a settlement and a city are founded, on two continents",
          "[rulesets][MO-3][R-X-SA-MO-START]") {
    const auto [option, kind] = GENERATE(
        table<const char*, const char*>({{"settlement-and-city", "red city"}, {"two-settlements", "red settlement"}}));
    Scene scene = Scene::monopolists("found").ruling("R-X-SA-MO-START", option);
    scene.setup.turn->round = 1;
    scene.setup.documents = {"base", "soldiers", "monopolists"};
    scene.setup.marks.founded = 7;
    scene.settlement("red", "-2,-1:NW");
    Game game(scene);
    CHECK(game.refused(game.found("red", "-1,-3:N", "-1,-3:NE")).why == Why::SameContinent);
    game.play(game.found("red", "4,0:NE", "4,0:E"));
    CHECK(game.buildingAt("4,0:NE") == kind);
}

TEST_CASE("Two points and more than anyone else make a Monopolist", "[rulesets][MO-15]") {
    Scene scene = Scene::monopolists();
    scene.settlement("red", "-2,-1:NW").roads("red", {"-3,-1:E", "-3,-1:SE"});
    scene.city("blue", "-1,-3:N").settlement("blue", "2,3:N");
    Game game(scene);
    CHECK(monopolistOf(game.now, "north-west") == game.player("blue"));
    CHECK(monopolistOf(game.now, "south-east") == std::nullopt);
    // Two against two: nobody. The cards are moved after an act that changes pieces.
    const Decision tie = game.play(game.settlement("red", "-3,-1:S"));
    CHECK(monopolistOf(game.now, "north-west") == std::nullopt);
    CHECK(eventsOf<MonopolistMoved>(tie).empty());
    const Decision more = game.play(game.city("red", "-3,-1:S"));
    CHECK(cites<MonopolistMoved>(more, clause::MO_15));
    CHECK(game.now.marks.monopolistOf("north-west") == game.player("red"));
    CHECK(points(game.now, game.player("red")) == 3 + 1);
    SECTION("a tie later returns the card") {
        game.now.turn.player = game.player("blue");
        game.now.buildings.set(game.corner("-3,-2:SW"), Building{BuildingKind::Settlement, game.player("blue"), 0, false});
        const Decision back = game.play(game.road("blue", "-1,-3:NE"));
        REQUIRE(eventsOf<MonopolistMoved>(back).size() == 1);
        CHECK(eventsOf<MonopolistMoved>(back).front().holder == std::nullopt);
        CHECK(points(game.now, game.player("red")) == 3);
    }
    SECTION("factories count nothing") {
        game.now.buildings.set(game.corner("-3,-2:SW"), Building{BuildingKind::Factory, game.player("blue"), 0, false});
        game.play(game.road("red", "-3,-1:NE"));
        CHECK(game.now.marks.monopolistOf("north-west") == game.player("red"));
    }
    SECTION("falling below two points returns it") {
        game.now.buildings.set(game.corner("-3,-1:S"), std::nullopt);
        game.now.buildings.set(game.corner("-1,-3:N"), std::nullopt);
        const Decision back = game.play(game.road("red", "-3,-1:NE"));
        CHECK(eventsOf<MonopolistMoved>(back).size() == 1);
        CHECK(game.now.marks.monopolistOf("north-west") == std::nullopt);
    }
}

}  // namespace engine::test
