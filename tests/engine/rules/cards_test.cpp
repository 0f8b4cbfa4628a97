// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/cards.h"

#include <catch2/catch.hpp>

#include "engine/rules/points.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

PlayCard card(const Game& game, std::string_view by, DevelopmentCard which) {
    PlayCard play;
    play.by = game.player(by);
    play.card = which;
    return play;
}

/// Red holds so many hidden cards, known by number only.
Game holding(int cards, std::string_view phase = "build") {
    Scene scene = Scene::base(phase);
    scene.settlement("red", "0,0:N").settlement("blue", "0,0:S").settlement("white", "-2,0:N");
    scene.setup.holdings["red"].hiddenDevelopment = DevelopmentHand{cards, {}};
    scene.setup.holdings["red"].hiddenDevelopment->cards = DevelopmentHand::untracked().cards;
    return Game(scene);
}

}  // namespace

TEST_CASE("A development card costs wool, grain and ore and is not played in the same turn", "[rules][B-2][B-10]") {
    Scene scene = Scene::base();
    scene.settlement("red", "0,0:N").hand("red", Cards::of(0, 0, 1, 1, 1));
    scene.setup.holdings["red"].hiddenDevelopment = DevelopmentHand::exactly({});
    Game game(scene);
    const auto bought = game.play(BuyCard{game.player("red"), std::nullopt});
    CHECK(eventsOf<CardsPaid>(bought).front().cards == Cards::of(0, 0, 1, 1, 1));
    CHECK(game.now.development[game.player("red")].hidden.total == 1);
    CHECK(game.refused(card(game, "red", DevelopmentCard::Knight)).why == Why::CardJustGot);
    CHECK(game.refused(BuyCard{game.player("red"), std::nullopt}).why == Why::CannotPay);
    game.play(game.endTurn("red"));
    game.play(game.roll("blue", 1, 2));
    game.play(game.endTurn("blue"));
    game.play(game.roll("white", 1, 2));
    game.play(game.endTurn("white"));
    // Before the production roll, too.
    CHECK(game.allows(card(game, "red", DevelopmentCard::Knight)));
}

TEST_CASE("A knight moves the robber and steals, nobody discards, and the roll comes after it", "[rules][B-10][B-8]") {
    Game game = holding(2, "roll");
    game.now.hands[game.player("blue")] = Hand::exactly(Cards::of(5, 5, 0, 0, 0));
    game.play(card(game, "red", DevelopmentCard::Knight));
    CHECK(game.refused(game.roll("red", 3, 3)).why == Why::RobberMustMove);
    CHECK(game.refused(Discard{game.player("blue"), std::nullopt, 5}).why == Why::NoDiscardDue);
    const auto moved = game.play(MoveRobber{game.player("red"), game.hex("0,0"), game.player("blue")});
    CHECK(eventsOf<CardStolen>(moved).size() == 1);
    CHECK(game.now.turn.phase == Phase::Roll);
    CHECK(game.now.development[game.player("red")].played[DevelopmentCard::Knight] == 1);
    // One card a turn.
    CHECK(game.refused(card(game, "red", DevelopmentCard::Monopoly)).why == Why::OneCardOnly);
    game.play(game.roll("red", 3, 3));
    CHECK(game.now.turn.phase == Phase::Build);
}

TEST_CASE("Three knights bring the largest army, more take it over, a tie does not", "[rules][B-12]") {
    Game game = holding(5);
    const PlayerId red = game.player("red");
    const PlayerId blue = game.player("blue");
    game.now.development[red].played[DevelopmentCard::Knight] = 2;
    const auto third = game.play(card(game, "red", DevelopmentCard::Knight));
    CHECK(cites<LargestArmyMoved>(third, clause::B_12));
    CHECK(game.now.largestArmyHolder == red);
    CHECK(points(game.now, red) == 3);
    game.play(MoveRobber{red, game.hex("2,0"), std::nullopt});
    game.play(game.endTurn("red"));
    game.play(game.roll("blue", 1, 2));
    game.now.development[blue].played[DevelopmentCard::Knight] = 2;
    game.play(card(game, "blue", DevelopmentCard::Knight));
    CHECK(game.now.largestArmyHolder == red);
    game.play(MoveRobber{blue, game.hex("0,0"), std::nullopt});
    game.now.marks.cardPlayed = false;
    game.play(card(game, "blue", DevelopmentCard::Knight));
    CHECK(game.now.largestArmyHolder == blue);
}

TEST_CASE("Road building gives two routes free, also before the roll", "[rules][B-10][B-5]") {
    Scene scene = Scene::base("roll");
    scene.settlement("red", "0,0:N").road("red", "0,0:NE").hand("red", {});
    Game game(scene);
    game.play(card(game, "red", DevelopmentCard::RoadBuilding));
    const auto built = game.play(game.road("red", "0,0:E"));
    CHECK(eventsOf<CardsPaid>(built).empty());
    CHECK(game.now.marks.freeRoads == 1);
    game.play(game.road("red", "0,0:SE"));
    CHECK(game.refused(game.road("red", "0,0:SW")).why == Why::MustRollFirst);
    game.play(game.roll("red", 1, 2));
    CHECK(game.refused(game.road("red", "0,0:SW")).why == Why::CannotPay);
}

TEST_CASE("Year of plenty takes two cards that the bank holds", "[rules][B-10]") {
    Game game = holding(1);
    game.now.bank = Hand::exactly(Cards::of(1, 0, 5, 5, 5));
    PlayCard play = card(game, "red", DevelopmentCard::YearOfPlenty);
    CHECK(game.refused(play).why == Why::CardDetailMissing);
    play.cards = Cards::of(2, 0, 0, 0, 0);
    CHECK(game.refused(play).why == Why::BankEmpty);
    play.cards = Cards::of(1, 0, 0, 0, 1);
    CHECK(eventsOf<CardsDealt>(game.play(play)).front().cards == Cards::of(1, 0, 0, 0, 1));
}

TEST_CASE("Monopoly collects every card of a resource, known or not", "[rules][B-10]") {
    Game game = holding(1);
    game.now.hands[game.player("red")] = Hand::exactly({});
    game.now.hands[game.player("blue")] = Hand::exactly(Cards::of(0, 0, 0, 0, 3));
    PlayCard play = card(game, "red", DevelopmentCard::Monopoly);
    CHECK(game.refused(play).why == Why::CardDetailMissing);
    play.resource = Resource::Ore;
    play.given.emplace();
    (*play.given)[game.player("blue")] = 2;
    CHECK(game.refused(play).why == Why::HoldsMore);
    (*play.given)[game.player("blue")] = 3;
    (*play.given)[game.player("white")] = 4;
    const auto played = game.play(play);
    CHECK(eventsOf<CardsCollected>(played).size() == 2);
    CHECK(played.trusted.size() >= 1);
    CHECK(game.now.hands[game.player("red")].cards[Resource::Ore] == Range{7, 7});
    CHECK(game.now.hands[game.player("white")].cards[Resource::Ore] == Range{0, 0});
}

TEST_CASE("A victory point card counts when shown, beside the one card of the turn", "[rules][B-10][B-13]") {
    Game game = holding(3);
    game.now.marks.cardPlayed = true;
    const int before = points(game.now, game.player("red"));
    game.play(card(game, "red", DevelopmentCard::VictoryPoint));
    CHECK(points(game.now, game.player("red")) == before + 1);
}

TEST_CASE("No card comes out of an empty deck or an empty hand", "[rules][B-10][B-2]") {
    Game game = holding(0);
    CHECK(game.refused(card(game, "red", DevelopmentCard::Knight)).why == Why::CardNotHeld);
    game.now.deck = DevelopmentHand::exactly({});
    CHECK(game.refused(BuyCard{game.player("red"), std::nullopt}).why == Why::DeckEmpty);
    // All fourteen knights lie open.
    Game all = holding(2);
    all.now.development[all.player("blue")].played[DevelopmentCard::Knight] = 14;
    CHECK(all.refused(card(all, "red", DevelopmentCard::Knight)).why == Why::CardNotHeld);
}

}  // namespace engine::test
