// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QAbstractItemModelTester>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <QTest>

#include "adjudicator/record/throw_counts.h"
#include "engine/state/to_position.h"
#include "tests/ui/game_on_desk.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/strip_message.h"
#include "ui/desk/table_desk.h"
#include "ui/pages/ccm_page.h"
#include "ui/pages/table_page.h"
#include "ui/record/log_model.h"
#include "ui/record/record_panel.h"
#include "ui/window/main_window.h"

using test::battle;
using test::freshSetup;
using test::Game;
using test::settled;
using test::waitFor;

TEST_CASE("a game is founded by its letters, saved, and goes on after closing", "[ui][SA-2]") {
    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("book.db")).toStdString();
    engine::Setup saved;
    std::size_t entries = 0;
    {
        ui::TableDesk desk;
        REQUIRE_FALSE(desk.openBook(file));
        CHECK_FALSE(desk.hasGame());
        desk.startGame(freshSetup());
        REQUIRE(waitFor([&] { return settled(desk); }));
        for (int founding = 0; founding < 8; ++founding) {
            CHECK(desk.saying().act() == ui::Act::Found);
            // First place, then first route.
            desk.saying().takePlace(markersOf(desk).legal.front().at);
            desk.saying().takePlace(markersOf(desk).legal.front().at);
            REQUIRE(waitFor([&] { return settled(desk); }));
        }
        CHECK(desk.position().turn.phase == engine::Phase::Roll);
        CHECK(desk.nextStep().isEnabled());
        desk.nextStep().take();
        // The dice are real: a 7 waits for the robber.
        REQUIRE(waitFor([&] {
            const engine::Turn& turn = desk.position().turn;
            return settled(desk) && (turn.phase != engine::Phase::Roll || turn.pending.index() != 0);
        }));
        saved = engine::toSetup(desk.position());
        entries = desk.table().log().size();
    }
    ui::TableDesk again;
    REQUIRE_FALSE(again.openBook(file));
    REQUIRE(waitFor([&] { return settled(again); }));
    CHECK(engine::toSetup(again.position()) == saved);
    CHECK(again.table().log().size() == entries);
}

TEST_CASE("a refused place says why and changes nothing", "[ui][B-4]") {
    Game game(freshSetup());
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    const ui::PlaceName taken = markersOf(game.desk).chosen.front();
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    game.settle();
    const auto before = engine::toSetup(game.desk.position());
    game.desk.saying().takePlace(taken);
    const ui::Message message = messageOf(game.desk);
    CHECK(message.kind == ui::Message::Kind::Refuse);
    CHECK_FALSE(message.clauses.empty());
    CHECK_FALSE(message.text.isEmpty());
    CHECK(markersOf(game.desk).refused == taken);
    CHECK(engine::toSetup(game.desk.position()) == before);
    CHECK(game.desk.cancel());
    CHECK_FALSE(markersOf(game.desk).refused);
}

TEST_CASE("cards that nobody could hold are accepted with one press, and the act goes on", "[ui][B-2][B-5]") {
    engine::Setup setup = battle();
    setup.turn->phase = "build";
    for (const char* player : {"red", "blue"}) {
        setup.holdings[player].hand = engine::Hand::exactly({});
    }
    Game game(setup);
    CHECK_FALSE(game.desk.saying().openActs().contains(ui::Act::Road));
    game.desk.saying().choose(ui::Act::Road);
    CHECK_FALSE(game.desk.saying().act());
    const ui::Message refused = messageOf(game.desk);
    CHECK(refused.kind == ui::Message::Kind::Refuse);
    REQUIRE(refused.buttons.size() == 1);
    refused.buttons.front().press();
    REQUIRE(waitFor([&] { return game.desk.saying().act() == ui::Act::Road; }));
    CHECK(game.desk.position().hands[engine::PlayerId{0}] == engine::Hand::untracked());
    CHECK(game.desk.position().hands[engine::PlayerId{1}] == engine::Hand::exactly({}));
    // What rests on no unseen card offers no such thing.
    game.desk.saying().choose(ui::Act::Settlement);
    CHECK(messageOf(game.desk).kind == ui::Message::Kind::Refuse);
    CHECK(messageOf(game.desk).buttons.empty());
}

TEST_CASE("a combat is fought with typed dice to the conquest, and taken back", "[ui][SA-K14]") {
    Game game(battle());
    const auto start = engine::toSetup(game.desk.position());
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    REQUIRE(std::holds_alternative<engine::Fight>(game.desk.position().turn.pending));
    CHECK(markersOf(game.desk).target.has_value());
    // The throws of the source's example.
    const std::vector<std::pair<int, int>> rounds{{10, 7}, {5, 5}, {6, 4}, {1, 2}, {7, 6}, {2, 3}, {5, 4}};
    for (const auto& [attacker, defender] : rounds) {
        REQUIRE(game.desk.dice().sides().size() == 2);
        game.desk.dice().type(attacker);
        CHECK(game.desk.dice().typed().size() == 1);
        game.desk.dice().type(defender);
        game.settle();
    }
    REQUIRE(std::holds_alternative<engine::ConquestDue>(game.desk.position().turn.pending));
    game.desk.nextStep().take();
    game.settle();
    const auto corner = *game.desk.position().topology().find(engine::cornerOf({0, 0}, engine::CornerDirection::N));
    REQUIRE(game.desk.position().buildings[corner]);
    CHECK(game.desk.position().table->idOf(game.desk.position().buildings[corner]->owner) == "red");
    CHECK(adjudicator::countsOf(game.desk.table().line()).entered == 7);

    const auto attack = [&] {
        for (const auto& line : game.desk.table().log()) {
            if (line.act() != nullptr && std::holds_alternative<engine::Attack>(line.act()->action)) {
                return line.seq();
            }
        }
        return std::uint64_t{0};
    }();
    game.desk.undoTo(attack);
    game.settle();
    CHECK(engine::toSetup(game.desk.position()) == start);
    game.desk.restore();
    game.settle();
    CHECK(game.desk.position().table->idOf(game.desk.position().buildings[corner]->owner) == "red");
}

TEST_CASE("virtual dice of a combat wait for the witness word", "[ui][SA-K8]") {
    Game game(battle());
    game.desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(game.desk.position().turn.pending)) {
        game.desk.saying().confirm();
    }
    game.settle();
    game.desk.nextStep().take();
    game.settle();
    REQUIRE(game.desk.dice().asksForWord());
    game.desk.dice().throwNow("sieben");
    REQUIRE(waitFor([&] { return !game.desk.table().isWriting() && !game.desk.table().declared(); }));
    CHECK(adjudicator::countsOf(game.desk.table().line()).witnessed == 1);
}

TEST_CASE("a nuclear weapon is previewed without anything happening, then fired", "[ui][SA-N4]") {
    Game game(battle());
    const auto start = engine::toSetup(game.desk.position());
    game.desk.saying().choose(ui::Act::Fire);
    game.desk.saying().hover(engine::Hex{0, 0});
    REQUIRE(game.desk.saying().preview());
    CHECK_FALSE(game.desk.saying().preview()->fixed);
    CHECK(markersOf(game.desk).hatched == engine::Hex{0, 0});
    CHECK(engine::toSetup(game.desk.position()) == start);
    const auto promised = engine::toSetup(game.desk.saying().preview()->after);
    game.desk.saying().takePlace(engine::Hex{0, 0});
    CHECK(game.desk.saying().preview()->fixed);
    game.desk.saying().confirm();
    game.settle();
    CHECK_FALSE(game.desk.saying().preview());
    CHECK(engine::toSetup(game.desk.position()) == promised);
    game.desk.takeBack();
    game.settle();
    CHECK(engine::toSetup(game.desk.position()) == start);
}

TEST_CASE("the referee takes a piece away and sets one, each as an entry", "[ui]") {
    Game game(battle());
    game.desk.saying().setCorrecting(true);
    const auto north = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    ui::Brush brush;
    brush.kind = ui::Brush::Kind::Erase;
    game.desk.saying().correct(brush, north, {});
    game.settle();
    const auto corner = *game.desk.position().topology().find(north);
    CHECK_FALSE(game.desk.position().buildings[corner]);
    brush.kind = ui::Brush::Kind::Settlement;
    game.desk.saying().correct(brush, north, "blue");
    game.settle();
    REQUIRE(game.desk.position().buildings[corner]);
    game.desk.takeBack();
    game.settle();
    CHECK_FALSE(game.desk.position().buildings[corner]);
}

TEST_CASE("the record's model and the table of winning scores keep to Qt's contract", "[ui]") {
    Game game(freshSetup());
    ui::RecordPanel panel(game.desk, nullptr);
    const QAbstractItemModelTester tester(&panel.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    game.settle();
    CHECK(panel.model().rowCount() == static_cast<int>(game.desk.table().log().size()));
    CHECK(panel.model().index(0).data(ui::LogModel::SeqRole).toULongLong() == game.desk.table().log().back().seq());
    CHECK_FALSE(panel.model().index(0).data(ui::LogModel::TextRole).toString().isEmpty());
    game.desk.takeBack();
    game.settle();

    ui::CcmModel scores;
    const QAbstractItemModelTester scoreTester(&scores, QAbstractItemModelTester::FailureReportingMode::Fatal);
    scores.setPlayers(3);
    CHECK(scores.index(20 - ui::CcmModel::kFirst, 1).data(Qt::DisplayRole).toInt() == 4);
}

TEST_CASE("the keyboard alone founds, takes back and restores", "[ui]") {
    Game game(freshSetup());
    ui::TablePage page(game.desk, nullptr);
    page.resize(1280, 720);
    const auto press = [&](int key) {
        const QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        return page.takeKey(event);
    };
    CHECK(press(Qt::Key_Tab));
    CHECK(press(Qt::Key_Return));
    CHECK(markersOf(game.desk).chosen.size() == 1);
    CHECK(press(Qt::Key_A));
    game.settle();
    CHECK(game.desk.position().marks.founded == 1);
    game.desk.takeBack();
    game.settle();
    CHECK(game.desk.position().marks.founded == 0);
    game.desk.restore();
    game.settle();
    CHECK(game.desk.position().marks.founded == 1);
}
