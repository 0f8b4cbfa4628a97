// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/robber.h"

#include <catch2/catch.hpp>

#include "tests/support/scene.h"

namespace engine::test {

namespace {

Action discards(const Game& game, std::string_view by, const Cards& cards) {
    return Discard{game.player(by), cards, std::nullopt};
}

Action moves(const Game& game, std::string_view hex, std::optional<PlayerId> victim = std::nullopt) {
    return MoveRobber{game.now.turn.player, game.hex(hex), victim};
}

/// Red has rolled a 7; of blue's hand only is known that it holds so many cards of one kind at least.
Game sevenWith(Resource resource, int least) {
    Scene scene = Scene::base("roll").hand("red", {}).hand("white", {});
    Hand hand;
    hand.cards[resource].least = least;
    scene.setup.holdings["blue"].hand = hand;
    Game game(scene);
    game.play(game.roll("red", 3, 4));
    return game;
}

}  // namespace

TEST_CASE("On a 7 whoever holds more than seven cards gives half back, rounded down", "[robber][B-8]") {
    Scene scene = Scene::base("roll").settlement("red", "0,0:N").settlement("blue", "0,0:S");
    Game game(scene.hand("red", Cards::of(7, 0, 0, 0, 0)).hand("blue", Cards::of(5, 4, 0, 0, 0)).hand("white", {}));
    const Decision seven = game.play(game.roll("red", 3, 4));
    CHECK(cites<RobberStirred>(seven, clause::B_8));
    const RobberStirred stirred = eventsOf<RobberStirred>(seven).front();
    CHECK(stirred.discards[game.player("red")] == 0);
    CHECK(stirred.discards[game.player("blue")] == 4);
    CHECK(game.refused(moves(game, "0,0")).why == Why::DiscardsDue);
    CHECK(game.refused(discards(game, "blue", Cards::of(3, 0, 0, 0, 0))).why == Why::WrongDiscard);
    CHECK(game.refused(discards(game, "blue", Cards::of(0, 0, 4, 0, 0))).why == Why::CannotPay);
    CHECK(game.refused(discards(game, "red", Cards::of(3, 0, 0, 0, 0))).why == Why::NoDiscardDue);
    game.play(discards(game, "blue", Cards::of(3, 1, 0, 0, 0)));
    CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(2, 3, 0, 0, 0)));
    CHECK(game.refused(discards(game, "blue", Cards::of(2, 0, 0, 0, 0))).why == Why::NoDiscardDue);
    CHECK(game.refused(game.endTurn("red")).why == Why::RobberMustMove);
    game.play(moves(game, "0,0", game.player("blue")));
    CHECK(game.now.robber == game.hex("0,0"));
    CHECK(game.now.hands[game.player("blue")].total == 4);
    CHECK(game.now.hands[game.player("red")].total == 8);
    CHECK(game.now.turn.phase == Phase::Build);
}

TEST_CASE("A discard that nobody watched makes the hand uncertain", "[robber][B-8]") {
    Game game(Scene::base("roll").hand("red", Cards::of(4, 4, 0, 0, 0)).hand("blue", {}).hand("white", {}));
    game.play(game.roll("red", 1, 6));
    game.play(Discard{game.player("red"), std::nullopt, 4});
    const Hand& red = game.now.hands[game.player("red")];
    CHECK(red.total == 4);
    CHECK(red.cards[Resource::Brick] == Range{0, 4});
    CHECK(red.mayHold(Cards::of(4, 0, 0, 0, 0)));
    CHECK_FALSE(red.mayHold(Cards::of(4, 1, 0, 0, 0)));
}

TEST_CASE("Nobody is asked on a 7 about a hand of which every card is known", "[robber][B-8]") {
    Scene scene = Scene::base("roll").settlement("blue", "0,0:N").hand("red", {}).hand("white", {});
    // As a file may say it: all five, and no total.
    scene.setup.holdings["blue"].hand = Hand::exactly(Cards::of(2, 2, 2, 2, 1));
    scene.setup.holdings["blue"].hand->total.reset();
    Game game(scene);
    const PlayerId blue = game.player("blue");
    CHECK(game.now.hands[blue].total == 9);
    const Decision seven = game.play(game.roll("red", 3, 4));
    CHECK(seven.trusted.empty());
    CHECK(discardsToAsk(game.now).empty());
    CHECK(eventsOf<RobberStirred>(seven).front().discards[blue] == 4);
    CHECK(game.refused(Discard{blue, std::nullopt, 0}).why == Why::WrongDiscard);
    game.play(discards(game, "blue", Cards::of(1, 1, 1, 1, 0)));
    CHECK(game.play(moves(game, "0,0", blue)).trusted.empty());
}

TEST_CASE("Soldiers & Armies lets ten cards be kept, and two more for each wall", "[robber][SA-D3][SA-W1]") {
    Scene scene = Scene::soldiers("roll").city("blue", "0,0:N", 2);
    scene.hand("red", Cards::of(10, 0, 0, 0, 0))
        .hand("blue", Cards::of(14, 0, 0, 0, 0))
        .hand("white", Cards::of(11, 0, 0, 0, 0));
    Game game(scene);
    CHECK(handLimit(game.now, game.player("red")) == 10);
    CHECK(handLimit(game.now, game.player("blue")) == 14);
    const Decision seven = game.play(game.roll("red", 2, 5));
    const PerPlayer<int> due = eventsOf<RobberStirred>(seven).front().discards;
    CHECK(due[game.player("red")] == 0);
    CHECK(due[game.player("blue")] == 0);
    CHECK(due[game.player("white")] == 5);
    CHECK(cites<RobberStirred>(seven, clause::SA_D3));
}

TEST_CASE("In the first round of a CCM game a 7 makes nobody discard", "[robber][CC-6]") {
    Scene scene = Scene::base("roll").hand("red", Cards::of(9, 0, 0, 0, 0)).turn("red", "roll", 1);
    scene.setup.documents = {"base", "ccm"};
    Game first(scene);
    const Decision seven = first.play(first.roll("red", 3, 4));
    CHECK(cites<RobberStirred>(seven, clause::CC_6));
    CHECK(eventsOf<RobberStirred>(seven).front().discards[first.player("red")] == 0);
    // Not even those whose cards nobody knows.
    CHECK(first.refused(Discard{first.player("blue"), std::nullopt, 4}).clause == clause::CC_6);
    Game second(scene.turn("red", "roll", 2));
    CHECK(eventsOf<RobberStirred>(second.play(second.roll("red", 3, 4))).front().discards[second.player("red")] == 4);
}

TEST_CASE("Hands that nobody knows are taken on trust at a 7", "[robber][B-8]") {
    Game game(Scene::base("roll").hand("red", {}));
    const Decision seven = game.play(game.roll("red", 3, 4));
    CHECK(seven.trusted.size() == 2);
    game.play(Discard{game.player("blue"), std::nullopt, 5});
    CHECK(game.allows(moves(game, "0,0")));
}

TEST_CASE("On a 7 a hand that nobody knows is asked about only where it may be too large", "[robber][B-8]") {
    Scene scene = Scene::base("roll").hand("red", {});
    // White holds one to six cards, blue anything.
    Hand few;
    few.cards = {{Range{1, 2}, Range{0, 4}, Range{0, 0}, Range{0, 0}, Range{0, 0}}};
    scene.setup.holdings["white"].hand = few;
    Game game(scene);
    CHECK(discardsToAsk(game.now).empty());
    game.play(game.roll("red", 3, 4));
    const PlayerId blue = game.player("blue");
    CHECK(discardsToAsk(game.now) == std::vector{blue});
    CHECK(game.allows(Discard{blue, std::nullopt, 0}));
    // Nobody has to answer.
    CHECK(game.allows(moves(game, "0,0")));
    game.play(Discard{blue, std::nullopt, 0});
    CHECK(discardsToAsk(game.now).empty());
    CHECK_FALSE(game.now.hands[blue].total);
    CHECK(game.refused(Discard{blue, std::nullopt, 0}).why == Why::WrongDiscard);
    game.play(moves(game, "0,0"));
    CHECK(game.now.turn.phase == Phase::Build);
}

TEST_CASE("Who counts a hand that nobody knew gives half of too many cards back", "[robber][B-8]") {
    Game game = sevenWith(Resource::Ore, 3);
    const PlayerId blue = game.player("blue");
    const auto told = [&](int held, int given) { return Discard{blue, std::nullopt, given, held}; };
    CHECK(game.refused(told(2, 0)).why == Why::CannotPay);
    CHECK(game.refused(told(9, 3)).why == Why::WrongDiscard);
    CHECK(game.refused(told(7, 3)).why == Why::WrongDiscard);
    Game small = game;
    small.play(told(7, 0));
    CHECK(small.now.hands[blue].total == 7);
    CHECK(discardsToAsk(small.now).empty());
    const Decision decision = game.play(told(9, 4));
    CHECK(decision.trusted == std::vector{Trust{blue, std::nullopt}});
    CHECK(cites<CardsDiscarded>(decision, clause::B_8));
    CHECK(game.now.hands[blue].total == 5);
    CHECK(game.now.hands[blue].cards[Resource::Ore] == Range{0, 5});
    CHECK(discardsToAsk(game.now).empty());
    CHECK(game.refused(told(9, 4)).why == Why::NoDiscardDue);

    Game seen = sevenWith(Resource::Ore, 3);
    seen.play(Discard{blue, Cards::of(0, 0, 0, 2, 2), std::nullopt, 9});
    CHECK(seen.now.hands[blue].total == 5);
}

TEST_CASE("A hand of more certain cards than may be kept owes some, however many there are", "[robber][B-8]") {
    Game game = sevenWith(Resource::Wool, 8);
    const PlayerId blue = game.player("blue");
    CHECK(discardsToAsk(game.now) == std::vector{blue});
    CHECK(game.refused(Discard{blue, std::nullopt, 0}).why == Why::WrongDiscard);
    game.play(Discard{blue, std::nullopt, 8, 17});
    CHECK(game.now.hands[blue].total == 9);
}

TEST_CASE("The robber goes to another land hex", "[robber][B-8]") {
    Scene scene = Scene::base("roll").sea("3,0").hand("red", {}).hand("blue", {}).hand("white", {});
    Game game(scene);
    CHECK(game.refused(moves(game, "0,0")).why == Why::NoRobberDue);
    game.play(game.roll("red", 3, 4));
    CHECK(game.refused(moves(game, "1,0")).why == Why::SameHex);
    CHECK(game.refused(moves(game, "3,0")).why == Why::NotOnLand);
    CHECK(game.refused(MoveRobber{game.player("blue"), game.hex("0,0"), std::nullopt}).why == Why::NotYourTurn);
    game.play(moves(game, "0,0"));
}

TEST_CASE("A card is stolen from an adjoining player who has one", "[robber][B-8]") {
    Scene scene =
        Scene::base("roll").settlement("red", "0,0:N").settlement("blue", "0,0:S").settlement("white", "-2,2:S");
    Game game(scene.hand("red", {}).hand("blue", Cards::of(0, 0, 2, 0, 0)).hand("white", Cards::of(1, 0, 0, 0, 0)));
    game.play(game.roll("red", 3, 4));
    CHECK(game.refused(moves(game, "0,0", game.player("red"))).why == Why::OwnVictim);
    CHECK(game.refused(moves(game, "0,0", game.player("white"))).why == Why::NotAdjacentVictim);
    game.play(moves(game, "0,0", game.player("blue")));
    // All of blue's cards were wool, so everybody knows which.
    CHECK(game.now.hands[game.player("red")] == Hand::exactly(Cards::of(0, 0, 1, 0, 0)));
    CHECK(game.now.hands[game.player("blue")] == Hand::exactly(Cards::of(0, 0, 1, 0, 0)));

    Game broke(scene.hand("blue", {}));
    broke.play(broke.roll("red", 3, 4));
    CHECK(broke.refused(moves(broke, "0,0", broke.player("blue"))).why == Why::VictimHasNoCards);
}

}  // namespace engine::test
