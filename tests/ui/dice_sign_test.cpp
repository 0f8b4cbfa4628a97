// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "adjudicator/seal/head_text.h"
#include "tests/ui/game_on_desk.h"
#include "ui/dice/dice_sign.h"
#include "ui/dice/dice_trust.h"
#include "ui/dice/throw_table.h"
#include "ui/pages/table_page.h"
#include "ui/pages/table_side.h"
#include "ui/record/head_card.h"

using adjudicator::DiceLevel;
using test::battle;
using test::Game;
using test::waitFor;

namespace {

void attack(Game& game) {
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    REQUIRE(std::holds_alternative<engine::Fight>(game.desk.position().turn.pending));
}

void fight(Game& game, int attacker, int defender) {
    REQUIRE(game.desk.dice().sides().size() == 2);
    game.desk.dice().type(attacker);
    game.desk.dice().type(defender);
    game.settle();
}

}  // namespace

TEST_CASE("the level in force follows what is typed", "[ui][dice]") {
    Game game(battle());
    attack(game);
    CHECK(ui::trustOf(game.desk).next == DiceLevel::Desk);
    CHECK_FALSE(ui::trustOf(game.desk).last);
    CHECK_FALSE(ui::trustOf(game.desk).low);
    game.desk.dice().type(9);
    CHECK(ui::trustOf(game.desk).next == DiceLevel::Entered);
    CHECK(ui::trustOf(game.desk).low);
    game.desk.dice().type(2);
    game.settle();
    // What comes next could be proved; what just fell could not, and that stays said.
    CHECK(ui::trustOf(game.desk).next == DiceLevel::Desk);
    CHECK(ui::trustOf(game.desk).last == DiceLevel::Entered);
    CHECK(ui::trustOf(game.desk).low);

    game.desk.nextStep().take();
    game.settle();
    REQUIRE(game.desk.dice().asksForWord());
    CHECK(ui::trustOf(game.desk).wordWanted);
    game.desk.dice().setWord(QStringLiteral("gull"));
    CHECK(ui::trustOf(game.desk).next == DiceLevel::Witnessed);
    game.desk.dice().throwNow("gull");
    REQUIRE(waitFor([&] { return !game.desk.table().isWriting() && !game.desk.table().declared(); }));
    CHECK(ui::trustOf(game.desk).last == DiceLevel::Witnessed);
    CHECK_FALSE(ui::trustOf(game.desk).low);
}

TEST_CASE("the line above the throw is always there, says when dice are taken on trust, and tells the throws of each",
          "[ui][dice]") {
    Game game(battle());
    ui::TablePage page(game.desk, nullptr);
    page.resize(1280, 720);
    page.show();
    auto* sign = page.findChild<ui::DiceSign*>();
    REQUIRE(sign != nullptr);
    CHECK(sign->isVisible());
    CHECK_FALSE(sign->text().contains(QStringLiteral("on trust")));
    const int high = sign->height();
    attack(game);
    fight(game, 9, 2);
    CHECK(sign->isVisible());
    CHECK(sign->height() == high);
    CHECK(sign->text().contains(QStringLiteral("on trust")));
    sign->click();
    auto* throws = page.findChild<ui::ThrowTable*>();
    REQUIRE(throws != nullptr);
    CHECK(throws->isVisible());
    QStringList shown;
    for (const QLabel* label : throws->findChildren<QLabel*>()) {
        shown.append(label->text());
    }
    CHECK(shown.contains(QStringLiteral("typed in")));
    CHECK(shown.contains(QStringLiteral("1")));
    const QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    CHECK(page.takeKey(escape));
    CHECK_FALSE(throws->isVisible());
}

TEST_CASE("after a combat the chain head goes out by itself, and goes with the next act", "[ui][dice]") {
    engine::Setup setup = battle();
    // The game goes on after the city has fallen.
    setup.buildings.push_back(
        {engine::cornerOf({0, -2}, engine::CornerDirection::N), engine::BuildingKind::Settlement, "blue", 0, false});
    Game game(setup);
    ui::TablePage page(game.desk, nullptr);
    page.resize(1280, 720);
    page.show();
    auto* card = page.findChild<ui::HeadCard*>();
    REQUIRE(card != nullptr);
    attack(game);
    for (const auto& [attacker, defender] : {std::pair(10, 7), {5, 5}, {6, 4}, {1, 2}, {7, 6}, {2, 3}, {5, 4}}) {
        CHECK_FALSE(card->isVisible());
        fight(game, attacker, defender);
    }
    CHECK_FALSE(card->isVisible());
    game.desk.nextStep().take();
    game.settle();
    // In one line; the code opens in its place.
    REQUIRE(card->isVisible());
    CHECK_FALSE(card->isOpen());
    const int folded = card->height();
    test::shownPart<QPushButton>(*card, "headTurn").click();
    CHECK(card->isOpen());
    QTest::qWait(1);
    CHECK(card->height() > folded);
    test::shownPart<QPushButton>(*card, "headTurn").click();
    CHECK_FALSE(card->isOpen());
    const adjudicator::Line& line = game.desk.table().line();
    const auto seen = adjudicator::headFromText(card->carried());
    REQUIRE(seen);
    CHECK(seen->game == line.game());
    CHECK(seen->head == line.head());
    const QString picture = game.folder.filePath(QStringLiteral("head.png"));
    CHECK(card->save(picture));
    CHECK(QImage(picture).width() > 200);
    CHECK(card->save(game.folder.filePath(QStringLiteral("head.svg"))));
    game.desk.nextStep().take();
    game.settle();
    CHECK_FALSE(card->isVisible());

    // On demand at any time.
    page.side().showHead();
    CHECK(card->isOpen());
    const QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    CHECK(page.takeKey(escape));
    CHECK_FALSE(card->isVisible());
}

TEST_CASE("a combat that is taken back hands out no head", "[ui][dice]") {
    Game game(battle());
    ui::TablePage page(game.desk, nullptr);
    page.show();
    attack(game);
    game.desk.takeBack();
    game.settle();
    CHECK_FALSE(page.findChild<ui::HeadCard*>()->isVisible());
}
