// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/public/public_card.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "adjudicator/public/public_view.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/scene.h"

using adjudicator::PublicCard;
using adjudicator::test::Desk;
using Catch::Contains;
using engine::Language;
using engine::PlayerId;
using engine::test::Scene;

namespace {

constexpr PlayerId kAnna{0};
constexpr PlayerId kBen{1};

engine::Dice entered(std::initializer_list<int> faces) {
    engine::Dice dice;
    dice.source = engine::DiceSource::Entered;
    for (const int face : faces) {
        dice.dice.push_back({6, face});
    }
    return dice;
}

engine::Action throwing(std::initializer_list<int> faces) {
    engine::Throw act;
    act.dice = entered(faces);
    return act;
}

/// Two players whose fictional turn comes when Anna ends hers.
engine::Setup duel(const char* bidding) {
    Scene scene = Scene::base("build");
    scene.setup.documents = {"base", "shadow"};
    scene.setup.players = {{"red", "Anna", {}}, {"blue", "Ben", {}}};
    scene.settlement("red", "0,0:N").city("blue", "0,1:S");
    scene.hand("red", engine::Cards::of(1, 1, 1, 1, 0)).hand("blue", engine::Cards::of(1, 1, 1, 1, 0));
    return scene.bank(engine::Cards::of(17, 17, 17, 17, 19)).ruling("R-SW-BID", bidding).setup;
}

void toOffer(Desk& desk) {
    desk.play(engine::EndTurn{kAnna});
    engine::Roll roll;
    roll.by = kAnna;
    roll.dice = entered({1, 1});
    desk.play(roll);
    REQUIRE_FALSE(desk.refused);
}

engine::Setup ccm(const char* phase = "build") {
    Scene scene = Scene::base(phase);
    scene.setup.documents = {"base", "ccm"};
    scene.city("red", "0,0:N").city("blue", "0,0:S");
    return scene.setup;
}

/// The same with this step due.
engine::Setup waiting(const engine::Setup& setup, const engine::Pending& pending) {
    engine::Position position = *engine::toPosition(setup);
    position.turn.pending = pending;
    return engine::toSetup(position);
}

std::optional<PublicCard> cardOf(Desk& desk, Language language = Language::English) {
    return adjudicator::cardOfMoment(desk.table().line(), language);
}

const PublicCard::Row& rowOf(const PublicCard& card, PlayerId player) {
    const auto row = std::ranges::find(card.rows, player, &PublicCard::Row::player);
    REQUIRE(row != card.rows.end());
    return *row;
}

}  // namespace

TEST_CASE("an offer shows both bids, whose bid is due and what may still be bid", "[adjudicator][public][SW-9]") {
    Desk desk(duel("alternate"));
    CHECK_FALSE(cardOf(desk));
    toOffer(desk);
    auto card = cardOf(desk);
    REQUIRE(card);
    CHECK(card->kind == PublicCard::Kind::Offer);
    CHECK(card->state == PublicCard::State::Due);
    CHECK_FALSE(card->resource);
    desk.play(throwing({5}));
    card = cardOf(desk);
    REQUIRE(card);
    CHECK(card->resource == engine::Resource::Ore);
    CHECK(card->title == "Offered: 1 ore");
    // Anna has fewer points and begins.
    CHECK(rowOf(*card, kAnna).isNext);
    CHECK(rowOf(*card, kAnna).word == "bids 1 card or passes");
    CHECK_FALSE(rowOf(*card, kBen).isNext);
    CHECK(rowOf(*card, kBen).word == "waits");
    desk.play(engine::Bid{kAnna, engine::Cards::one(engine::Resource::Wool)});
    card = cardOf(desk, Language::German);
    REQUIRE(card);
    CHECK(card->title == "Angeboten: 1 Erz");
    CHECK(rowOf(*card, kAnna).cards == engine::Cards::one(engine::Resource::Wool));
    CHECK(rowOf(*card, kBen).word == "bietet 1 Karte oder mehr, oder passt");
    desk.play(engine::Bid{kBen, engine::Cards::of(1, 1, 0, 0, 0)});
    CHECK(rowOf(*cardOf(desk), kAnna).word == "bids 3 cards or more, or passes");
    desk.play(engine::Pass{kAnna});
    REQUIRE_FALSE(desk.refused);
    card = cardOf(desk);
    REQUIRE(card);
    CHECK(card->state == PublicCard::State::Result);
    CHECK(card->title == "Ben gets 1 ore");
    CHECK(rowOf(*card, kBen).cards == engine::Cards::of(1, 1, 0, 0, 0));
    CHECK_THAT(adjudicator::told(*card), Contains("gives 1 brick, 1 lumber to the bank"));
    // The next act puts it away.
    engine::Roll roll;
    roll.by = kBen;
    roll.dice = entered({1, 1});
    desk.play(roll);
    REQUIRE_FALSE(desk.refused);
    CHECK_FALSE(cardOf(desk));
}

TEST_CASE("an offer that nobody wants, and a six, are told too", "[adjudicator][public][SW-9]") {
    Desk desk(duel("alternate"));
    toOffer(desk);
    SECTION("a six offers nothing") {
        desk.play(throwing({6}));
        CHECK(cardOf(desk)->title == "No card is offered this time");
    }
    SECTION("both pass") {
        desk.play(throwing({5}));
        desk.play(engine::Pass{kAnna});
        CHECK(rowOf(*cardOf(desk), kAnna).word == "does not bid");
        desk.play(engine::Pass{kBen});
        CHECK(cardOf(desk)->title == "Nobody takes the offered card");
    }
}

TEST_CASE("of offers made at the same time the card asks both", "[adjudicator][public][SW-9][R-SW-BID]") {
    Desk desk(duel("simultaneous"));
    toOffer(desk);
    desk.play(throwing({5}));
    const auto card = cardOf(desk);
    REQUIRE(card);
    CHECK(rowOf(*card, kAnna).isNext);
    CHECK(rowOf(*card, kBen).isNext);
}

TEST_CASE("in a fictional turn no player is on turn", "[adjudicator][public][SW-8]") {
    Desk desk(duel("alternate"));
    toOffer(desk);
    const auto view = adjudicator::publicViewOf(desk.table().line(), Language::English, false);
    CHECK(view.headline == "Fictional turn, played by Anna");
    CHECK_FALSE(view.seats.front().onTurn);
    CHECK(view.seats.front().playsFictional);
    REQUIRE(view.cards.size() == 1);
    CHECK(view.cards.front() == *cardOf(desk));
}

TEST_CASE("a vote is a card with every voice and what came of it", "[adjudicator][public][CC-2]") {
    engine::Setup setup = ccm("found");
    setup.buildings.clear();
    setup.turn->round = 1;
    Desk desk(setup);
    const PlayerId white{2};
    SECTION("by majority") {
        desk.play(engine::Vote{engine::clause::CC_14, {kAnna, white}, {kBen}, {}});
        REQUIRE_FALSE(desk.refused);
        const auto card = cardOf(desk);
        REQUIRE(card);
        CHECK(card->kind == PublicCard::Kind::Vote);
        CHECK(card->state == PublicCard::State::Result);
        CHECK(card->title == "Boycott: in force");
        CHECK(rowOf(*card, kAnna).isFor == true);
        CHECK(rowOf(*card, kBen).isFor == false);
        CHECK(card->lines.front() == "2 for, 1 against: simple majority");
    }
    SECTION("a tie waits for the die") {
        desk.play(engine::Vote{engine::clause::CC_14, {kAnna}, {kBen}, {2, 4, 6}});
        auto card = cardOf(desk);
        REQUIRE(card);
        CHECK(card->state == PublicCard::State::Due);
        CHECK(card->title == "Boycott: a tie");
        CHECK(card->lines.front() == "A die decides: adopted on 2, 4 or 6");
        CHECK_FALSE(rowOf(*card, white).isFor);
        desk.play(throwing({3}));
        REQUIRE_FALSE(desk.refused);
        card = cardOf(desk, Language::German);
        REQUIRE(card);
        CHECK(card->title == "Boykott: gilt nicht");
    }
}

TEST_CASE("what holds is a card with whom it hits and how long", "[adjudicator][public][CC-14][CC-17]") {
    engine::Setup setup = ccm();
    setup.marks.catastrophes.push_back({"red", engine::Resource::Wool, 1, std::nullopt});
    setup.marks.catastrophes.push_back({"blue", std::nullopt, 3, 4});
    setup.marks.boycotted["blue"] = true;
    const engine::Position position = *engine::toPosition(setup);
    const auto cards = adjudicator::standingCards(position, Language::English);
    REQUIRE(cards.size() == 3);
    CHECK(cards[0].kind == PublicCard::Kind::Boycott);
    CHECK(cards[0].state == PublicCard::State::Holds);
    CHECK(cards[0].title == "Boycott: Blue");
    CHECK(cards[0].rows.front().player == kBen);
    CHECK_THAT(adjudicator::told(cards[0]), Contains("until Blue gives up 7 cards to the bank"));
    CHECK(cards[1].title == "Scrapie: no wool");
    CHECK(cards[1].resource == engine::Resource::Wool);
    CHECK(cards[1].lines.back() == "until the next turn of Red");
    // It begins with the next round only.
    CHECK(cards[2].title == "Storm tide");
    CHECK(cards[2].state == PublicCard::State::Threatens);
    CHECK(cards[2].lines.back() == "in round 3");
    const auto german = adjudicator::standingCards(position, Language::German);
    CHECK(german[1].title == "Scrapie: keine Wolle");
    CHECK(german[0].title == "Boykott: Blau");
    // Each stands for one of the warnings.
    Desk desk(setup);
    const auto view = adjudicator::publicViewOf(desk.table().line(), Language::English, false);
    REQUIRE(view.cards.size() == 3);
    for (std::size_t i = 0; i < view.cards.size(); ++i) {
        CHECK(view.cards[i].warning == view.warnings[i]);
    }
}

TEST_CASE("a boycott that threatens names the next player", "[adjudicator][public][CC-14]") {
    engine::Setup setup = ccm();
    setup.marks.boycottCandidate = "red";
    const auto cards = adjudicator::standingCards(*engine::toPosition(setup), Language::English);
    REQUIRE(cards.size() == 1);
    CHECK(cards[0].state == PublicCard::State::Threatens);
    CHECK(cards[0].lines.front() == "if Blue rolls a 7 too");
}

TEST_CASE("a fate throw and an upheaval say what they do and what is due", "[adjudicator][public][CC-16][CC-18]") {
    engine::Setup setup = ccm();
    setup.holdings["red"].playedDevelopment = engine::DevelopmentCounts::of(1, 0, 0, 0, 0);
    Desk desk(waiting(setup, engine::FateThrow{kAnna}));
    auto card = cardOf(desk);
    REQUIRE(card);
    CHECK(card->title == "Fate throw of Red");
    CHECK_THAT(card->lines.front(), Contains("3 + 3 grain"));
    desk.play(throwing({2, 5}));
    REQUIRE_FALSE(desk.refused);
    card = cardOf(desk);
    REQUIRE(card);
    CHECK(card->title == "Plague (cities)");
    CHECK(rowOf(*card, kAnna).word == "1 city");
    SECTION("it strikes") {
        // 0,0 is the pasture of the 9.
        desk.play(throwing({4, 5}));
        REQUIRE_FALSE(desk.refused);
        card = cardOf(desk);
        REQUIRE(card);
        CHECK(card->state == PublicCard::State::Result);
        CHECK(card->title == "Upheaval at 9: 2 hit");
        CHECK(card->lines.size() == 2);
    }
    SECTION("a further 7 hits nothing") {
        desk.play(throwing({3, 4}));
        CHECK(cardOf(desk)->title == "Upheaval at 7: nothing is hit");
    }
    SECTION("it is averted") {
        desk.play(engine::Avert{kAnna});
        CHECK(cardOf(desk)->title == "Red averts the catastrophe");
    }
}
