// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/hand.h"

#include <catch2/catch.hpp>

namespace engine::test {

TEST_CASE("A hand that nobody knows may hold anything and surely holds nothing", "[hand]") {
    const Hand hand = Hand::untracked();
    CHECK(hand.mayHold(Cards::of(9, 9, 9, 9, 9)));
    CHECK_FALSE(hand.surelyHolds(Cards::of(1, 0, 0, 0, 0)));
    CHECK(hand.surelyHolds(Cards{}));
}

TEST_CASE("A hand seen by all holds exactly its cards", "[hand]") {
    const Hand hand = Hand::exactly(Cards::of(1, 2, 0, 0, 0));
    CHECK(hand.total == 3);
    CHECK(hand.surelyHolds(Cards::of(1, 2, 0, 0, 0)));
    CHECK_FALSE(hand.mayHold(Cards::of(2, 0, 0, 0, 0)));
    CHECK_FALSE(hand.mayHold(Cards::of(0, 0, 1, 0, 0)));
}

TEST_CASE("Cards seen to come and go keep a hand exact", "[hand]") {
    Hand hand = Hand::exactly(Cards::of(1, 2, 0, 0, 0));
    hand.gain(Cards::of(0, 0, 3, 0, 0));
    hand.lose(Cards::of(1, 1, 1, 0, 0));
    CHECK(hand == Hand::exactly(Cards::of(0, 1, 2, 0, 0)));
}

TEST_CASE("A stolen card widens both hands, and each card shown narrows them again", "[hand][B-8]") {
    Hand victim = Hand::exactly(Cards::of(1, 1, 0, 0, 0));
    Hand thief = Hand::exactly(Cards{});
    thief.gainUnseen(1, victim);
    victim.loseUnseen(1);
    CHECK(thief.total == 1);
    CHECK(thief.cards[Resource::Brick] == Range{0, 1});
    CHECK(thief.cards[Resource::Wool] == Range{0, 0});
    CHECK(victim.mayHold(Cards::of(1, 0, 0, 0, 0)));
    CHECK(victim.mayHold(Cards::of(0, 1, 0, 0, 0)));
    CHECK_FALSE(victim.mayHold(Cards::of(1, 1, 0, 0, 0)));
    thief.lose(Cards::of(1, 0, 0, 0, 0));
    CHECK(thief == Hand::exactly(Cards{}));
}

TEST_CASE("A stolen card that can be of one kind only is known", "[hand][B-8]") {
    Hand victim = Hand::exactly(Cards::of(0, 0, 0, 2, 0));
    Hand thief = Hand::exactly(Cards::of(1, 0, 0, 0, 0));
    thief.gainUnseen(1, victim);
    victim.loseUnseen(1);
    CHECK(thief == Hand::exactly(Cards::of(1, 0, 0, 1, 0)));
    CHECK(victim == Hand::exactly(Cards::of(0, 0, 0, 1, 0)));
}

TEST_CASE("With a known number of cards, what the others must be bounds each", "[hand]") {
    Hand hand = Hand::exactly(Cards::of(3, 1, 0, 0, 0));
    hand.loseUnseen(2);
    // Two left of three brick and one lumber: at least one brick.
    CHECK(hand.total == 2);
    CHECK(hand.cards[Resource::Brick] == Range{1, 2});
    CHECK(hand.cards[Resource::Lumber] == Range{0, 1});
}

TEST_CASE("Cards that go out contrary to what was known leave nothing below zero", "[hand]") {
    Hand hand = Hand::exactly(Cards::of(1, 0, 0, 0, 0));
    hand.lose(Cards::of(2, 0, 1, 0, 0));
    CHECK(hand.total == 0);
    CHECK(hand.mayHold(Cards{}));
    CHECK_FALSE(hand.mayHold(Cards::of(1, 0, 0, 0, 0)));
}

TEST_CASE("Cards seen in an untracked hand leave it open to more", "[hand]") {
    Hand hand = Hand::untracked();
    hand.gain(Cards::of(2, 0, 0, 0, 0));
    CHECK_FALSE(hand.total.has_value());
    CHECK(hand.surelyHolds(Cards::of(2, 0, 0, 0, 0)));
    CHECK(hand.mayHold(Cards::of(9, 9, 0, 0, 0)));
    hand.lose(Cards::of(3, 0, 0, 0, 0));
    CHECK(hand.cards[Resource::Brick].least == 0);
}

}  // namespace engine::test
