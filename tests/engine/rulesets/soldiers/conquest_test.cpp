// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/conquest.h"

#include <catch2/catch.hpp>

#include "tests/engine/rulesets/soldiers/fight_table.h"

namespace engine::test {

namespace {

/// Blue's settlement at 0,0:NE is about to fall to red's artillery.
Scene doomed() {
    return Scene::soldiers("combat")
        .army("red", kFrom, "3A")
        .building("blue", kTarget, BuildingKind::Settlement, {.upsideDown = true})
        .army("blue", "-2,2:S", "1I");
}

Game fallen(const Scene& scene) {
    Game game(scene);
    game.play(game.attack("red", {kFrom}, kTarget));
    const Decision end = game.play(game.throwing({12, 1}));
    REQUIRE(eventsOf<ConquestOffered>(end).size() == 1);
    return game;
}

}  // namespace

TEST_CASE("The conqueror puts an own settlement there and takes the routes that hang on it", "[conquest][SA-K11]") {
    Game game = fallen(doomed().roads("blue", {"0,0:E", "1,-1:SE"}).road("white", "0,0:NE"));
    const Decision conquest = game.play(game.conquer("red"));
    CHECK(game.buildingAt(kTarget) == "red settlement");
    CHECK(game.routeAt("0,0:E") == "red road");
    CHECK(game.routeAt("1,-1:SE") == "red road");
    CHECK(game.routeAt("0,0:NE") == "white road");
    CHECK(game.unitsAt(kFrom) == "3A");
    CHECK(cites<RouteChanged>(conquest, clause::SA_K11));
    CHECK(eventsOf<ConquestSettled>(conquest).front().conquered);
    CHECK(game.allows(game.endTurn("red")));
}

TEST_CASE("Routes that still lead to a building of the loser stay the loser's", "[conquest][SA-K11]") {
    Game game = fallen(doomed().roads("blue", {"0,0:E", "0,0:SE", "1,-1:SE"}).city("blue", "0,0:S"));
    game.play(game.conquer("red"));
    CHECK(game.routeAt("0,0:E") == "blue road");
    CHECK(game.routeAt("1,-1:SE") == "red road");
}

TEST_CASE("A third player's building cuts the loser's routes off", "[conquest][SA-K11]") {
    Game game = fallen(doomed().roads("blue", {"0,0:E", "0,0:SE"}).city("blue", "0,0:S").settlement("white", "0,0:SE"));
    game.play(game.conquer("red"));
    CHECK(game.routeAt("0,0:E") == "red road");
    CHECK(game.routeAt("0,0:SE") == "blue road");
}

TEST_CASE("Only the edges at the crossing change hands, or the whole unconnected chain",
          "[conquest][SA-K11][R-CONQUEST]") {
    const Scene scene = doomed().roads("blue", {"0,0:E", "0,0:SE", "0,0:SW"});
    Game edges = fallen(scene);
    const Decision literal = edges.play(edges.conquer("red"));
    CHECK(edges.routeAt("0,0:E") == "red road");
    CHECK(edges.routeAt("0,0:SE") == "blue road");
    CHECK(eventsOf<RouteChanged>(literal).size() == 1);
    Game chain = fallen(Scene(scene).ruling("R-CONQUEST", "chain"));
    chain.play(chain.conquer("red"));
    CHECK(chain.routeAt("0,0:E") == "red road");
    CHECK(chain.routeAt("0,0:SE") == "red road");
    CHECK(chain.routeAt("0,0:SW") == "red road");
}

TEST_CASE("The conquered crossing no longer joins the loser's routes, or still does",
          "[conquest][SA-K11][R-CONQUEST-THROUGH]") {
    // 0,0:E hangs on a city only through the fallen settlement.
    const Scene scene = doomed().roads("blue", {"0,0:E", "1,-1:SE"}).city("blue", "1,-1:SE");
    Game cut = fallen(scene);
    cut.play(cut.conquer("red"));
    CHECK(cut.routeAt("0,0:E") == "red road");
    CHECK(cut.routeAt("1,-1:SE") == "blue road");
    Game connects = fallen(Scene(scene).ruling("R-CONQUEST-THROUGH", "connects"));
    connects.play(connects.conquer("red"));
    CHECK(connects.routeAt("0,0:E") == "blue road");
    CHECK(connects.routeAt("1,-1:SE") == "blue road");
}

TEST_CASE("Ships are conquered like roads", "[conquest][SA-K11]") {
    Scene scene = Scene::soldiers("combat").sea("3,0").sea("3,-1").army("red", "3,0:SW", "3A");
    scene.building("blue", "3,0:NW", BuildingKind::Settlement, {.upsideDown = true}).ship("blue", "3,0:NW");
    Game game(scene);
    game.play(game.attack("red", {"3,0:SW"}, "3,0:NW"));
    game.play(game.throwing({12, 1}));
    game.play(game.conquer("red"));
    CHECK(game.routeAt("3,0:NW") == "red ship");
}

TEST_CASE("A conqueror short of roads replaces the nearest first", "[conquest][SA-K11][R-CONQUEST-SUPPLY]") {
    const Scene scene = doomed().roads("blue", {"0,0:E", "0,0:SE"}).number("roads", 1).ruling("R-CONQUEST", "chain");
    Game nearest = fallen(scene);
    nearest.play(nearest.conquer("red"));
    CHECK(nearest.routeAt("0,0:E") == "red road");
    CHECK(nearest.routeAt("0,0:SE") == "blue road");
    Game removed = fallen(Scene(scene).ruling("R-CONQUEST-SUPPLY", "removed"));
    removed.play(removed.conquer("red"));
    CHECK(removed.routeAt("0,0:E") == "red road");
    CHECK(removed.routeAt("0,0:SE") == "nothing");
}

TEST_CASE("Who declines leaves the crossing empty and all routes as they are", "[conquest][SA-K11]") {
    Game game = fallen(doomed().road("blue", "0,0:E"));
    CHECK(game.refused(game.endTurn("red")).why == Why::MustConquerFirst);
    CHECK(game.refused(game.conquer("blue")).why == Why::NotYourTurn);
    const Decision declined = game.play(game.declineConquest("red"));
    CHECK_FALSE(eventsOf<ConquestSettled>(declined).front().conquered);
    CHECK(game.buildingAt(kTarget) == "nothing");
    CHECK(game.routeAt("0,0:E") == "blue road");
    CHECK(game.refused(game.conquer("red")).why == Why::NoConquest);
}

TEST_CASE("Without a settlement in the supply nothing is conquered", "[conquest][SA-K11]") {
    Game game = fallen(doomed().settlement("red", "0,-2:N").number("settlements", 1));
    CHECK(game.refused(game.conquer("red")).why == Why::NoSettlementLeft);
    game.play(game.declineConquest("red"));
    CHECK(game.allows(game.endTurn("red")));
}

TEST_CASE("A conquest moves the longest road, and may win the game", "[conquest][SA-K11][B-11][SA-E1]") {
    Scene scene = doomed()
                      .roads("blue", {"0,0:E", "0,0:SE", "0,0:SW", "1,-1:SE"})
                      .roads("red", {"0,0:NW", "0,-1:SW", "-1,0:NW", "-1,0:W"});
    scene.settlement("red", "0,0:NW").roads("blue", {"0,0:NE"});
    scene.setup.longestRoadHolder = "blue";
    scene.setup.holdings["red"].extraPoints = 11;
    Game game = fallen(scene);
    const Decision conquest = game.play(game.conquer("red"));
    CHECK(game.now.longestRoadHolder != game.player("blue"));
    CHECK(game.now.turn.phase == Phase::Ended);
    CHECK(game.now.turn.winner == game.player("red"));
    CHECK(cites<GameEnded>(conquest, clause::SA_E1));
}

TEST_CASE("A settlement destroyed breaks no road, one conquered does", "[conquest][B-11][SA-K11]") {
    // Blue's five roads run through the fallen crossing and hang on a city at one end.
    const Scene scene =
        doomed().roads("blue", {"0,0:E", "0,0:SE", "0,0:SW", "1,-1:SE", "1,-1:E"}).city("blue", "0,0:SW");
    Scene held = scene;
    held.setup.longestRoadHolder = "blue";
    Game declined = fallen(held);
    declined.play(declined.declineConquest("red"));
    CHECK(declined.now.longestRoadHolder == declined.player("blue"));
    Game conquered = fallen(held);
    conquered.play(conquered.conquer("red"));
    CHECK_FALSE(conquered.now.longestRoadHolder.has_value());
}

}  // namespace engine::test
