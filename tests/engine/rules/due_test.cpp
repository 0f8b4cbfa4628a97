// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "engine/action/decide.h"
#include "tests/support/scene.h"

namespace engine::test {

TEST_CASE("A hand that cannot pay is named with the price and what it lacks", "[rules][B-2]") {
    Game game(Scene::base().settlement("red", "0,0:N").road("red", "0,0:NE").road("red", "0,0:E"));
    const PlayerId red = game.player("red");
    game.now.hands[red] = Hand::exactly(Cards::of(1, 1, 0, 1, 0));
    const Refusal refusal = game.refused(game.settlement("red", "0,0:SE"));
    CHECK(refusal.why == Why::CannotPay);
    CHECK(refusal.player == red);
    CHECK(refusal.more().item == Item::Settlement);
    CHECK(refusal.price == Cards::of(1, 1, 1, 1, 0));
    CHECK(refusal.more().lacks == Shortage{Cards::of(0, 0, 1, 0, 0), 0});
    // Of a hand whose number alone is known, so many cards are missing.
    Hand two = Hand::untracked();
    two.total = 2;
    game.now.hands[red] = two;
    CHECK(game.refused(game.settlement("red", "0,0:SE")).more().lacks == Shortage{{}, 2});
}

TEST_CASE("In a trade the hand that cannot give is the one named", "[rules][B-9]") {
    Game game(Scene::base().hand("red", Cards::of(1, 0, 0, 0, 0)).hand("blue", {}));
    Trade trade;
    trade.by = game.player("red");
    trade.with = game.player("blue");
    trade.give = Cards::of(1, 0, 0, 0, 0);
    trade.take = Cards::of(0, 0, 0, 0, 1);
    const Refusal refusal = game.refused(trade);
    CHECK(refusal.player == game.player("blue"));
    CHECK(refusal.more().lacks == Shortage{Cards::of(0, 0, 0, 0, 1), 0});
}

TEST_CASE("A refusal for what comes first says who is due, and for what", "[rules][B-8]") {
    Scene scene = Scene::base("roll").settlement("red", "0,0:N").hand("blue", Cards::of(8, 0, 0, 0, 0));
    Game game(scene.hand("red", {}).hand("white", {}));
    CHECK(game.refused(game.road("red", "0,0:NE")).more().due ==
          std::vector{Due{game.player("red"), Duty::Roll, clause::B_7}});
    game.play(game.roll("red", 3, 4));
    CHECK(game.refused(MoveRobber{game.player("red"), game.hex("0,1"), std::nullopt}).more().due ==
          std::vector{Due{game.player("blue"), Duty::Discard, clause::B_8}});
    // A throw that nobody asked for.
    CHECK(Game(Scene::base()).refused(Throw{}).why == Why::NoThrowDue);
}

TEST_CASE("A clause is cited once for one event", "[rules][B-8]") {
    Game game(Scene::base("roll").hand("red", {}).hand("blue", {}).hand("white", {}));
    const Decision decision = game.play(game.roll("red", 3, 4));
    for (const Event& event : decision.events) {
        std::vector<ClauseId> clauses(event.clauses.begin(), event.clauses.end());
        std::ranges::sort(clauses);
        CHECK(std::ranges::adjacent_find(clauses) == clauses.end());
    }
}

}  // namespace engine::test
