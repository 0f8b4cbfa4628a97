// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/player_list.h"

#include <catch2/catch.hpp>

#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace {

std::string seatsOf(const ui::PlayerList& list) {
    std::string seats;
    for (const engine::PlayerSetup& player : list.players()) {
        seats += player.name.substr(0, 1);
    }
    return seats;
}

struct FourSeats {
    ui::PlayerList list;

    FourSeats() {
        list.setPlayers({{"red", "Anna", {}}, {"blue", "Ben", {}}, {"white", "Clara", {}}, {"orange", "Dan", {}}});
        list.resize(520, 260);
        list.show();
        QTest::qWait(5);
    }
    QWidget& grip(int seat) {
        for (QLabel* each : list.findChildren<QLabel*>(QStringLiteral("seatGrip%1").arg(seat))) {
            if (each->isVisible()) {
                return *each;
            }
        }
        FAIL("no seat " << seat);
        throw 0;
    }
    void drag(int from, int to) {
        QWidget& start = grip(from);
        const QPoint end = start.mapFromGlobal(grip(to).mapToGlobal(grip(to).rect().center()));
        QTest::mousePress(&start, Qt::LeftButton, {}, start.rect().center());
        QMouseEvent move(QEvent::MouseMove, end, start.mapToGlobal(end), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&start, &move);
        QTest::mouseRelease(&start, Qt::LeftButton, {}, end);
        QTest::qWait(5);
    }
};

}  // namespace

TEST_CASE("players are dragged to their seats, those between move up", "[ui][draft]") {
    FourSeats table;
    QSignalSpy changed(&table.list, &ui::PlayerList::playersChanged);
    table.drag(0, 2);
    CHECK(seatsOf(table.list) == "BCAD");
    table.drag(3, 0);
    CHECK(seatsOf(table.list) == "DBCA");
    CHECK(changed.count() == 2);
    table.drag(1, 1);
    CHECK(seatsOf(table.list) == "DBCA");
    CHECK(changed.count() == 2);
}

TEST_CASE("everybody moves one seat on by one press, and round the table back", "[ui][draft]") {
    FourSeats table;
    auto* turn = table.list.findChild<QPushButton*>(QStringLiteral("turnSeats"));
    REQUIRE(turn != nullptr);
    turn->click();
    CHECK(seatsOf(table.list) == "BCDA");
    for (int i = 0; i < 3; ++i) {
        turn->click();
    }
    CHECK(seatsOf(table.list) == "ABCD");
}
