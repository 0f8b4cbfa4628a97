// SPDX-License-Identifier: GPL-3.0-or-later
// What is due stays in sight: a 7 from its dice to the robber, a declared throw, the sides of the Shadow Economy.
#include <catch2/catch.hpp>

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "tests/support/random_start.h"
#include "tests/ui/table_hands.h"
#include "ui/board/board_view.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/strip_message.h"
#include "ui/dice/die_art.h"
#include "ui/files/preferences.h"

using test::Game;
using test::TableHands;

namespace {

engine::Setup beforeTheRoll(const engine::Cards& cards) {
    engine::Setup setup = test::battle();
    setup.documents = {"base"};
    setup.armies.clear();
    setup.nukes.clear();
    setup.turn->phase = "roll";
    for (const char* player : {"red", "blue"}) {
        setup.holdings[player].hand = engine::Hand::exactly(cards);
    }
    return setup;
}

void rollSeven(Game& game, TableHands& hands) {
    REQUIRE(hands.key(Qt::Key_4));
    REQUIRE(hands.key(Qt::Key_3));
    game.settle();
}

std::vector<engine::Die> sixSided(std::initializer_list<int> faces) {
    std::vector<engine::Die> dice;
    for (const int face : faces) {
        dice.push_back({6, face});
    }
    return dice;
}

/// The faces of the one row of dice in sight.
std::vector<engine::Die> shownDice(TableHands& hands) {
    std::vector<const ui::DiceRow*> rows;
    for (const auto* row : hands.page().findChildren<ui::DiceRow*>()) {
        if (row->isVisible()) {
            rows.push_back(row);
        }
    }
    REQUIRE(rows.size() == 1);
    return rows.front()->dice();
}

}  // namespace

TEST_CASE("a 7 keeps its dice in sight and has one button that goes on", "[ui][due][B-8]") {
    Game game(beforeTheRoll(engine::Cards::of(4, 4, 4, 4, 4)));
    TableHands hands(game);
    rollSeven(game, hands);
    REQUIRE(game.desk.saying().guide() == ui::Guide::Discards);
    CHECK(shownDice(hands) == sixSided({4, 3}));
    int withSpace = 0;
    for (const auto* button : hands.page().findChildren<QPushButton*>()) {
        withSpace += button->isVisible() && button->text().contains(QStringLiteral("[Space]")) ? 1 : 0;
    }
    CHECK(withSpace == 1);
    CHECK(test::shownPart<QPushButton>(hands.page(), "turnNext").text() ==
          QStringLiteral("All have given up   [Space]"));
    hands.press(QStringLiteral("turnNext"));
    REQUIRE(test::waitFor([&] { return game.desk.saying().guide() != ui::Guide::Discards; }));
    game.settle();
    CHECK(game.desk.saying().act() == ui::Act::Robber);
}

TEST_CASE("the robber's victims come before nobody", "[ui][due][B-8]") {
    // Nobody knows whether blue holds a card: the referee may say that there was none.
    engine::Setup setup = beforeTheRoll(engine::Cards::of(1, 1, 1, 1, 1));
    setup.holdings["blue"].hand = engine::Hand::untracked();
    Game game(setup);
    TableHands hands(game);
    rollSeven(game, hands);
    REQUIRE(game.desk.saying().chooser() != nullptr);
    REQUIRE(game.desk.saying().act() == ui::Act::Robber);
    int asked = 0;
    for (const engine::Place& place : game.desk.saying().chooser()->nextPlaces()) {
        ui::ActChooser chooser = *game.desk.saying().chooser();
        REQUIRE(chooser.take(place));
        const auto question = chooser.question();
        if (question && question->field == engine::field::kVictim) {
            ++asked;
            CHECK(question->answers == std::vector<ui::Answer>{engine::PlayerId{1}, std::monostate()});
        }
    }
    CHECK(asked > 0);
}

TEST_CASE("an act that is not possible while the robber is due leaves its letters on the board", "[ui][due][B-8]") {
    Game game(beforeTheRoll(engine::Cards::of(1, 1, 1, 1, 1)));
    TableHands hands(game);
    rollSeven(game, hands);
    const auto letters = markersOf(game.desk).legal.size();
    REQUIRE(letters > 0);
    game.desk.saying().choose(ui::Act::Road);
    CHECK(messageOf(game.desk).kind == ui::Message::Kind::Refuse);
    for (int escape = 0; escape < 3; ++escape) {
        CHECK(game.desk.saying().act() == ui::Act::Robber);
        CHECK(game.desk.saying().guide() == ui::Guide::None);
        CHECK(markersOf(game.desk).legal.size() == letters);
        (void)hands.key(Qt::Key_Escape);
    }
    CHECK(messageOf(game.desk).text.contains(QStringLiteral("letter")));
}

TEST_CASE("a declared throw is thrown before the attacker may stop, also after a restart", "[ui][due][SA-K10]") {
    ui::preferences::setAsksForWords(true);
    Game game(test::battle());
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    game.desk.nextStep().take();
    REQUIRE(test::waitFor([&] { return game.desk.dice().asksForWord(); }));
    const auto isRefused = [](ui::TableDesk& desk) {
        const auto letters = markersOf(desk).legal.size();
        desk.saying().choose(ui::Act::Stop);
        CHECK_FALSE(desk.saying().act());
        CHECK(messageOf(desk).kind == ui::Message::Kind::Refuse);
        CHECK(messageOf(desk).clauses == std::vector{engine::clause::SA_K10});
        CHECK(markersOf(desk).legal.size() == letters);
    };
    {
        TableHands hands(game);
        REQUIRE(hands.key(Qt::Key_X));
        CHECK(messageOf(game.desk).kind == ui::Message::Kind::Refuse);
        isRefused(game.desk);
    }
    ui::TableDesk again;
    REQUIRE_FALSE(again.openBook(game.file()));
    REQUIRE(again.dice().asksForWord());
    isRefused(again);
}

TEST_CASE("Enter takes the sides off the board though the throw's button has the keyboard", "[ui][due][SW-2]") {
    ui::preferences::setAsksForWords(false);
    Game game(engine::test::freshTable({"base", "shadow"}, 2));
    TableHands hands(game);
    game.settle();
    REQUIRE_FALSE(game.desk.dice().sides().empty());
    REQUIRE(hands.key(Qt::Key_2));
    REQUIRE(hands.key(Qt::Key_5));
    game.settle();
    const auto* due = std::get_if<engine::SidesDue>(&game.desk.position().turn.pending);
    REQUIRE(due != nullptr);
    REQUIRE_FALSE(due->hexes.empty());
    // What was thrown lies there until the sides are taken off, or it is thrown anew.
    CHECK(shownDice(hands) == sixSided({2, 5}));
    CHECK(test::shownPart<QLabel>(hands.page(), "thrownLevel").text() == QStringLiteral("! typed in"));
    REQUIRE(hands.key(Qt::Key_3));
    CHECK(shownDice(hands) == sixSided({3, 0}));
    REQUIRE(hands.key(Qt::Key_Backspace));
    CHECK(shownDice(hands) == sixSided({2, 5}));
    hands.page().activateWindow();
    // What is advised is lit: another throw, or that the sides are taken off.
    CHECK(test::shownPart<QPushButton>(hands.page(), "turnNext")
              .text()
              .startsWith(due->rethrowAdvised ? QStringLiteral("Throw again") : QStringLiteral("Take off the sides")));
    test::shownPart<QPushButton>(hands.page(), "turnNext").setFocus();
    REQUIRE(hands.key(Qt::Key_Return));
    game.settle();
    CHECK_FALSE(std::holds_alternative<engine::SidesDue>(game.desk.position().turn.pending));
    ui::preferences::setAsksForWords(true);
}
