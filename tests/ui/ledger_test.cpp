// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ledger_panel.h"

#include <catch2/catch.hpp>

#include <QLabel>
#include <QPushButton>

#include "adjudicator/public/public_view.h"
#include "tests/support/random_start.h"
#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/board/board_view.h"
#include "ui/record/log_model.h"
#include "ui/record/log_turns.h"
#include "ui/record/record_panel.h"
#include "ui/table/bank_sign.h"
#include "ui/table/player_row.h"
#include "ui/table/pointed_places.h"
#include "ui/text/language.h"
#include "ui/text/place_text.h"

using engine::Cards;
using engine::PlayerId;
using engine::test::Scene;
using test::Game;
using test::TableHands;

namespace {

constexpr PlayerId kRedSeat{0};
constexpr PlayerId kBlueSeat{1};

engine::Setup table() {
    Scene scene = Scene::base("build");
    scene.city("red", "0,-2:N").city("red", "0,0:N").settlement("blue", "0,1:S").road("red", "0,0:NE").robber("1,0");
    scene.hand("red", Cards::of(1, 1, 0, 0, 3)).hand("blue", Cards::of(0, 0, 1, 2, 0));
    return scene.setup;
}

QString wordsOf(const QWidget& panel) {
    QString words;
    for (const auto* label : panel.findChildren<QLabel*>()) {
        words += label->text() + QLatin1Char('\n');
    }
    return words;
}

}  // namespace

TEST_CASE("a hand lies open by its player's row or by Y, and goes with Esc", "[ui][ledger]") {
    Game game(table());
    TableHands hands(game);
    hands.page().resize(1920, 1000);
    hands.page().show();
    const auto* panel = hands.page().findChild<ui::LedgerPanel*>();
    REQUIRE(panel != nullptr);
    CHECK_FALSE(panel->isVisible());
    const auto rows = hands.page().findChildren<ui::PlayerCard*>();
    QTest::mouseClick(rows[1], Qt::LeftButton);
    QTest::qWait(20);
    CHECK(panel->isVisible());
    CHECK(wordsOf(*panel).contains(QStringLiteral("Hand of Blue")));
    CHECK(wordsOf(*panel).contains(QStringLiteral("Road: no")));
    REQUIRE(hands.key(Qt::Key_Escape));
    CHECK_FALSE(panel->isVisible());

    REQUIRE(hands.key(Qt::Key_Y));
    CHECK(panel->isVisible());
    CHECK(wordsOf(*panel).contains(QStringLiteral("Hand of Red")));
    CHECK(wordsOf(*panel).contains(QStringLiteral("Road: surely")));
    REQUIRE(hands.key(Qt::Key_Y));
    CHECK(wordsOf(*panel).contains(QStringLiteral("Hand of Blue")));
    for (int seat = 0; seat < 4 && panel->isVisible(); ++seat) {
        REQUIRE(hands.key(Qt::Key_Y));
    }
    CHECK_FALSE(panel->isVisible());
}

TEST_CASE("the next entry closes the hand, and its owner may show another one", "[ui][ledger]") {
    Game game(table());
    TableHands hands(game);
    hands.page().resize(1920, 1000);
    hands.page().show();
    const auto* panel = hands.page().findChild<ui::LedgerPanel*>();
    REQUIRE(hands.key(Qt::Key_Y));
    REQUIRE(panel->isVisible());
    game.desk.play(engine::EndTurn{kRedSeat});
    game.settle();
    CHECK_FALSE(panel->isVisible());

    REQUIRE(hands.key(Qt::Key_Y));
    hands.press(QStringLiteral("ledgerCorrect"));
    QTest::qWait(20);
    CHECK_FALSE(panel->isVisible());
    CHECK(game.desk.saying().correcting());
}

TEST_CASE("a hand is corrected, or shown by its owner: two buttons", "[ui][ledger]") {
    engine::Setup setup = table();
    // Blue holds a wool or a grain.
    engine::Hand open;
    open.total = 1;
    open.cards = {};
    open.cards[engine::Resource::Wool] = {0, 1};
    open.cards[engine::Resource::Grain] = {0, 1};
    setup.holdings["blue"].hand = open;
    Game game(setup);
    TableHands hands(game);
    hands.page().resize(1920, 1000);
    hands.page().show();
    REQUIRE(hands.key(Qt::Key_Y));
    CHECK(hands.canPress(QStringLiteral("ledgerCorrect")));
    // All of red's cards are known: there is nothing to show.
    CHECK_FALSE(hands.canPress(QStringLiteral("ledgerShows")));
    REQUIRE(hands.key(Qt::Key_Y));
    SECTION("what is shown is one of the possible hands") {
        hands.press(QStringLiteral("ledgerShows"));
        QTest::qWait(20);
        CHECK_FALSE(hands.canPress(QStringLiteral("confirm")));
        CHECK_FALSE(hands.canPress(QStringLiteral("more-0")));
        CHECK_FALSE(hands.canPress(QStringLiteral("who-red")));
        hands.press(QStringLiteral("more-3"));
        hands.press(QStringLiteral("confirm"));
        game.settle();
        CHECK_FALSE(game.desk.saying().correcting());
        CHECK(game.desk.position().hands[kBlueSeat] == engine::Hand::exactly(Cards::of(0, 0, 0, 1, 0)));
        const auto& line = game.desk.table().line();
        const auto* adjust = std::get_if<engine::Adjust>(&line.actAt(line.acts().back().now).action);
        REQUIRE(adjust != nullptr);
        CHECK(adjust->reason == "Blue shows the hand");
    }
    SECTION("by its key") {
        REQUIRE(hands.key(Qt::Key_Y, Qt::ShiftModifier));
        CHECK(game.desk.saying().correcting());
        CHECK_FALSE(hands.canPress(QStringLiteral("more-0")));
    }
    SECTION("a correction takes any cards") {
        hands.press(QStringLiteral("ledgerCorrect"));
        QTest::qWait(20);
        CHECK(hands.canPress(QStringLiteral("more-0")));
        CHECK(hands.canPress(QStringLiteral("who-red")));
    }
}

TEST_CASE("the bank that nobody counted follows from hands that are known", "[ui][ledger]") {
    engine::Setup setup = table();
    setup.bank.reset();
    setup.holdings["white"].hand = engine::Hand::exactly(Cards{});
    Game game(setup);
    TableHands hands(game);
    const auto* bank = hands.page().findChild<ui::BankSign*>();
    REQUIRE(bank != nullptr);
    CHECK(bank->accessibleName().contains(QStringLiteral("18 brick, 18 lumber, 18 wool, 17 grain, 16 ore")));
    CHECK(bank->accessibleName().contains(QStringLiteral("what the box holds without the hands")));
}

TEST_CASE("a row tells points apart from pieces", "[ui][players]") {
    Game game(table());
    const ui::PlayerContent red = ui::contentOf(game.desk.position(), kRedSeat);
    CHECK(red.points == 4);
    CHECK(red.shares == QStringList{QStringLiteral("4 points of 2 cities")});
    REQUIRE(red.pieces.size() == 2);
    CHECK(red.pieces[0].piece == engine::Piece::City);
    CHECK(red.pieces[0].count == 2);
    CHECK(red.cards == QStringLiteral("5"));
    ui::setLanguage(engine::Language::German);
    CHECK(ui::contentOf(game.desk.position(), kRedSeat).shares ==
          QStringList{QString::fromUtf8("2 Städte: 4 Siegpunkte")});
    CHECK(ui::contentOf(game.desk.position(), kBlueSeat).shares ==
          QStringList{QStringLiteral("1 Siedlung: 1 Siegpunkt")});
    ui::setLanguage(engine::Language::English);
}

TEST_CASE("all rows of players are as high as each other, whatever they hold", "[ui][players]") {
    Game game(table());
    TableHands hands(game);
    for (const QSize size : {QSize(1920, 1000), QSize(1280, 620)}) {
        hands.page().resize(size);
        hands.page().show();
        QTest::qWait(10);
        const auto rows = hands.page().findChildren<ui::PlayerCard*>();
        for (const ui::PlayerCard* row : rows) {
            CHECK(row->height() == rows.front()->height());
        }
    }
}

TEST_CASE("pointing at words that name a place marks it on the board", "[ui][places]") {
    Game game(table());
    TableHands hands(game);
    hands.page().resize(1280, 700);
    hands.page().show();
    std::vector<ui::PlaceName> marked;
    auto* pointed = hands.page().findChild<ui::PointedPlaces*>();
    REQUIRE(pointed != nullptr);
    QObject::connect(pointed, &ui::PointedPlaces::pointed, [&](const auto& places) { marked = places; });
    const engine::Position& position = game.desk.position();
    const engine::Place corner = *position.topology().find(*engine::cornerFromText("0,0:N"));
    QLabel label(QStringLiteral("Red builds a city ") + ui::placeAt(position, corner), &hands.page());
    label.show();
    QEnterEvent enter({1, 1}, {1, 1}, {1, 1});
    QCoreApplication::sendEvent(&label, &enter);
    CHECK(marked == std::vector{ui::PlaceName(*engine::cornerFromText("0,0:N"))});
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&label, &leave);
    CHECK(marked.empty());
}

TEST_CASE("a place is typed as people say it", "[ui][places]") {
    Game game(table());
    const engine::Position& position = game.desk.position();
    const engine::Place corner = *position.topology().find(*engine::cornerFromText("0,0:N"));
    CHECK(ui::placeTyped(ui::placeLabel(position, corner), ui::Wanted::Corner, position) == corner);
    CHECK(ui::placeTyped(QStringLiteral("9 8 4"), ui::Wanted::Corner, position) == corner);
    CHECK(ui::placeTyped(QStringLiteral("0,0:N"), ui::Wanted::Corner, position) == corner);
    const engine::Place side = *position.topology().find(*engine::sideFromText("0,0:E"));
    CHECK(ui::placeTyped(QStringLiteral("pasture 9 desert"), ui::Wanted::Side, position) == side);
    CHECK_FALSE(ui::placeTyped(QStringLiteral("zebra"), ui::Wanted::Any, position));
}

TEST_CASE("the record has a row for each turn, which opens", "[ui][record]") {
    Game game(table());
    TableHands hands(game);
    const auto endTurn = [&](std::size_t seat) {
        game.desk.play(engine::EndTurn{PlayerId(static_cast<std::uint8_t>(seat))});
        game.settle();
    };
    endTurn(0);
    ui::LogTurns& turns = hands.page().record().turns();
    const auto rowsOf = [&](ui::LogTurns::Row kind) {
        int count = 0;
        for (int row = 0; row < turns.rowCount(); ++row) {
            count += turns.rowAt(turns.index(row, 0)) == kind ? 1 : 0;
        }
        return count;
    };
    const std::uint64_t ended = test::lastAct(game.desk);
    engine::Roll roll;
    roll.by = kBlueSeat;
    roll.dice.dice = {{6, 3}, {6, 5}};
    roll.dice.source = engine::DiceSource::Entered;
    game.desk.play(roll);
    game.settle();
    REQUIRE(rowsOf(ui::LogTurns::Row::Turn) == 2);
    // The newest turn is open, the one that is over is closed.
    REQUIRE(turns.rowAt(turns.index(0, 0)) == ui::LogTurns::Row::Turn);
    CHECK(turns.isOpen(turns.index(0, 0)));
    QModelIndex over;
    for (int row = 1; row < turns.rowCount(); ++row) {
        if (turns.rowAt(turns.index(row, 0)) == ui::LogTurns::Row::Turn) {
            over = turns.index(row, 0);
        }
    }
    REQUIRE(over.isValid());
    CHECK_FALSE(turns.isOpen(over));
    const int place = over.row();
    const int before = turns.rowCount();
    CHECK(turns.setOpen(over, true));
    const int opened = turns.rowCount();
    CHECK(opened > before);
    CHECK(turns.setOpen(turns.index(place, 0), false));
    CHECK(turns.rowCount() == before);
    // An entry that is asked for opens its turn.
    CHECK(turns.showEntry(ended).isValid());
    CHECK(turns.rowCount() == opened);
}

TEST_CASE("the founding of all players is one row of the record, of nobody alone", "[ui][record]") {
    test::Game game(engine::test::freshTable({"base"}, 3));
    TableHands hands(game);
    for (int act = 0; act < 2; ++act) {
        game.desk.play(game.desk.saying().legal().actions.front());
        game.settle();
    }
    ui::LogTurns& turns = hands.page().record().turns();
    QModelIndex founding;
    for (int row = 0; row < turns.rowCount(); ++row) {
        const QModelIndex index = turns.index(row, 0);
        if (turns.rowAt(index) == ui::LogTurns::Row::Turn) {
            CHECK_FALSE(founding.isValid());
            founding = index;
        }
    }
    REQUIRE(founding.isValid());
    CHECK(founding.data(ui::LogModel::TextRole).toString() == QStringLiteral("Founding"));
    CHECK_FALSE(founding.data(ui::LogModel::PlayerRole).isValid());
    CHECK_FALSE(founding.data(ui::LogTurns::PointsRole).isValid());
}
