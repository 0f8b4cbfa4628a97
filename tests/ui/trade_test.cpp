// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QPushButton>

#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/acting/card_stepper.h"
#include "ui/desk/strip_message.h"
#include "ui/desk/trade_count.h"

using engine::Cards;
using engine::Hand;
using engine::PlayerId;
using engine::test::Scene;
using test::Game;
using test::TableHands;

namespace {

constexpr PlayerId kTrader{0};
constexpr PlayerId kPartner{1};

/// Red may trade; blue holds one lumber, and white nobody knows what.
Scene marketScene() {
    Scene scene = Scene::base("build");
    scene.settlement("red", "0,0:N").settlement("blue", "0,1:S").settlement("white", "-2,0:N").robber("1,0");
    scene.hand("red", Cards::of(4, 1, 4, 4, 4)).hand("blue", Cards::of(2, 1, 0, 3, 1));
    return scene;
}

Cards tradeCards(TableHands& hands, const char* stepper) {
    return test::shownPart<ui::CardStepper>(hands.page(), stepper).cards();
}

bool tabIsIn(TableHands& hands, const char* tab) {
    return test::shownPart<QPushButton>(hands.page(), tab).isChecked();
}

}  // namespace

TEST_CASE("a trade's partners have letters while it is open", "[ui][trade][B-9]") {
    Game game(marketScene().setup);
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_T));
    CHECK(tabIsIn(hands, "bank"));
    REQUIRE(hands.key(Qt::Key_C));
    CHECK(tabIsIn(hands, "with-white"));
    CHECK(game.desk.saying().act() == ui::Act::Trade);
    REQUIRE(hands.key(Qt::Key_B));
    CHECK(tabIsIn(hands, "with-blue"));
    REQUIRE(hands.key(Qt::Key_A));
    CHECK(tabIsIn(hands, "bank"));
    // Left again, the letters are the acts'.
    REQUIRE(hands.key(Qt::Key_Escape));
    REQUIRE(hands.key(Qt::Key_R));
    CHECK(game.desk.saying().act() != ui::Act::Trade);
}

TEST_CASE("the turn's own button trades, and no other", "[ui][trade][B-9]") {
    Game game(marketScene().setup);
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_T));
    REQUIRE(hands.key(Qt::Key_B));
    const auto& next = test::shownPart<QPushButton>(hands.page(), "turnNext");
    CHECK(next.text() == QStringLiteral("Trade   [Enter]"));
    CHECK_FALSE(next.isEnabled());
    REQUIRE(hands.key(Qt::Key_1));
    REQUIRE(hands.key(Qt::Key_9));
    CHECK(next.isEnabled());
    // Space neither trades nor ends the turn.
    const auto before = test::lastAct(game.desk);
    REQUIRE(hands.key(Qt::Key_Space));
    CHECK(test::lastAct(game.desk) == before);
    hands.press(QStringLiteral("turnNext"));
    game.settle();
    CHECK(game.desk.position().hands[kTrader] == Hand::exactly(Cards::of(3, 1, 4, 5, 4)));
    CHECK(game.desk.position().turn.player == kTrader);
}

TEST_CASE("a card that a partner cannot hold is said with what helps", "[ui][trade][B-9]") {
    Game game(marketScene().setup);
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_T));
    REQUIRE(hands.key(Qt::Key_B));
    REQUIRE(hands.key(Qt::Key_1));
    REQUIRE(hands.key(Qt::Key_7));
    CHECK(messageOf(game.desk).kind == ui::Message::Kind::Guide);
    REQUIRE(hands.key(Qt::Key_7));
    const ui::Message message = messageOf(game.desk);
    CHECK(message.kind == ui::Message::Kind::Refuse);
    CHECK(message.lead == QStringLiteral("Blue has at most 1 lumber."));
    CHECK(message.clauses == std::vector{engine::clause::B_9});
    CHECK_FALSE(hands.canPress(QStringLiteral("turnNext")));
    REQUIRE(message.buttons.size() == 3);
    CHECK(message.buttons[0].text == QString::fromUtf8("1 lumber only [↓]"));
    SECTION("as many as there are") {
        REQUIRE(hands.key(Qt::Key_Down));
        CHECK(tradeCards(hands, "take") == Cards::of(0, 1, 0, 0, 0));
        CHECK(tradeCards(hands, "give") == Cards::of(1, 0, 0, 0, 0));
        CHECK(hands.canPress(QStringLiteral("turnNext")));
    }
    SECTION("the hand is another") {
        message.buttons[1].press();
        REQUIRE(test::waitFor([&] { return game.desk.saying().correcting(); }));
        CHECK(test::shownPart<QPushButton>(hands.page(), "who-blue").isChecked());
    }
    SECTION("the cards are there") {
        message.buttons[2].press();
        game.settle();
        REQUIRE(test::waitFor(
            [&] { return game.desk.position().hands[kTrader].cards[engine::Resource::Lumber].least == 3; }));
    }
}

TEST_CASE("the bank takes whole rates, and what it lacks is said", "[ui][trade][B-9]") {
    Scene scene = marketScene();
    scene.bank(Cards::of(19, 0, 19, 19, 19));
    Game game(scene.setup);
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_T));
    REQUIRE(hands.key(Qt::Key_3));
    CHECK(tradeCards(hands, "give") == Cards::of(0, 0, 4, 0, 0));
    REQUIRE(hands.key(Qt::Key_7));
    CHECK(messageOf(game.desk).lead == QStringLiteral("The bank has no lumber left."));
    // Nobody corrects the bank's hand.
    CHECK(messageOf(game.desk).buttons.front().text == QString::fromUtf8("Without it [↓]"));
    REQUIRE(hands.key(Qt::Key_Down));
    CHECK(tradeCards(hands, "take").none());
    // What red does not hold itself: eight wool.
    REQUIRE(hands.key(Qt::Key_3));
    CHECK(messageOf(game.desk).lead == QStringLiteral("Red has at most 4 wool."));
    REQUIRE(hands.key(Qt::Key_Down));
    CHECK(tradeCards(hands, "give") == Cards::of(0, 0, 4, 0, 0));
}

TEST_CASE("Escape empties a trade first and leaves it then", "[ui][trade]") {
    Game game(marketScene().setup);
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_T));
    REQUIRE(hands.key(Qt::Key_B));
    REQUIRE(hands.key(Qt::Key_1));
    REQUIRE(hands.canPress(QStringLiteral("emptyTrade")));
    REQUIRE(hands.key(Qt::Key_Escape));
    REQUIRE(game.desk.saying().guide() == ui::Guide::Trade);
    CHECK(tradeCards(hands, "give").none());
    CHECK(tabIsIn(hands, "with-blue"));
    CHECK_FALSE(hands.canPress(QStringLiteral("emptyTrade")));
    REQUIRE(hands.key(Qt::Key_Escape));
    CHECK(game.desk.saying().guide() == ui::Guide::None);
}

TEST_CASE("what a trade counts is no more once another act is said", "[ui][trade]") {
    Game game(marketScene().setup);
    ui::Saying& saying = game.desk.saying();
    saying.choose(ui::Act::Trade);
    engine::Trade trade;
    trade.by = kTrader;
    trade.with = kPartner;
    trade.give = Cards::of(1, 0, 0, 0, 0);
    saying.count(trade);
    REQUIRE(saying.counted() == trade);
    CHECK(ui::isGift(trade));
    saying.choose(ui::Act::Road);
    CHECK_FALSE(saying.counted());
    saying.choose(ui::Act::Trade);
    CHECK_FALSE(saying.counted());
}
