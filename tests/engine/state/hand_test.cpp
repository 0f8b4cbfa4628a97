// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/hand.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

namespace engine::test {

namespace {

constexpr Cards kAny = Cards::of(1, 1, 1, 1, 1);

}  // namespace

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

TEST_CASE("Where every card is known, so is their number", "[hand]") {
    Hand hand;
    hand.cards = Hand::exactly(Cards::of(1, 2, 0, 0, 0)).cards;
    hand.addUp();
    CHECK(hand == Hand::exactly(Cards::of(1, 2, 0, 0, 0)));
    // A card that may be there leaves the number open, until what is shown settles it.
    Hand open = Hand::exactly(Cards::of(1, 2, 2, 2, 2));
    open.cards[Resource::Brick].least = 0;
    open.total.reset();
    open.addUp();
    CHECK_FALSE(open.total);
    open.lose(Cards::of(1, 0, 0, 0, 0));
    CHECK(open == Hand::exactly(Cards::of(0, 2, 2, 2, 2)));
    Hand untracked;
    untracked.addUp();
    CHECK(untracked == Hand::untracked());
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

TEST_CASE("Cards that came unseen and are named at once leave everything exact", "[hand][B-7][MO-6]") {
    Hand bank = Hand::exactly(Cards::of(19, 19, 19, 19, 19));
    Hand hand = Hand::exactly(Cards::of(1, 0, 0, 0, 2));
    hand.gainUnseen(2, bank);
    bank.loseUnseen(2);
    hand.cameIn(Cards::of(0, 0, 1, 0, 1), kAny);
    bank.wentOut(Cards::of(0, 0, 1, 0, 1), kAny);
    CHECK(hand == Hand::exactly(Cards::of(1, 0, 1, 0, 3)));
    CHECK(bank == Hand::exactly(Cards::of(19, 19, 18, 19, 18)));
}

TEST_CASE("Naming what went out of a bank that nobody knows excludes nothing that may be there", "[hand][B-7][MO-6]") {
    Hand bank = Hand::exactly(Cards::of(3, 0, 0, 0, 3));
    bank.loseUnseen(3);
    bank.loseUnseen(1);
    bank.wentOut(Cards::of(0, 0, 0, 0, 1), kAny);
    CHECK(bank.total == 2);
    // First three bricks went, or three ores but one.
    CHECK(bank.mayHold(Cards::of(0, 0, 0, 0, 2)));
    CHECK(bank.mayHold(Cards::of(2, 0, 0, 0, 0)));
}

TEST_CASE("What could only have been one kind is not counted twice when it is named", "[hand][B-7][MO-6]") {
    Hand hand = Hand::exactly(Cards::of(1, 0, 0, 0, 1));
    hand.loseUnseen(1);
    hand.gainUnseen(1, Hand::exactly(Cards::of(5, 0, 0, 0, 0)));
    CHECK(hand.surelyHolds(Cards::of(1, 0, 0, 0, 0)));
    hand.cameIn(Cards::of(1, 0, 0, 0, 0), Cards::of(1, 0, 0, 0, 0));
    CHECK(hand.mayHold(Cards::of(1, 0, 0, 0, 1)));
    CHECK(hand.mayHold(Cards::of(2, 0, 0, 0, 0)));
    CHECK(hand.surelyHolds(Cards::of(1, 0, 0, 0, 0)));
}

TEST_CASE("The most that a hand may hold of each kind is what it may hold of that kind alone", "[hand][B-9]") {
    std::mt19937 random(9);
    const auto below = [&](unsigned count) { return static_cast<int>(random() % count); };
    const auto some = [&] { return Cards::of(below(3), below(3), below(3), below(3), below(3)); };
    for (int game = 0; game < 400; ++game) {
        Hand hand = game % 4 == 0 ? Hand::untracked() : Hand::exactly(some());
        for (int step = 0; step < 6; ++step) {
            switch (below(5)) {
                case 0:
                    hand.gain(some());
                    break;
                case 1:
                    hand.lose(some());
                    break;
                case 2:
                    hand.gainUnseen(1 + below(3), Hand::exactly(Cards::of(4, 0, 4, 4, 0)));
                    break;
                case 3:
                    hand.loseUnseen(std::min(below(3), hand.size().most));
                    break;
                default:
                    hand.count(std::clamp(below(12), hand.size().least, hand.size().most));
                    break;
            }
            const Cards most = hand.mostOfEach();
            if (!hand.mayHold({})) {  // More went out than there was.
                REQUIRE(most.none());
                continue;
            }
            for (const Resource resource : kResources) {
                INFO(game << ' ' << step << ' ' << toText(resource) << ' ' << most[resource]);
                REQUIRE(hand.mayHold(Cards::one(resource, most[resource])));
                REQUIRE_FALSE(hand.mayHold(Cards::one(resource, most[resource] + 1)));
            }
        }
    }
}

}  // namespace engine::test
