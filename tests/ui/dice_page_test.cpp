// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QLabel>
#include <QSettings>

#include "adjudicator/record/throwing_way.h"
#include "engine/dice_game/scoring.h"
#include "tests/ui/dice_hands.h"
#include "ui/dice_game/dice_end.h"
#include "ui/dice_game/dice_page.h"
#include "ui/dice_game/sheet_view.h"
#include "ui/dice_game/sheets_out.h"
#include "ui/files/preferences.h"

namespace dg = engine::dice_game;
using test::DiceHands;

TEST_CASE("a turn of the dice game is typed, kept, built and ended on the page", "[ui][dice-game][WP-1]") {
    DiceHands game;
    CHECK(game.desk.position().turn.dice == 3);
    game.typeThrow({1, 2, 6});
    REQUIRE(game.desk.position().faces() == dg::Faces::of({dg::Face::Brick, dg::Face::Lumber, dg::Face::Gold}));
    // Brick and lumber stay by a click; of the third the face is typed.
    for (const char* die : {"die0", "die1"}) {
        game.part<QPushButton>(die).click();
        game.settle();
    }
    game.press(Qt::Key_3);
    CHECK(game.desk.position().faces() == dg::Faces::of({dg::Face::Brick, dg::Face::Lumber, dg::Face::Wool}));
    game.shot("dice-1.png");
}

TEST_CASE("roads are built by a click on the sheet, in their order only, and refusals name their clause",
          "[ui][dice-game][WP-4]") {
    DiceHands game;
    game.typeThrow({1, 2, 6});
    game.clickSheet("r3");
    CHECK_FALSE(game.isBuilt(0, "r3"));
    CHECK(game.desk.said().clause == engine::clause::WP_4);
    CHECK_FALSE(game.part<QLabel>("diceSaid").text().isEmpty());
    game.clickSheet("r1");
    CHECK(game.isBuilt(0, "r1"));
    CHECK(game.desk.said().text.isEmpty());
    CHECK(game.desk.position().faces() == dg::Faces::of({dg::Face::Gold}));
    game.press(Qt::Key_Space);
    CHECK(game.desk.position().turn.player == engine::PlayerId(1));
    CHECK(game.desk.position().turn.dice == 4);
    game.desk.takeBack();
    game.settle();
    CHECK(game.desk.position().turn.player == engine::PlayerId(0));
    game.shot("dice-2.png");
}

TEST_CASE("virtual dice are thrown by one key, and those that stay stay", "[ui][dice-game][WP-2]") {
    DiceHands game;
    game.press(Qt::Key_Space);
    REQUIRE(game.desk.position().faces().total() == 3);
    const auto thrown = game.desk.position().faces();
    game.part<QPushButton>("die0").click();
    game.settle();
    CHECK(game.part<QPushButton>("die0").isChecked());
    CHECK(game.part<QPushButton>("diceNext").text().contains(QStringLiteral("2 dice")));
    game.press(Qt::Key_Space);
    dg::Face first = dg::Face::Gold;
    for (const dg::Face face : dg::kFaces) {
        if (thrown[face] > 0) {
            first = face;
            break;
        }
    }
    CHECK(game.desk.position().faces()[first] >= 1);
    CHECK(game.desk.table().log().back().act() == nullptr);
    game.part<QPushButton>("diceEnd").click();
    game.settle();
    CHECK(game.desk.position().turn.player == engine::PlayerId(1));
}

TEST_CASE("real dice typed twice running are offered first in the dice game, virtual ones twice switch back",
          "[ui][dice-game][throwing]") {
    const struct PlainWishes {
        PlainWishes() { QSettings().clear(); }
        ~PlainWishes() { QSettings().clear(); }
    } wishes;
    DiceHands game;
    const auto next = [&] { return game.part<QPushButton>("diceNext").text(); };
    CHECK(next() == QStringLiteral("Throw 3 dice   [Space]"));
    game.typeThrow({1, 2, 6});
    // By the record alone, as after a restart: one throw tells nothing yet.
    CHECK_FALSE(ui::DicePage(game.desk, nullptr).findChild<QCheckBox*>(QStringLiteral("diceReal"))->isChecked());
    game.typeThrow({3, 3, 6});
    const auto way = [&] { return adjudicator::throwingWay(game.desk.table().line()); };
    REQUIRE(way() == adjudicator::ThrowingWay::Real);
    CHECK(ui::DicePage(game.desk, nullptr).findChild<QCheckBox*>(QStringLiteral("diceReal"))->isChecked());
    CHECK(next() == QString::fromUtf8("Type the dice   [1–6]"));
    // Space throws nothing without being asked; it says how the faces are typed.
    const auto before = game.desk.table().line().head();
    game.press(Qt::Key_Space);
    game.part<QPushButton>("diceNext").click();
    game.settle();
    CHECK(game.desk.table().line().head() == before);
    CHECK(game.part<QLabel>("diceSaid").text().startsWith(QStringLiteral("Real dice:")));
    SECTION("virtual dice are thrown by their own key and button") {
        REQUIRE(game.page.takeKey(Qt::Key_Space, Qt::ShiftModifier));
        game.settle();
        CHECK(way() == adjudicator::ThrowingWay::Real);
        game.press(Qt::Key_E);
        REQUIRE(next() == QString::fromUtf8("Type the dice   [1–6]"));
        game.part<QPushButton>("virtualDice").click();
        game.settle();
        CHECK(way() == adjudicator::ThrowingWay::Virtual);
        CHECK_FALSE(game.part<QCheckBox>("diceReal").isChecked());
        CHECK(next().startsWith(QStringLiteral("Throw")));
    }
    SECTION("a wish holds until the table throws otherwise") {
        game.press(Qt::Key_D);
        CHECK(next() == QStringLiteral("Throw 3 dice   [Space]"));
        game.press(Qt::Key_Space);
        CHECK(game.desk.position().turn.player == engine::PlayerId(0));
        CHECK(way() == adjudicator::ThrowingWay::Real);
        game.press(Qt::Key_E);
        CHECK(next().startsWith(QStringLiteral("Throw")));
    }
    SECTION("a setting fixes either") {
        ui::preferences::setDice(ui::DiceWish::Virtual);
        game.press(Qt::Key_D);
        game.press(Qt::Key_D);
        CHECK_FALSE(ui::DicePage(game.desk, nullptr).findChild<QCheckBox*>(QStringLiteral("diceReal"))->isChecked());
        ui::preferences::setDice(ui::DiceWish::Real);
        CHECK(ui::DicePage(game.desk, nullptr).findChild<QCheckBox*>(QStringLiteral("diceReal"))->isChecked());
    }
}

TEST_CASE("a knight's joker turns a die and is struck out", "[ui][dice-game][WP-5]") {
    DiceHands game;
    game.typeThrow({5, 3, 4});
    game.clickSheet("K-ore");
    REQUIRE(game.isBuilt(0, "K-ore"));
    game.press(Qt::Key_Space);
    game.typeThrow({1, 1, 1, 1});
    game.press(Qt::Key_E);
    game.typeThrow({1, 2, 6, 6, 6});
    auto* view = game.page.findChild<ui::SheetView*>();
    const auto joker = *game.desk.position().sheet().findJoker("ore");
    QTest::mouseClick(view, Qt::LeftButton, {}, view->pixelOf(joker).toPoint());
    QTest::qWait(1);
    game.shot("dice-3.png");
    game.part<QPushButton>("jokerTurn").click();
    game.settle();
    CHECK(game.desk.position().marks[engine::PlayerId(0)].struckOut[joker]);
    CHECK(game.desk.position().faces()[dg::Face::Ore] == 1);
}

TEST_CASE("the sheet is walked and chosen from by keys alone", "[ui][dice-game]") {
    DiceHands game;
    game.typeThrow({1, 2, 6});
    auto* view = game.page.findChild<ui::SheetView*>();
    view->setFocus();
    const auto hinted = [&] {
        QStringList texts;
        for (const auto* button : game.page.findChildren<QPushButton*>(QStringLiteral("diceBuild"))) {
            if (!button->isHidden() && button->text().contains(QStringLiteral("[Enter]"))) {
                texts.append(button->text());
            }
        }
        return texts;
    };
    CHECK(hinted().isEmpty());
    QTest::keyClick(view, Qt::Key_N);
    REQUIRE(view->current());
    // The keys stand where they are needed: N at the list, Enter at the place that it would build.
    CHECK(hinted() == QStringList{QStringLiteral("road 1   [Enter]")});
    game.page.setFocus();
    CHECK(hinted().isEmpty());
    view->setFocus();
    CHECK(hinted().size() == 1);
    const auto labels = game.page.findChildren<QLabel*>();
    CHECK(
        std::ranges::any_of(labels, [](const QLabel* label) { return label->text().endsWith(QStringLiteral("[N]")); }));
    QTest::keyClick(view, Qt::Key_Return);
    game.settle();
    CHECK(game.isBuilt(0, "r1"));
    QTest::keyClick(view, Qt::Key_Right);
    CHECK(view->current());
}

TEST_CASE("a dice game that is over tells the winner's points, and Space leads nowhere", "[ui][dice-game]") {
    DiceHands game;
    dg::EndGame end;
    end.winner = engine::PlayerId(1);
    end.reason = "time";
    game.desk.play(end);
    game.settle();
    REQUIRE(game.desk.position().isOver());
    const auto* head = game.page.findChild<QLabel*>(QStringLiteral("diceTurn"));
    REQUIRE(head != nullptr);
    CHECK(head->text().endsWith(QStringLiteral("has won with 0 points")));
    CHECK(game.page.findChild<QPushButton*>(QStringLiteral("diceFresh"))->isHidden());
    CHECK(game.part<QPushButton>("diceNext").isEnabled());
    game.press(Qt::Key_Space);
    CHECK(head->isVisible());
    // Why it ended stands there too, as the referee gave it.
    const auto told = ui::endOf(game.desk);
    REQUIRE(told);
    CHECK(told->text.contains(QStringLiteral("time")));
    CHECK(game.part<QLabel>("diceSaid").text() == told->text);
    game.part<QPushButton>("diceNext").click();
    game.settle();
    CHECK_FALSE(head->isVisible());
    // Another game with the same players, unless others are typed; and the way back.
    CHECK(game.part<QLineEdit>("dicePlayer0").text() == QStringLiteral("Anna"));
    CHECK(game.part<QLineEdit>("dicePlayer1").text() == QStringLiteral("Ben"));
    game.part<QPushButton>("diceBack").click();
    game.settle();
    CHECK(head->isVisible());
}

TEST_CASE("a new dice game asked for by mistake is left by Escape, the game goes on as it was", "[ui][dice-game]") {
    DiceHands game;
    game.typeThrow({1, 2, 6});
    const auto before = game.desk.table().line().head();
    game.part<QPushButton>("diceFresh").click();
    const auto* head = game.page.findChild<QLabel*>(QStringLiteral("diceTurn"));
    REQUIRE(head != nullptr);
    REQUIRE_FALSE(head->isVisible());
    game.press(Qt::Key_Escape);
    CHECK(head->isVisible());
    CHECK(game.desk.table().line().head() == before);
    CHECK_FALSE(ui::endOf(game.desk));
}

TEST_CASE("a dice game goes on where it was", "[ui][dice-game]") {
    DiceHands game;
    game.typeThrow({1, 2, 6});
    game.clickSheet("r1");
    ui::DiceDesk again;
    again.openBook(ui::openWindowBook(game.folder.filePath(QStringLiteral("dice.db")).toStdString()).value());
    REQUIRE(again.hasGame());
    CHECK(again.position().isBuilt(engine::PlayerId(0), *again.position().sheet().findPlace("r1")));
}

TEST_CASE("every part of both sheets has a place of its own", "[ui][dice-game][WP-10]") {
    for (const dg::Sheet* sheet : {&dg::plusSheet(), &dg::originalSheet()}) {
        const ui::SheetLayout layout = ui::layoutOf(*sheet);
        REQUIRE(layout.places.size() == sheet->places.size());
        REQUIRE(layout.jokers.size() == sheet->jokers.size());
        std::vector<QPointF> middles = layout.jokers;
        for (const auto& place : layout.places) {
            middles.push_back((place.at + place.to) / 2);
        }
        for (std::size_t i = 0; i < middles.size(); ++i) {
            CHECK(layout.box.contains(middles[i]));
            for (std::size_t j = 0; j < i; ++j) {
                const QPointF off = middles[i] - middles[j];
                CHECK(std::hypot(off.x(), off.y()) > 0.4);
            }
        }
    }
}

TEST_CASE("the sheets of a dice game leave as a page, a picture and a drawing", "[ui][dice-game][export]") {
    DiceHands game;
    const dg::Position& position = game.desk.position();
    const QByteArray pdf = ui::sheetsPdf(position, QStringLiteral("Sheets"));
    CHECK(pdf.startsWith("%PDF"));
    CHECK(pdf.size() > 5000);
    const QImage empty = ui::sheetsImage(position, 1200);
    CHECK(empty.width() == 1200);
    CHECK(empty.height() > 400);
    const QByteArray svg = ui::sheetsSvg(position, QStringLiteral("Sheets"));
    CHECK(svg.count("<path") > 50);
    // What is built stands on it.
    game.typeThrow({1, 2, 6});
    game.clickSheet("r1");
    REQUIRE(game.isBuilt(0, "r1"));
    CHECK(ui::sheetsImage(game.desk.position(), 1200) != empty);
}

TEST_CASE("the sheet is walked from wherever the keyboard is on the page", "[ui][dice-game]") {
    DiceHands game;
    game.typeThrow({1, 2, 6});
    auto* sheet = game.page.findChild<ui::SheetView*>();
    REQUIRE(sheet != nullptr);
    sheet->setCurrent(std::nullopt);
    game.part<QPushButton>("die0").setFocus();
    QTest::keyClick(&game.part<QPushButton>("die0"), Qt::Key_N);
    REQUIRE(sheet->current());
    QTest::keyClick(&game.part<QPushButton>("die0"), Qt::Key_N);
    CHECK(sheet->current());
}
