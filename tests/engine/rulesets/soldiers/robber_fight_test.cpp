// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

/// Red's cavalry stands at the robber's hex 0,0; white has a settlement at 1,0.
Scene beside() {
    Scene scene = Scene::soldiers("combat");
    return scene.robber("0,0").army("red", "0,0:N", "1C").settlement("red", "-2,0:N").settlement("white", "1,0:SE");
}

}  // namespace

TEST_CASE("An army beats the robber by more, moves it and draws a card", "[soldiers][SA-R1][SA-R3]") {
    Game game(beside());
    const PlayerId red = game.player("red");
    CHECK(game.refused(AttackRobber{red, game.corner("-2,0:N"), false}).why == Why::NoArmy);
    game.play(AttackRobber{red, game.corner("0,0:N"), false});
    CHECK(game.refused(game.endTurn("red")).why == Why::ThrowIsDue);
    Throw wrong;
    wrong.dice.dice = {{6, 3}, {6, 2}};
    CHECK(game.refused(wrong).why == Why::DiceWrong);
    const auto won = game.play(game.throwing({5, 4}));
    CHECK(eventsOf<RobberFought>(won).front().won);
    CHECK(cites<RobberFought>(won, clause::SA_R1));
    CHECK(game.refused(MovePirate{red, game.hex("1,0"), std::nullopt}).why == Why::NoPirate);
    const auto moved = game.play(MoveRobber{red, game.hex("1,0"), game.player("white")});
    CHECK(eventsOf<CardStolen>(moved).size() == 1);
    CHECK(game.now.turn.phase == Phase::Combat);
    CHECK(game.refused(AttackRobber{red, game.corner("0,0:N"), false}).why == Why::NotAtRobber);
    game.now.robber = game.hex("0,0");
    CHECK(game.refused(AttackRobber{red, game.corner("0,0:N"), false}).why == Why::RobberFought);
}

TEST_CASE("A tie against the robber costs one card of choice", "[soldiers][SA-R1]") {
    Scene scene = beside();
    scene.hand("red", Cards::of(1, 0, 0, 0, 1));
    Game game(scene);
    const PlayerId red = game.player("red");
    game.play(AttackRobber{red, game.corner("0,0:N"), false});
    game.play(game.throwing({4, 4}));
    CHECK(game.refused(game.endTurn("red")).why == Why::TributeIsDue);
    CHECK(game.refused(Discard{red, Cards::of(0, 1, 0, 0, 0), std::nullopt}).why == Why::CannotPay);
    game.play(Discard{red, Cards::of(0, 0, 0, 0, 1), std::nullopt});
    CHECK(game.now.hands[red] == Hand::exactly(Cards::of(1, 0, 0, 0, 0)));
    CHECK(game.unitsAt("0,0:N") == "1C");
    // Who has nothing gives nothing.
    Game poor(beside().hand("red", {}));
    poor.play(AttackRobber{red, poor.corner("0,0:N"), false});
    poor.play(poor.throwing({1, 2}));
    CHECK(poor.allows(poor.endTurn("red")));
}

TEST_CASE("By a ruling the winner draws a development card instead", "[soldiers][SA-R1]") {
    Game game(beside().ruling("R-ROBBER-CARD", "development"));
    const PlayerId red = game.player("red");
    game.play(AttackRobber{red, game.corner("0,0:N"), false});
    game.play(game.throwing({5, 4}));
    CHECK(game.refused(MoveRobber{red, game.hex("1,0"), game.player("white")}).why == Why::NotAdjacentVictim);
    CHECK(eventsOf<CardDrawn>(game.play(MoveRobber{red, game.hex("1,0"), std::nullopt})).size() == 1);
    // It may stay where it is, too.
    Game kept(beside());
    kept.play(AttackRobber{red, kept.corner("0,0:N"), false});
    kept.play(kept.throwing({5, 4}));
    kept.play(KeepRobber{red});
    CHECK(kept.now.robber == kept.hex("0,0"));
}

TEST_CASE("The pirate is fought like the robber, once each", "[soldiers][SA-R2][SA-R3]") {
    Scene scene = beside();
    scene.sea("0,-1").sea("-1,0");
    scene.setup.pirate = Hex{0, -1};
    Game game(scene);
    const PlayerId red = game.player("red");
    game.play(AttackRobber{red, game.corner("0,0:N"), false});
    game.play(game.throwing({1, 4}));
    game.play(Discard{red, std::nullopt, 1});
    game.play(AttackRobber{red, game.corner("0,0:N"), true});
    const auto won = game.play(game.throwing({9, 4}));
    CHECK(cites<RobberFought>(won, clause::SA_R2));
    CHECK(game.refused(MoveRobber{red, game.hex("1,0"), std::nullopt}).why == Why::NoRobberDue);
    game.play(MovePirate{red, game.hex("-1,0"), std::nullopt});
    CHECK(game.now.pirate == game.hex("-1,0"));
    CHECK_FALSE(game.now.pirateOwner.has_value());
}

TEST_CASE("A beaten opposing pirate ship gives way to an own one; the own one is not attacked", "[soldiers][SA-R2]") {
    const auto fought = [](const char* owner) {
        Scene scene = beside();
        scene.sea("0,-1").sea("-1,0");
        scene.setup.pirate = Hex{0, -1};
        scene.setup.pirateOwner = owner;
        return Game(scene);
    };
    Game game = fought("blue");
    const PlayerId red = game.player("red");
    game.play(AttackRobber{red, game.corner("0,0:N"), true});
    game.play(game.throwing({9, 4}));
    Game kept = game;
    game.play(MovePirate{red, game.hex("-1,0"), std::nullopt});
    CHECK(game.now.pirateOwner == red);
    CHECK(cites<PirateMoved>(kept.play(KeepRobber{red}), clause::SA_R2));
    CHECK(kept.now.pirate == kept.hex("0,-1"));
    CHECK(kept.now.pirateOwner == red);
    Game lost = fought("blue");
    lost.play(AttackRobber{red, lost.corner("0,0:N"), true});
    lost.play(lost.throwing({2, 4}));
    CHECK(lost.now.pirateOwner == lost.player("blue"));
    Game own = fought("red");
    CHECK(own.refused(AttackRobber{red, own.corner("0,0:N"), true}).why == Why::OwnPirate);
}

}  // namespace engine::test
