// SPDX-License-Identifier: GPL-3.0-or-later
// What only a person can say: which hidden card is played, that something is given for nothing; and what Escape drops.
#include <catch2/catch.hpp>

#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <algorithm>

#include "engine/rules/points.h"
#include "tests/ui/table_hands.h"
#include "ui/acting/card_stepper.h"

using test::Game;
using test::TableHands;

namespace {

constexpr engine::PlayerId kRed{0};

/// Red may build and trade; nobody has a hidden card yet.
engine::Setup marketWithoutCards() {
    engine::Setup setup = test::battle();
    setup.documents = {"base"};
    setup.armies.clear();
    setup.nukes.clear();
    setup.turn->phase = "build";
    for (const char* player : {"red", "blue"}) {
        setup.holdings[player].hand = engine::Hand::exactly(engine::Cards::of(4, 4, 4, 4, 4));
        setup.holdings[player].hiddenDevelopment = engine::DevelopmentHand::exactly({});
    }
    return setup;
}

std::uint64_t headOf(const Game& game) {
    return game.desk.table().line().head().seq;
}

engine::Cards countedIn(const TableHands& hands, const char* stepper) {
    return test::shownPart<ui::CardStepper>(const_cast<TableHands&>(hands).page(), stepper).cards();
}

}  // namespace

TEST_CASE("Card alone buys nothing, and then asks: nobody showed a card", "[ui][said][B-10]") {
    Game game(marketWithoutCards());
    TableHands hands(game);
    const int points = engine::scoreOf(game.desk.position(), kRed);
    const auto before = headOf(game);
    // Though a card can only be bought: it may have been pressed for another act.
    REQUIRE(hands.key(Qt::Key_K));
    REQUIRE(hands.key(Qt::Key_K));
    game.settle();
    CHECK(headOf(game) == before);
    CHECK(test::shownPart<QPushButton>(hands.page(), "answer0")
              .accessibleName()
              .startsWith(QStringLiteral("Buy a card")));
    hands.press(QStringLiteral("confirm"));
    game.settle();
    const auto bought = headOf(game);
    CHECK(bought != before);
    REQUIRE(hands.key(Qt::Key_K));
    game.settle();
    CHECK(headOf(game) == bought);
    CHECK(engine::scoreOf(game.desk.position(), kRed) == points);
    REQUIRE(game.desk.saying().chooser() != nullptr);
    auto question = game.desk.saying().chooser()->question();
    REQUIRE(question);
    CHECK(question->field == ui::kKindOfAct);
    // Buy, or play: and then which, though in the turn of purchase it can only be one.
    REQUIRE(question->answers.size() == 2);
    REQUIRE(hands.key(Qt::Key_2));
    game.settle();
    CHECK(headOf(game) == bought);
    question = game.desk.saying().chooser()->question();
    REQUIRE(question);
    CHECK(question->field == engine::field::kCard);
    CHECK(question->answers == std::vector<ui::Answer>{engine::DevelopmentCard::VictoryPoint});
    // Escape goes back to what it was chosen from.
    CHECK(hands.key(Qt::Key_Escape));
    CHECK(game.desk.saying().chooser()->question()->field == ui::kKindOfAct);
    REQUIRE(hands.key(Qt::Key_2));
    hands.press(QStringLiteral("answer0"));
    game.settle();
    CHECK(engine::scoreOf(game.desk.position(), kRed) == points + 1);
}

TEST_CASE("a card that is the only one to play is asked for all the same", "[ui][said][B-10]") {
    engine::Setup setup = marketWithoutCards();
    setup.holdings["red"].hand = engine::Hand::exactly({});
    engine::DevelopmentCounts one;
    one[engine::DevelopmentCard::Monopoly] = 1;
    setup.holdings["red"].hiddenDevelopment = engine::DevelopmentHand::exactly(one);
    Game game(setup);
    TableHands hands(game);
    const auto before = headOf(game);
    REQUIRE(hands.key(Qt::Key_K));
    game.settle();
    CHECK(headOf(game) == before);
    REQUIRE(game.desk.saying().chooser()->question());
    CHECK(game.desk.saying().chooser()->question()->field == engine::field::kCard);
}

TEST_CASE("buying and the kinds are drawn as cards that say what they do and how many were played",
          "[ui][said][B-10]") {
    engine::Setup setup = marketWithoutCards();
    setup.holdings["red"].hiddenDevelopment = engine::DevelopmentHand::untracked();
    setup.holdings["red"].playedDevelopment = engine::DevelopmentCounts::of(2, 0, 0, 0, 0);
    Game game(setup);
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_K));
    const auto tile = [&](std::ptrdiff_t number) -> QPushButton& {
        return test::shownPart<QPushButton>(hands.page(), QStringLiteral("answer%1").arg(number).toUtf8().constData());
    };
    CHECK(tile(0).accessibleName().startsWith(QStringLiteral("Buy a card")));
    REQUIRE(hands.key(Qt::Key_2));
    const auto question = game.desk.saying().chooser()->question();
    REQUIRE(question);
    const auto knight = std::ranges::find(question->answers, ui::Answer(engine::DevelopmentCard::Knight));
    REQUIRE(knight != question->answers.end());
    QTest::qWait(2);
    const auto& card = tile(knight - question->answers.begin());
    CHECK(card.accessibleName() == QStringLiteral("Knight"));
    CHECK(card.accessibleDescription().contains(QStringLiteral("The robber moves and takes a card")));
    CHECK(card.accessibleDescription().contains(QStringLiteral("played: 2")));
}

TEST_CASE("a gift has a button of its own, live only while one side is empty", "[ui][said][B-9]") {
    Game game(marketWithoutCards());
    TableHands hands(game);
    const auto before = headOf(game);
    REQUIRE(hands.key(Qt::Key_T));
    hands.press(QStringLiteral("with-blue"));
    CHECK_FALSE(hands.canPress(QStringLiteral("turnNext")));
    CHECK_FALSE(hands.canPress(QStringLiteral("other")));
    CHECK(hands.key(Qt::Key_1));
    CHECK_FALSE(hands.canPress(QStringLiteral("turnNext")));
    CHECK(hands.canPress(QStringLiteral("other")));
    // Enter is the trade's: it gives nothing away.
    (void)hands.key(Qt::Key_Return);
    game.settle();
    CHECK(headOf(game) == before);
    CHECK(hands.key(Qt::Key_6));
    CHECK_FALSE(hands.canPress(QStringLiteral("other")));
    CHECK(hands.key(Qt::Key_Backspace));
    CHECK(hands.key(Qt::Key_2));
    CHECK(hands.key(Qt::Key_Return, Qt::ShiftModifier));
    game.settle();
    CHECK(headOf(game) > before);
    CHECK(game.desk.position().hands[kRed] == engine::Hand::exactly(engine::Cards::of(4, 3, 4, 4, 4)));
}

TEST_CASE("the bank is given nothing for nothing", "[ui][said][B-9]") {
    Game game(marketWithoutCards());
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_T));
    CHECK(hands.key(Qt::Key_1));
    CHECK_FALSE(hands.canPress(QStringLiteral("turnNext")));
    CHECK_FALSE(hands.canPress(QStringLiteral("other")));
}

TEST_CASE("a trade that is left begins empty the next time, with the same partner", "[ui][said][B-9]") {
    Game game(marketWithoutCards());
    TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_T));
    hands.press(QStringLiteral("with-blue"));
    CHECK(hands.key(Qt::Key_1));
    REQUIRE(countedIn(hands, "give").total() == 1);
    SECTION("by Escape") {
        CHECK(hands.key(Qt::Key_Escape));
    }
    SECTION("by another act") {
        game.desk.saying().choose(ui::Act::Road);
    }
    game.desk.cancel();
    REQUIRE(game.desk.saying().guide() == ui::Guide::None);
    REQUIRE(hands.key(Qt::Key_T));
    CHECK(countedIn(hands, "give").none());
    CHECK(test::shownPart<QPushButton>(hands.page(), "with-blue").isChecked());
}

TEST_CASE("Escape drops the dice typed so far, and they are never thrown over", "[ui][said]") {
    engine::Setup setup = marketWithoutCards();
    setup.turn->phase = "roll";
    Game game(setup);
    TableHands hands(game);
    const auto before = headOf(game);
    CHECK(hands.key(Qt::Key_3));
    REQUIRE(game.desk.dice().typed().size() == 1);
    // A die is typed: Space throws no virtual ones in its place.
    CHECK(hands.key(Qt::Key_Space));
    game.settle();
    CHECK(headOf(game) == before);
    CHECK(hands.key(Qt::Key_Escape));
    CHECK(hands.key(Qt::Key_Escape));
    CHECK(game.desk.dice().typed().empty());
}
