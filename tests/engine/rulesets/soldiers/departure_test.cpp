// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "engine/rules/points.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

/// Red attacks blue's city; blue has three points, a road, units and cards.
Game attacked(Scene scene = Scene::soldiers("combat")) {
    scene.army("red", "0,0:N", "2A").settlement("red", "2,0:N").settlement("white", "-2,2:S");
    scene.city("blue", "0,0:NE", 1).road("blue", "0,0:E").settlement("blue", "-2,0:N").army("blue", "-2,0:N", "1I");
    scene.hand("blue", Cards::of(1, 2, 0, 0, 0)).hand("red", {});
    scene.setup.holdings["blue"].hiddenDevelopment = DevelopmentHand{2, DevelopmentHand::untracked().cards};
    scene.setup.holdings["red"].hiddenDevelopment = DevelopmentHand::exactly({});
    Game game(scene);
    game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
    return game;
}

}  // namespace

TEST_CASE("Who is attacked may hand everything to the attacker and leaves with half its points", "[soldiers][SA-C1]") {
    Game game = attacked();
    const PlayerId red = game.player("red");
    const PlayerId blue = game.player("blue");
    CHECK(game.refused(Capitulate{game.player("white"), red}).why == Why::CombatUnderWay);
    const auto decision = game.play(Capitulate{blue, red});
    CHECK(eventsOf<PlayerLeft>(decision).front().points == 2);
    CHECK(game.buildingAt("0,0:NE") == "red city+1");
    CHECK(game.routeAt("0,0:E") == "red road");
    CHECK(game.army("-2,0:N")->owner == red);
    CHECK(game.now.hands[red] == Hand::exactly(Cards::of(1, 2, 0, 0, 0)));
    CHECK(game.now.development[red].hidden.total == 2);
    CHECK(points(game.now, red) == 4);
    CHECK(game.now.marks.finalPoints[blue] == 2);
    CHECK(std::holds_alternative<std::monostate>(game.now.turn.pending));
    CHECK(game.refused(Capitulate{blue, red}).why == Why::OutOfGame);
    game.play(game.endTurn("red"));
    CHECK(game.now.turn.player == game.player("white"));
}

TEST_CASE("Nobody capitulates unattacked, but by a ruling in the own turn to anyone", "[soldiers][SA-C1]") {
    Scene scene = Scene::soldiers("build");
    scene.settlement("red", "0,0:N").settlement("blue", "0,0:S").settlement("white", "-2,0:N");
    Game game(scene);
    const PlayerId red = game.player("red");
    CHECK(game.refused(Capitulate{red, game.player("blue")}).why == Why::NotAttacked);
    Game free(scene.ruling("R-CAPITULATE", "anyone"));
    CHECK(free.refused(Capitulate{free.player("blue"), red}).why == Why::NotYourTurn);
    free.play(Capitulate{red, free.player("white")});
    CHECK(free.buildingAt("0,0:N") == "white settlement");
    CHECK(free.now.turn.player == free.player("blue"));
}

TEST_CASE("Pieces beyond the receiver's supply leave, or by a ruling stay", "[soldiers][SA-C1]") {
    const auto left = [](const char* option) {
        Scene scene = Scene::soldiers("combat").number("roads", 0);
        Game game = attacked(scene.ruling("R-HANDOVER", option));
        game.play(Capitulate{game.player("blue"), game.player("red")});
        return game.routeAt("0,0:E");
    };
    CHECK(left("removed") == "nothing");
    CHECK(left("kept") == "red road");
}

TEST_CASE("Who loses the last settlement and unit is annihilated", "[soldiers][SA-C2]") {
    const auto destroyed = [](const char* option, bool decline) {
        Scene scene = Scene::soldiers("combat").ruling("R-ANNIHILATED", option);
        scene.army("red", "0,0:N", "2A").settlement("red", "2,0:N").settlement("white", "-2,2:S");
        scene.building("blue", "0,0:NE", BuildingKind::Settlement, {.upsideDown = true})
            .roads("blue", {"0,0:E", "1,0:SW"});
        scene.hand("blue", Cards::of(1, 2, 0, 0, 0)).hand("red", {});
        Game game(scene);
        game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
        game.play(game.throwing({12, 1}));
        CHECK_FALSE(game.now.isOut(game.player("blue")));
        game.play(decline ? game.declineConquest("red") : game.conquer("red"));
        return game;
    };
    Game game = destroyed("removed", true);
    const PlayerId blue = game.player("blue");
    CHECK(game.now.isOut(blue));
    CHECK(game.now.marks.finalPoints[blue] == 0);
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(1, 2, 0, 0, 0)));
    CHECK(game.routeAt("0,0:E") == "nothing");
    CHECK(destroyed("stay", true).routeAt("0,0:E") == "blue road");
    CHECK(destroyed("removed", false).buildingAt("0,0:NE") == "red settlement");
}

TEST_CASE("The last player in the game has won", "[soldiers][SA-E1][SA-C2]") {
    Scene scene = Scene::soldiers("combat");
    scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}};
    scene.army("red", "0,0:N", "2A").settlement("red", "2,0:N").army("blue", "0,0:NE", "1I");
    Game game(scene);
    game.play(game.attack("red", {"0,0:N"}, "0,0:NE"));
    const auto last = game.play(game.throwing({12, 1}));
    CHECK(eventsOf<GameEnded>(last).front().winner == game.player("red"));
    CHECK(cites<GameEnded>(last, clause::SA_E1));
}

}  // namespace engine::test
