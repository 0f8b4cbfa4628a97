// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/bid_panel.h"

#include <catch2/catch.hpp>

#include <QLabel>
#include <QPushButton>

#include "adjudicator/desk.h"
#include "adjudicator/web/admissions.h"
#include "adjudicator/web/phone_chain.h"
#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/acting/card_stepper.h"
#include "ui/desk/strip_message.h"
#include "ui/table/player_row.h"

using test::Game;
using test::TableHands;

namespace {

/// Shadow Economy after red's turn: the fictional player's yields are rolled, an ore is on offer.
void offerOre(Game& game) {
    const auto act = [&](const engine::Action& action) {
        game.desk.play(action);
        game.settle();
    };
    const auto throwing = [](std::initializer_list<int> faces) {
        engine::Dice dice;
        dice.source = engine::DiceSource::Entered;
        for (const int face : faces) {
            dice.dice.push_back({6, face});
        }
        return dice;
    };
    act(engine::EndTurn{engine::PlayerId(0)});
    engine::Roll roll;
    roll.by = engine::PlayerId(0);
    roll.dice = throwing({1, 1});
    act(roll);
    engine::Throw offer;
    offer.dice = throwing({5});
    act(offer);
    REQUIRE(std::holds_alternative<engine::Auction>(game.desk.position().turn.pending));
}

engine::Setup duel(const char* bidding) {
    engine::test::Scene scene = engine::test::Scene::base("build");
    scene.setup.documents = {"base", "shadow"};
    scene.setup.players = {{"red", "Anna", {}}, {"blue", "Ben", {}}};
    scene.settlement("red", "0,0:N").settlement("blue", "0,1:S");
    scene.hand("red", engine::Cards::of(1, 1, 1, 1, 0)).hand("blue", engine::Cards::of(1, 1, 1, 1, 0));
    return scene.bank(engine::Cards::of(17, 17, 17, 17, 19)).ruling("R-SW-BID", bidding).setup;
}

bool tells(const QWidget& page, const QString& words) {
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        if (label->isVisible() && label->text().contains(words)) {
            return true;
        }
    }
    return false;
}

ui::CardStepper& stepperOf(TableHands& hands) {
    for (ui::CardStepper* stepper : hands.page().findChildren<ui::CardStepper*>()) {
        if (stepper->isVisible()) {
            return *stepper;
        }
    }
    FAIL("no cards can be counted");
    throw 0;
}

void coverOffer(TableHands& hands, const char* player, std::initializer_list<engine::Resource> cards) {
    hands.press(QStringLiteral("bid-") + QString::fromLatin1(player));
    QTest::qWait(2);
    for (const engine::Resource resource : cards) {
        stepperOf(hands).add(resource);
    }
    hands.press(QStringLiteral("cover"));
    QTest::qWait(2);
}

}  // namespace

TEST_CASE("a fictional turn has its own headline and its own line beside the players", "[ui][SW-8]") {
    Game game(duel("simultaneous"));
    CHECK(ui::contentOf(game.desk.position(), engine::PlayerId{0}).active);
    CHECK_FALSE(ui::fictionalContent(game.desk.position()).active);
    offerOre(game);
    const ui::PlayerContent fictional = ui::fictionalContent(game.desk.position());
    CHECK(fictional.active);
    CHECK_FALSE(fictional.points);
    CHECK(fictional.isMarked(QStringLiteral("Anna plays this turn")));
    CHECK_FALSE(ui::contentOf(game.desk.position(), engine::PlayerId{0}).active);
    TableHands hands(game);
    CHECK(tells(hands.page(), QStringLiteral("Fictional turn, played by Anna")));
    CHECK(hands.page().findChildren<ui::PlayerCard*>().size() == 3);
}

TEST_CASE("offers made at the same time are covered until all are, then turned over together",
          "[ui][guides][SW-9][R-SW-BID]") {
    using engine::Resource;
    Game game(duel("simultaneous"));
    TableHands hands(game);
    offerOre(game);
    REQUIRE(game.desk.saying().guide() == ui::Guide::Bids);
    const auto before = game.desk.table().line().head().seq;
    coverOffer(hands, "red", {Resource::Wool});
    // Nothing of it can be read, on the screen or in the record.
    CHECK(game.desk.table().line().head().seq == before);
    CHECK_FALSE(tells(hands.page(), QStringLiteral("1 wool")));
    CHECK_FALSE(hands.canPress(QStringLiteral("turnNext")));
    coverOffer(hands, "blue", {Resource::Grain});
    CHECK_FALSE(tells(hands.page(), QStringLiteral("1 grain")));
    hands.press(QStringLiteral("turnNext"));
    const auto auction = [&] { return std::get_if<engine::Auction>(&game.desk.position().turn.pending); };
    REQUIRE(test::waitFor([&] {
        return auction() != nullptr && auction()->bids[engine::PlayerId(1)].total() == 1 && test::settled(game.desk);
    }));
    CHECK(auction()->bids[engine::PlayerId(0)] == engine::Cards::one(Resource::Wool));
    // The raise: one names its whole offer, the other adds nothing.
    REQUIRE(game.desk.saying().guide() == ui::Guide::Bids);
    coverOffer(hands, "red", {Resource::Brick});
    hands.press(QStringLiteral("bid-blue"));
    QTest::qWait(2);
    hands.press(QStringLiteral("pass"));
    QTest::qWait(2);
    hands.press(QStringLiteral("turnNext"));
    REQUIRE(test::waitFor([&] { return auction() == nullptr && test::settled(game.desk); }));
    CHECK(game.desk.position().hands[engine::PlayerId(0)] == engine::Hand::exactly(engine::Cards::of(0, 1, 0, 1, 1)));
    CHECK(game.desk.position().hands[engine::PlayerId(1)] == engine::Hand::exactly(engine::Cards::of(1, 1, 1, 1, 0)));
}

TEST_CASE("covered offers are entered without the mouse", "[ui][guides][SW-9][R-SW-BID]") {
    using engine::Resource;
    Game game(duel("simultaneous"));
    TableHands hands(game);
    offerOre(game);
    REQUIRE(game.desk.saying().guide() == ui::Guide::Bids);
    const auto type = [&](std::initializer_list<int> keys) {
        for (const int key : keys) {
            REQUIRE(hands.key(key));
            QTest::qWait(2);
        }
    };
    // Anna: a brick, taken away again, then a wool; her digits are no other player's turn to enter.
    type({Qt::Key_1, Qt::Key_1, Qt::Key_Backspace, Qt::Key_3, Qt::Key_Return});
    CHECK_FALSE(hands.canPress(QStringLiteral("turnNext")));
    type({Qt::Key_2, Qt::Key_2, Qt::Key_Return});
    CHECK_FALSE(tells(hands.page(), QStringLiteral("lumber")));
    type({Qt::Key_Return});
    const auto auction = [&] { return std::get_if<engine::Auction>(&game.desk.position().turn.pending); };
    REQUIRE(test::waitFor([&] {
        return auction() != nullptr && auction()->bids[engine::PlayerId(1)].total() == 1 && test::settled(game.desk);
    }));
    CHECK(auction()->bids[engine::PlayerId(0)] == engine::Cards::one(Resource::Wool));
    CHECK(auction()->bids[engine::PlayerId(1)] == engine::Cards::one(Resource::Lumber));
    // In the second stage the offers that stand are told; Anna stays with hers, Ben adds.
    CHECK(tells(hands.page(), QStringLiteral("1 wool")));
    CHECK(tells(hands.page(), QStringLiteral("1 lumber")));
    type({Qt::Key_1, Qt::Key_0, Qt::Key_2, Qt::Key_1, Qt::Key_Return, Qt::Key_Return});
    REQUIRE(test::waitFor([&] { return auction() == nullptr && test::settled(game.desk); }));
    CHECK(game.desk.position().hands[engine::PlayerId(1)] == engine::Hand::exactly(engine::Cards::of(0, 0, 1, 1, 1)));
}

TEST_CASE("offers that alternate lie open and have no cover", "[ui][guides][SW-9][R-SW-BID]") {
    Game game(duel("alternate"));
    TableHands hands(game);
    offerOre(game);
    CHECK(game.desk.saying().guide() == ui::Guide::Questions);
    CHECK(ui::blindBidders(game.desk.position()).empty());
}

TEST_CASE("offers by phone lie covered beside those entered by hand, and all are turned over with one key",
          "[ui][guides][phones][R-SW-BID]") {
    using engine::Resource;
    Game game(duel("simultaneous"));
    const adjudicator::web::AdmissionStore store(adjudicator::dataFolder());
    REQUIRE(store.admitToGame(*game.desk.gameId(), {"blue"}, "2026-01-01T10:00:00Z").size() == 1);
    TableHands hands(game);
    offerOre(game);
    const adjudicator::OfferOpened offer{R"({"do":"bid","by":"blue","cards":{"grain":1}})", {1, 2}};
    const auto say = [&](const adjudicator::ChainWord& word) {
        auto book = db::Book::open(game.file(), db::OpenMode::ReadWrite);
        adjudicator::DeskFolder own = adjudicator::ownDesk();
        adjudicator::web::PhoneChain chain(*book, own, "Phones");
        const auto& line = game.desk.table().line();
        const auto at = chain.propose({line.game(), line.head()}, toJson(word), "blue (phone 0123)");
        REQUIRE(at);
        return *at;
    };
    (void)say(adjudicator::OfferSealed{offerSealOf(*game.desk.gameId(), "blue", offer)});
    const auto at = say(offer);
    REQUIRE(test::waitFor([&] {
        const auto& offers = game.desk.asks().offers();
        return offers && offers->isOpened();
    }));
    const ui::Message strip = messageOf(game.desk);
    CHECK(strip.text.contains(QStringLiteral("1 of 2 have offered")));
    CHECK_FALSE(strip.text.contains(QStringLiteral("grain")));
    CHECK(tells(hands.page(), QStringLiteral("by phone")));
    CHECK_FALSE(tells(hands.page(), QStringLiteral("1 grain")));
    coverOffer(hands, "red", {Resource::Wool});
    hands.press(QStringLiteral("turnNext"));
    const auto auction = [&] { return std::get_if<engine::Auction>(&game.desk.position().turn.pending); };
    REQUIRE(test::waitFor([&] {
        return auction() != nullptr && auction()->bids[engine::PlayerId(1)].total() == 1 && test::settled(game.desk);
    }));
    const auto& line = game.desk.table().line();
    CHECK(line.log()[line.lastStep()->entry].act()->proposal == at);
    CHECK(auction()->bids[engine::PlayerId(0)] == engine::Cards::one(Resource::Wool));
}
