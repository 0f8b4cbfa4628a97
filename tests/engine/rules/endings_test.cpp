// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>

#include "engine/action/legal_actions.h"
#include "engine/rules/points.h"
#include "tests/support/scene.h"

namespace engine::test {

TEST_CASE("Time up finishes the round, or ends the game at once", "[rules][B-13]") {
    Scene scene = Scene::base();
    scene.city("red", "0,0:N").settlement("blue", "0,0:S").settlement("white", "-2,0:N");
    Game game(scene);
    game.play(TimeUp{"two hours"});
    CHECK(game.refused(TimeUp{"again"}).why == Why::NotAtThisTime);
    game.play(game.endTurn("red"));
    game.play(game.roll("blue", 1, 1));
    game.play(game.endTurn("blue"));
    game.play(game.roll("white", 1, 1));
    game.play(game.endTurn("white"));
    CHECK(game.now.turn.phase == Phase::Ended);
    CHECK(game.now.turn.winner == game.player("red"));

    Game once(scene.ruling("R-TIME", "at-once"));
    const auto ended = once.play(TimeUp{"two hours"});
    CHECK(eventsOf<GameEnded>(ended).front().points[once.player("red")] == 2);
}

TEST_CASE("A player leaves with its points; turns pass on, and the last one wins", "[rules][B-13]") {
    Scene scene = Scene::base();
    scene.city("red", "0,0:N").settlement("blue", "0,0:S").settlement("white", "-2,0:N");
    Game game(scene);
    const PlayerId blue = game.player("blue");
    game.play(Leave{blue, "has to go"});
    CHECK(game.refused(Leave{blue, "again"}).why == Why::OutOfGame);
    game.play(game.endTurn("red"));
    CHECK(game.now.turn.player == game.player("white"));
    CHECK(game.refused(game.roll("blue", 1, 1)).why == Why::OutOfGame);
    const auto last = game.play(Leave{game.player("white"), "too"});
    CHECK(eventsOf<GameEnded>(last).front().winner == game.player("red"));
    CHECK(eventsOf<GameEnded>(last).front().points[blue] == 1);
}

TEST_CASE("With five players the others build between the turns, in order", "[rules][B-15]") {
    Scene scene = Scene::base();
    scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}, {"white", {}, {}}, {"green", {}, {}}, {"brown", {}, {}}};
    scene.settlement("red", "0,0:N").settlement("blue", "0,0:S").settlement("white", "-2,0:N");
    Game game(scene);
    game.play(game.endTurn("red"));
    CHECK(game.now.turn.phase == Phase::Special);
    const Refusal over = game.refused(game.road("red", "0,0:NE"));
    CHECK(over.why == Why::NotYourTurn);
    CHECK(over.player == game.player("red"));
    CHECK(over.more().due.front() == Due{game.player("blue"), Duty::SpecialBuilding, clause::B_15});
    game.play(game.road("white", "-2,0:NE"));
    const Refusal passed = game.refused(game.road("blue", "0,0:SE"));
    CHECK(passed.why == Why::NotYourTurn);
    CHECK(passed.player == game.player("blue"));
    CHECK(passed.more().due == std::vector{Due{game.player("white"), Duty::SpecialBuilding, clause::B_15},
                                           Due{game.player("green"), Duty::SpecialBuilding, clause::B_15},
                                           Due{game.player("brown"), Duty::SpecialBuilding, clause::B_15},
                                           Due{game.player("blue"), Duty::Roll, clause::B_7}});
    Trade trade;
    trade.by = game.player("white");
    trade.give = Cards::of(4, 0, 0, 0, 0);
    trade.take = Cards::of(0, 0, 0, 0, 1);
    CHECK(game.refused(trade).why == Why::WrongPhase);
    CHECK(game.refused(trade).clause == clause::B_15);
    // Nor are cards played: whoever tries does not end the phase for the others.
    PlayCard knight;
    knight.by = game.player("blue");
    CHECK(game.refused(knight).clause == clause::B_15);
    const auto listed = legalActions(game.now);
    for (const PlayerId player : game.now.seats()) {
        CHECK(std::ranges::count(listed, Action(EndTurn{player})) == 1);
        CHECK(std::ranges::count(listed, Action(Roll{player, {}})) == (player == game.player("blue") ? 1 : 0));
    }
    game.play(game.roll("blue", 1, 1));
    CHECK(game.now.turn.player == game.player("blue"));
    CHECK(game.now.turn.phase == Phase::Build);

    Game off(scene.ruling("R-SPECIAL-BUILD", "off"));
    off.play(off.endTurn("red"));
    CHECK(off.now.turn.phase == Phase::Roll);
}

}  // namespace engine::test
