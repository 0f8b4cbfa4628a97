// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/bank_ledger.h"

#include <catch2/catch.hpp>

#include "tests/support/scene.h"

using adjudicator::bankOf;
using engine::Cards;
using engine::Hand;
using engine::Position;
using engine::test::Scene;

namespace {

/// Three hands that are known, and a bank of which nobody says anything.
Scene handsAlone() {
    Scene scene = Scene::base("build");
    scene.setup.bank.reset();
    scene.hand("red", Cards::of(1, 1, 0, 0, 3)).hand("blue", Cards::of(0, 0, 1, 2, 0)).hand("white", Cards{});
    return scene;
}

Position positionOf(const Scene& scene) {
    const auto position = engine::toPosition(scene.setup);
    REQUIRE(position);
    return *position;
}

}  // namespace

TEST_CASE("a bank that nobody counted is what the box holds without the hands", "[adjudicator][ledger][B-2]") {
    const auto bank = bankOf(positionOf(handsAlone()));
    CHECK(bank.isKnown());
    CHECK(bank.isDerived);
    CHECK(bank.cards == Hand::exactly(Cards::of(18, 18, 18, 17, 16)));
}

TEST_CASE("a bank that was counted is taken as it is", "[adjudicator][ledger][B-2]") {
    Scene scene = handsAlone();
    scene.bank(Cards::of(5, 5, 5, 5, 5));
    const auto bank = bankOf(positionOf(scene));
    CHECK_FALSE(bank.isDerived);
    CHECK(bank.cards == Hand::exactly(Cards::of(5, 5, 5, 5, 5)));
}

TEST_CASE("a bank that nobody counted is known as far as the hands are", "[adjudicator][ledger][B-2]") {
    Scene scene = handsAlone();
    // Two of these five were given up unseen.
    Hand hand = Hand::exactly(Cards::of(4, 1, 0, 0, 0));
    hand.loseUnseen(2);
    scene.setup.holdings["white"].hand = hand;
    const auto bank = bankOf(positionOf(scene));
    CHECK(bank.isDerived);
    CHECK(bank.cards.cards[engine::Resource::Brick] == engine::Range{15, 16});
    CHECK(bank.cards.cards[engine::Resource::Lumber] == engine::Range{17, 18});
    CHECK(bank.cards.cards[engine::Resource::Ore] == engine::Range{16, 16});
    CHECK(bank.cards.total == 5 * 19 - 5 - 3 - 3);
}

TEST_CASE("one hand that is open leaves the bank open", "[adjudicator][ledger][B-2]") {
    Scene scene = handsAlone();
    scene.setup.holdings["white"].hand = Hand::untracked();
    CHECK_FALSE(bankOf(positionOf(scene)).isKnown());
}
