// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_referee.h"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>

#include "tests/ui/dice_hands.h"
#include "ui/files/game_shelf.h"

namespace dg = engine::dice_game;
using test::DiceHands;

namespace {

QLineEdit& reasonOf(DiceHands& game) {
    for (QLineEdit* line : game.page.findChildren<QLineEdit*>(QStringLiteral("refereeReason"))) {
        if (line->isVisible()) {
            return *line;
        }
    }
    FAIL("no reason can be typed");
    throw 0;
}

bool canEnter(DiceHands& game) {
    return game.part<QPushButton>("refereeEnter").isEnabled();
}

void enterIt(DiceHands& game) {
    REQUIRE(canEnter(game));
    const auto before = game.desk.table().line().head().seq;
    game.part<QPushButton>("refereeEnter").click();
    REQUIRE(test::waitFor([&] { return game.desk.table().line().head().seq > before; }));
    game.settle();
}

}  // namespace

TEST_CASE("what was noticed late is ticked on the sheet and entered with its reason", "[ui][dice-game]") {
    DiceHands game;
    game.page.turnReferee(true);
    CHECK_FALSE(canEnter(game));
    // Out of its order: no rule is asked.
    game.clickSheet("r2");
    CHECK_FALSE(game.isBuilt(0, "r2"));
    CHECK(game.part<QLabel>("refereeTicks").text().contains(QStringLiteral("Anna")));
    CHECK_FALSE(canEnter(game));
    reasonOf(game).setText(QStringLiteral("ticked two turns late"));
    // Pressed again it stays as it is.
    game.clickSheet("r2");
    CHECK_FALSE(canEnter(game));
    game.clickSheet("r2");
    enterIt(game);
    CHECK(game.isBuilt(0, "r2"));
    CHECK(game.part<QPushButton>("refereeEnter").isEnabled() == false);
    game.shot("dice-referee.png");
}

TEST_CASE("whose turn it is and how the dice lie can be entered, impossible dice not", "[ui][dice-game]") {
    DiceHands game;
    game.page.turnReferee(true);
    reasonOf(game).setText(QStringLiteral("we forgot a turn"));
    game.part<QComboBox>("refereeTurn").setCurrentIndex(2);
    Q_EMIT game.part<QComboBox>("refereeTurn").activated(2);
    enterIt(game);
    CHECK(game.desk.position().turn.player == engine::PlayerId(1));
    const int dice = game.desk.position().turn.dice;
    auto& faces = game.part<QLineEdit>("refereeFaces");
    reasonOf(game).setText(QStringLiteral("one fell off the table"));
    faces.setText(QStringLiteral("7"));
    CHECK_FALSE(canEnter(game));
    CHECK(game.part<QLabel>("refereeSaid").text() == QStringLiteral("A die shows 1 to 6."));
    faces.setText(QString(dice + 1, QLatin1Char('6')));
    CHECK_FALSE(canEnter(game));
    faces.setText(QString(dice, QLatin1Char('6')));
    enterIt(game);
    CHECK(game.desk.position().faces()[dg::Face::Gold] == dice);
}

TEST_CASE("a ruling is recorded with its clause and changes no sheet", "[ui][dice-game]") {
    DiceHands game;
    const dg::Position before = game.desk.position();
    game.page.turnReferee(true);
    game.part<QPushButton>("refereeRuling").click();
    CHECK_FALSE(canEnter(game));
    reasonOf(game).setText(QStringLiteral("the die lay on the edge: thrown again"));
    game.part<QComboBox>("refereeClause").setCurrentIndex(2);
    game.part<QComboBox>("refereeAbout").setCurrentIndex(1);
    enterIt(game);
    CHECK(game.desk.position() == before);
    const auto& last = game.desk.table().line();
    const auto* rule = std::get_if<dg::Rule>(&last.actAt(last.acts().back().now).action);
    REQUIRE(rule != nullptr);
    CHECK(rule->clause == engine::clause::WP_2);
    CHECK(rule->player == engine::PlayerId(0));
}

TEST_CASE("an act is corrected: what rests on it is decided before anything is written", "[ui][dice-game]") {
    DiceHands game;
    game.typeThrow({1, 2, 6});
    game.clickSheet("r1");
    REQUIRE(game.isBuilt(0, "r1"));
    game.page.turnReferee(true);
    game.part<QPushButton>("refereeCorrection").click();
    auto& acts = game.part<QListWidget>("refereeActs");
    REQUIRE(acts.count() == 2);
    // The throw was another one: the road behind it cannot be paid any more.
    acts.setCurrentRow(1);
    auto& typed = game.part<QLineEdit>("refereeTyped");
    typed.setText(QStringLiteral("3 3 6"));
    Q_EMIT typed.textEdited(typed.text());
    reasonOf(game).setText(QStringLiteral("misread"));
    QTest::qWait(5);
    CHECK_FALSE(canEnter(game));
    auto& conflict = game.part<QComboBox>("conflict");
    conflict.setCurrentIndex(1);
    Q_EMIT conflict.activated(1);
    QTest::qWait(5);
    enterIt(game);
    CHECK_FALSE(game.isBuilt(0, "r1"));
    CHECK(game.desk.position().faces() == dg::Faces::of({dg::Face::Wool, dg::Face::Wool, dg::Face::Gold}));
}

TEST_CASE("Escape leaves the referee's entries, and the dice take the keys again", "[ui][dice-game]") {
    DiceHands game;
    game.page.turnReferee(true);
    CHECK_FALSE(game.page.takeKey(Qt::Key_Space));
    CHECK(game.page.takeKey(Qt::Key_Escape));
    CHECK_FALSE(game.page.hasReferee());
    game.press(Qt::Key_Space);
    CHECK(game.desk.position().faces().total() == 3);
}

TEST_CASE("dice games stand in the book's list with how they are, and go on from there", "[ui][dice-game]") {
    DiceHands game;
    game.typeThrow({1, 2, 6});
    game.clickSheet("r1");
    const db::GameId first = *game.desk.gameId();
    game.desk.startGame({QStringLiteral("Clara"), QStringLiteral("Dan"), QStringLiteral("Eva")}, "plus");
    REQUIRE(test::waitFor([&] { return game.desk.gameId() != first && !game.desk.table().isWriting(); }));
    const db::GameId second = *game.desk.gameId();
    ui::GameShelf shelf;
    QSignalSpy spy(&shelf, &ui::GameShelf::listed);
    shelf.read(game.folder.filePath(QStringLiteral("dice.db")).toStdString());
    REQUIRE(test::waitFor([&] { return spy.count() > 0; }));
    REQUIRE(shelf.games().size() == 2);
    CHECK(shelf.kindOf(first) == adjudicator::GameKind::Dice);
    CHECK(shelf.games()[0].players.size() == 3);
    shelf.readFurther({first});
    REQUIRE(test::waitFor([&] { return !shelf.games()[1].isUnread; }));
    CHECK(shelf.games()[1].turn == engine::PlayerId(0));
    CHECK_FALSE(shelf.games()[1].isOver);
    CHECK(shelf.nextOpen(second) == first);
    game.desk.openGame(first);
    REQUIRE(test::waitFor([&] { return game.desk.gameId() == first; }));
    CHECK(game.isBuilt(0, "r1"));
}
