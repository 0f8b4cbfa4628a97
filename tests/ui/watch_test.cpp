// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QPushButton>
#include <QSettings>

#include "tests/ui/watched_table.h"
#include "ui/camera_dock/watch_panel.h"

using test::WatchedTable;
using test::watchUntil;

TEST_CASE("a road on the table that the record lacks is proposed, and Enter builds it", "[ui][watch][camera]") {
    WatchedTable table;
    ui::WatchPanel panel(table.watch, nullptr);
    REQUIRE(watchUntil([&] { return !table.watch.proposals().empty(); }));
    REQUIRE(table.watch.proposals().size() == 1);
    CHECK(table.watch.proposals().front().action == engine::Action(table.come.road));
    CHECK(table.watch.proposals().front().legal);
    CHECK(table.watch.proposals().front().sure >= 90);
    CHECK(table.watch.pixelOf(table.watch.proposals().front().at));
    const std::size_t before = table.entries();
    panel.show();
    CHECK(table.entries() == before);
    CHECK(panel.takeKey(Qt::Key_Return));
    table.game.settle();
    CHECK(table.hasRoad());
    CHECK(table.watch.proposals().empty());
    CHECK_FALSE(table.watch.enteredByItself());
}

TEST_CASE("a refused proposal is not made again and leaves no trace in the record", "[ui][watch][camera]") {
    WatchedTable table;
    ui::WatchPanel panel(table.watch, nullptr);
    REQUIRE(watchUntil([&] { return !table.watch.proposals().empty(); }));
    const std::size_t before = table.entries();
    panel.show();
    CHECK(panel.takeKey(Qt::Key_Escape));
    CHECK(table.watch.proposals().empty());
    // More pictures of the same table change nothing about it.
    QTest::qWait(2500);
    CHECK(table.watch.proposals().empty());
    CHECK(table.entries() == before);
    CHECK_FALSE(table.hasRoad());
}

TEST_CASE("a wrong proposal is corrected in two clicks", "[ui][watch][camera]") {
    WatchedTable table;
    ui::WatchPanel panel(table.watch, nullptr);
    panel.show();
    REQUIRE(watchUntil([&] { return !table.watch.proposals().empty(); }));
    const auto press = [&](const QString& name) {
        for (auto* button : panel.findChildren<QPushButton*>(name)) {
            if (button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
                QCoreApplication::processEvents();
                return true;
            }
        }
        return false;
    };
    REQUIRE(press(QStringLiteral("other0")));
    const auto others = table.watch.alternatives(0);
    REQUIRE(others.size() == table.come.setup.players.size());
    CHECK(others[0].text != others[1].text);
    QCoreApplication::processEvents();
    REQUIRE(press(QStringLiteral("instead0")));
    table.game.settle();
    REQUIRE(watchUntil([&] { return table.hasRoad(); }));
    // Not paid for: an entry of the referee.
    CHECK(table.game.desk.position().hands[table.come.road.by] ==
          engine::Hand::exactly(engine::Cards::of(3, 3, 3, 3, 3)));
}

TEST_CASE("a plain placement enters by itself only where that was switched on, and says so", "[ui][watch][camera]") {
    WatchedTable table;
    CHECK_FALSE(table.watch.acceptsByItself());
    REQUIRE(watchUntil([&] { return !table.watch.proposals().empty(); }));
    QTest::qWait(2300);
    CHECK_FALSE(table.hasRoad());
    QElapsedTimer timer;
    timer.start();
    table.watch.setAcceptsByItself(true);
    REQUIRE(watchUntil([&] { return table.hasRoad(); }));
    CHECK(timer.elapsed() >= 2000);
    table.game.settle();
    REQUIRE(table.watch.enteredByItself());
    table.game.desk.takeBack();
    table.game.settle();
    CHECK_FALSE(table.hasRoad());
    CHECK_FALSE(table.watch.enteredByItself());
}

TEST_CASE("the table is compared with the record when asked", "[ui][watch][camera]") {
    WatchedTable table;
    table.watch.check();
    CHECK(table.watch.isChecking());
    REQUIRE(watchUntil([&] { return !table.watch.isChecking(); }));
    REQUIRE(table.watch.differences().size() == 1);
    CHECK(table.watch.differences().front().at ==
          ui::PlaceName(table.game.desk.position().topology().side(std::get<engine::SideId>(table.come.road.at))));
    CHECK_FALSE(table.watch.checkText().isEmpty());
    table.game.desk.play(table.come.road);
    table.game.settle();
    // The record went on: what was found is no longer of now.
    CHECK(table.watch.differences().empty());
    table.watch.check();
    REQUIRE(watchUntil([&] { return !table.watch.isChecking(); }));
    CHECK(table.watch.differences().empty());
}
