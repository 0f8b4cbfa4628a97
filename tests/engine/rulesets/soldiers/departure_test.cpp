// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>

#include "engine/action/legal_actions.h"
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
    CHECK(game.refused(Capitulate{game.player("white"), red, {}}).why == Why::NotAttacked);
    const Refusal notThere = game.refused(Capitulate{blue, game.player("white"), {}});
    CHECK(notThere.why == Why::NotAttacked);
    CHECK(notThere.clause == clause::SA_C1);
    const auto decision = game.play(Capitulate{blue, red, {}});
    CHECK(eventsOf<PlayerLeft>(decision).front().points == 2);
    CHECK(game.buildingAt("0,0:NE") == "red city+1");
    CHECK(game.routeAt("0,0:E") == "red road");
    CHECK(game.army("-2,0:N")->owner == red);
    CHECK(game.now.hands[red] == Hand::exactly(Cards::of(1, 2, 0, 0, 0)));
    CHECK(game.now.development[red].hidden.total == 2);
    CHECK(points(game.now, red) == 4);
    CHECK(game.now.marks.finalPoints[blue] == 2);
    CHECK(std::holds_alternative<std::monostate>(game.now.turn.pending));
    CHECK(game.refused(Capitulate{blue, red, {}}).why == Why::OutOfGame);
    game.play(game.endTurn("red"));
    CHECK(game.now.turn.player == game.player("white"));
}

TEST_CASE("Nobody capitulates unattacked, but by a ruling in the own turn to anyone", "[soldiers][SA-C1]") {
    Scene scene = Scene::soldiers("build");
    scene.settlement("red", "0,0:N").settlement("blue", "0,0:S").settlement("white", "-2,0:N");
    Game game(scene);
    const PlayerId red = game.player("red");
    CHECK(game.refused(Capitulate{red, game.player("blue"), {}}).why == Why::NotAttacked);
    Game free(scene.ruling("R-CAPITULATE", "anyone"));
    CHECK(free.refused(Capitulate{free.player("blue"), red, {}}).why == Why::NotYourTurn);
    free.play(Capitulate{red, free.player("white"), {}});
    CHECK(free.buildingAt("0,0:N") == "white settlement");
    CHECK(free.now.turn.player == free.player("blue"));
}

TEST_CASE("Pieces beyond the receiver's supply leave, or by a ruling stay", "[soldiers][SA-C1]") {
    const auto left = [](const char* option) {
        Scene scene = Scene::soldiers("combat").number("roads", 0);
        Game game = attacked(scene.ruling("R-HANDOVER", option));
        game.play(Capitulate{game.player("blue"), game.player("red"), {}});
        return game.routeAt("0,0:E");
    };
    CHECK(left("removed") == "nothing");
    CHECK(left("kept") == "red road");
}

TEST_CASE("The receiver says which pieces pass where there is not room for all",
          "[soldiers][SA-C1][R-HANDOVER-CHOICE]") {
    const bool receiver = GENERATE(true, false);
    Scene scene = Scene::soldiers("combat").number("cities", 1);
    scene.city("blue", "2,-1:N").ruling("R-HANDOVER-CHOICE", receiver ? "receiver" : "leaver");
    Game game = attacked(scene);
    const PlayerId red = game.player("red");
    const PlayerId blue = game.player("blue");
    const Refusal open = game.refused(Capitulate{blue, red, {}});
    CHECK(open.why == Why::HandoverChoice);
    CHECK(open.player == (receiver ? red : blue));
    CHECK(open.at.size() == 2);
    const Site first = game.corner("0,0:NE");
    const Site second = game.corner("2,-1:N");
    CHECK(game.refused(Capitulate{blue, red, {first, second}}).why == Why::HandoverWrong);
    CHECK(game.refused(Capitulate{blue, red, {first, first}}).why == Why::HandoverWrong);
    CHECK(game.refused(Capitulate{blue, red, {game.corner("2,0:N")}}).why == Why::PieceNotTheirs);
    const auto listed = legalActions(game.now);
    CHECK(std::ranges::count_if(listed, [](const Action& act) { return std::holds_alternative<Capitulate>(act); }) ==
          1);
    const auto decision = game.play(Capitulate{blue, red, {second}});
    CHECK(game.buildingAt("0,0:NE") == "nothing");
    CHECK(game.buildingAt("2,-1:N") == "red city");
    CHECK(cites<PieceRemoved>(decision, clause::SA_C1));
}

TEST_CASE("One weapon that annihilates all who are left ends the game", "[soldiers][SA-N5][SA-E1][R-LAST-ALL]") {
    const bool draw = GENERATE(true, false);
    Scene scene = Scene::soldiers("combat").ruling("R-LAST-ALL", draw ? "draw" : "most-points");
    scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}};
    scene.settlement("red", "0,0:N")
        .nuke("red", "0,0:N")
        .settlement("blue", "0,0:S")
        .hand("blue", Cards::of(1, 0, 0, 0, 0));
    scene.setup.holdings["blue"].extraPoints = 1;
    Game game(scene);
    const auto decision = game.play(game.fire("red", "0,0:N", "0,0"));
    REQUIRE(eventsOf<GameEnded>(decision).size() == 1);
    CHECK(eventsOf<GameEnded>(decision).front().winner == (draw ? std::nullopt : std::optional(game.player("blue"))));
    CHECK(eventsOf<TurnStarted>(decision).empty());
    CHECK(game.now.turn.phase == Phase::Ended);
    // Who falls at the same time inherits nothing.
    CHECK_FALSE(eventsOf<HandTaken>(decision).back().to);
}

TEST_CASE("Who sells the last building without an army is told before, and is out",
          "[soldiers][SA-D2][SA-C2][R-SELL-LAST]") {
    Scene scene = Scene::soldiers("build");
    scene.settlement("red", "0,0:N").settlement("blue", "0,0:S").settlement("white", "-2,0:N");
    scene.hand("red", Cards::of(1, 0, 0, 0, 0)).hand("blue", Cards::of(0, 1, 0, 0, 0)).hand("white", {});
    Game game(scene);
    Trade sale;
    sale.by = game.player("red");
    sale.with = game.player("blue");
    sale.give = Cards::of(1, 0, 0, 0, 0);
    sale.takePieces = {game.corner("0,0:S")};
    const Refusal told = game.refused(sale);
    CHECK(told.why == Why::SellsTheLast);
    CHECK(told.player == game.player("blue"));
    CHECK(told.clause == clause::SA_D2);
    sale.last = true;
    const auto decision = game.play(sale);
    CHECK(game.now.isOut(game.player("blue")));
    CHECK_FALSE(eventsOf<HandTaken>(decision).front().to);
    CHECK(game.now.hands[game.player("red")].total == 0);
    const Game barred(Scene(scene).ruling("R-SELL-LAST", "refused"));
    CHECK(barred.refused(sale).ruling == choiceOf(RSellLast::Refused));
    // With an army left the seller stays in.
    Game armed(Scene(scene).army("blue", "2,0:N", "I"));
    sale.last = false;
    CHECK(armed.allows(sale));
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
