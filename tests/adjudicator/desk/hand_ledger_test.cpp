// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/hand_ledger.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/scene.h"

using adjudicator::Affords;
using adjudicator::HandLedger;
using adjudicator::test::Desk;
using engine::Cards;
using engine::Hand;
using engine::Language;
using engine::PlayerId;
using engine::Range;
using engine::test::Scene;

namespace {

constexpr PlayerId kRed{0};
constexpr PlayerId kBlue{1};

/// Blue's city lies beside the pasture 0,0, and red is to move the robber there.
Desk robbery(const Cards& red, const Cards& blue) {
    Scene scene = Scene::base("build");
    scene.city("red", "0,-2:N").city("blue", "0,0:S");
    scene.hand("red", red).hand("blue", blue);
    scene.setup.turn->pending = engine::RobberDueOf<engine::ByNames>{};
    return Desk(scene.setup);
}

Affords affords(const HandLedger& ledger, engine::Item item) {
    const auto found = std::ranges::find(ledger.prices, item, &HandLedger::Price::item);
    REQUIRE(found != ledger.prices.end());
    return found->affords;
}

}  // namespace

TEST_CASE("a hand that is known lies open card by card", "[adjudicator][ledger]") {
    Scene scene = Scene::base("build");
    scene.city("red", "0,0:N").city("blue", "0,0:S").hand("red", Cards::of(1, 1, 0, 0, 2));
    Desk desk(scene.setup);
    const HandLedger ledger = adjudicator::ledgerOf(desk.table().line(), kRed, Language::English);
    CHECK(ledger.isKnown());
    CHECK(ledger.certain == 4);
    CHECK(ledger.possible == 1);
    CHECK(ledger.limit == 7);
    CHECK(ledger.opened.empty());
    CHECK(affords(ledger, engine::Item::Road) == Affords::Surely);
    CHECK(affords(ledger, engine::Item::City) == Affords::No);
    CHECK(std::ranges::none_of(ledger.prices, [](const auto& price) { return price.item == engine::Item::Infantry; }));
}

TEST_CASE("the hands that fit are counted", "[adjudicator][ledger]") {
    Hand hand = Hand::exactly(Cards::of(1, 0, 2, 2, 0));
    CHECK(adjudicator::handsThatFit(hand) == 1);
    hand.total = 6;
    hand.cards[engine::Resource::Brick] = {1, 2};
    hand.cards[engine::Resource::Lumber] = {0, 1};
    CHECK(adjudicator::handsThatFit(hand) == 2);
    CHECK_FALSE(adjudicator::handsThatFit(Hand::untracked()));
}

TEST_CASE("an unseen card leaves two hands open, and the ledger says by which entry", "[adjudicator][ledger]") {
    Desk desk = robbery(Cards{}, Cards::of(1, 0, 1, 0, 0));
    desk.play(R"({"do":"move-robber","by":"red","hex":"0,0","victim":"blue"})");
    const auto entry = desk.table().line().head().seq;
    for (const PlayerId player : {kRed, kBlue}) {
        const HandLedger ledger = adjudicator::ledgerOf(desk.table().line(), player, Language::English);
        CHECK_FALSE(ledger.isKnown());
        CHECK(ledger.size.least == 1);
        CHECK(ledger.size.most == 1);
        CHECK(ledger.certain == 0);
        CHECK(ledger.possible == 2);
        REQUIRE(ledger.opened.size() == 1);
        CHECK(ledger.opened.front().entry == entry);
        CHECK(ledger.opened.front().says.find("takes a card from") != std::string::npos);
        CHECK(affords(ledger, engine::Item::Road) == Affords::No);
    }
}
