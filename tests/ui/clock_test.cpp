// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "tests/ui/game_on_desk.h"
#include "ui/pages/table_page.h"
#include "ui/pages/table_side.h"
#include "ui/table/clock_form.h"
#include "ui/table/clock_panel.h"
#include "ui/table/clock_sign.h"

using Level = ui::GameClock::Face::Level;
using ui::ClockWay;

namespace {

db::GameId gameNumber(std::uint8_t number) {
    db::GameId id;
    id.bytes[0] = number;
    id.bytes[1] = 0xc1;
    return id;
}

}  // namespace

TEST_CASE("a clock counts down, warns by word, and goes on after its end", "[ui][clock]") {
    qint64 now = 0;
    ui::GameClock clock(nullptr, [&] { return now; });
    CHECK_FALSE(clock.turnFace().isOn);
    clock.follow(gameNumber(1), {1, 0, false});
    CHECK_FALSE(clock.turnFace().isOn);
    clock.setSettings({ClockWay::Down, 120, ClockWay::Up, 60, 30});
    CHECK(clock.turnFace().time == QStringLiteral("2:00"));
    CHECK(clock.turnFace().level == Level::Calm);
    now = 90'000;
    CHECK(clock.turnFace().time == QStringLiteral("0:30"));
    CHECK(clock.turnFace().level == Level::Warn);
    CHECK(ui::turnClockWord(clock.turnFace()) == QStringLiteral("Turn: hurry up"));
    CHECK(clock.gameFace().time == QStringLiteral("1:30"));
    CHECK(clock.gameFace().level == Level::Calm);
    now = 132'500;
    CHECK(clock.turnFace().level == Level::Over);
    CHECK(clock.turnFace().time == QStringLiteral("+0:12"));
    CHECK(ui::turnClockWord(clock.turnFace()) == QStringLiteral("Turn: time is up"));

    // The next turn begins anew; the game's time goes on.
    clock.follow(gameNumber(1), {1, 1, false});
    CHECK(clock.turnFace().time == QStringLiteral("2:00"));
    CHECK(clock.gameFace().time == QStringLiteral("2:12"));
    now = 4'000'000;
    CHECK(clock.gameFace().time == QStringLiteral("1:06:40"));
    // What is over stands still.
    clock.follow(gameNumber(1), {1, 1, true});
    now = 5'000'000;
    CHECK(clock.gameFace().time == QStringLiteral("1:06:40"));
}

TEST_CASE("a pause stops all clocks, and each game keeps its own", "[ui][clock]") {
    qint64 now = 0;
    ui::GameClock clock(nullptr, [&] { return now; });
    clock.follow(gameNumber(2), {1, 0, false});
    clock.setSettings({ClockWay::Up, 60, ClockWay::Off, 60, 10});
    clock.follow(gameNumber(3), {1, 0, false});
    clock.setSettings({ClockWay::Down, 60, ClockWay::Off, 60, 10});
    now = 10'000;
    CHECK(clock.turnFace().time == QStringLiteral("0:50"));
    clock.setPaused(true);
    now = 30'000;
    CHECK(clock.turnFace().time == QStringLiteral("0:50"));
    CHECK(ui::turnClockWord(clock.turnFace()) == QStringLiteral("Turn, paused"));
    clock.follow(gameNumber(2), {1, 0, false});
    CHECK(clock.turnFace().time == QStringLiteral("0:10"));
    clock.setPaused(false);
    now = 35'000;
    CHECK(clock.turnFace().time == QStringLiteral("0:15"));
    clock.restartTurn();
    CHECK(clock.turnFace().time == QStringLiteral("0:00"));
}

TEST_CASE("clocks are remembered with their game and wait until somebody goes on", "[ui][clock]") {
    qint64 now = 0;
    const ui::ClockSettings settings{ClockWay::Down, 90, ClockWay::Down, 600, 15};
    {
        ui::GameClock clock(nullptr, [&] { return now; });
        clock.follow(gameNumber(4), {3, 2, false});
        clock.setSettings(settings);
        now = 20'000;
    }
    now = 0;
    ui::GameClock clock(nullptr, [&] { return now; });
    clock.follow(gameNumber(4), {3, 2, false});
    CHECK(clock.settings() == settings);
    CHECK(clock.isPaused());
    CHECK(clock.turnFace().time == QStringLiteral("1:10"));
    CHECK(clock.gameFace().time == QStringLiteral("9:40"));
    now = 50'000;
    CHECK(clock.turnFace().time == QStringLiteral("1:10"));
    clock.follow(gameNumber(5), {1, 0, false});
    CHECK_FALSE(clock.turnFace().isOn);
}

TEST_CASE("the clocks are set at the table, without a box, and show in the turn bar", "[ui][clock]") {
    test::Game game(test::battle());
    qint64 now = 0;
    ui::GameClock clock(nullptr, [&] { return now; });
    ui::TablePage page(game.desk, nullptr);
    page.addClocks(clock);
    page.resize(1280, 720);
    page.show();
    const std::uint64_t before = game.desk.table().line().head().seq;
    clock.follow(game.desk.table().line().game(), {1, 0, false});
    page.side().turnClocks();
    auto* panel = page.findChild<ui::ClockPanel*>();
    REQUIRE(panel->isVisible());
    auto* way = panel->findChild<QComboBox*>(QStringLiteral("clockTurn"));
    auto* seconds = panel->findChild<QSpinBox*>(QStringLiteral("clockTurnSeconds"));
    CHECK_FALSE(seconds->isEnabled());
    way->setCurrentIndex(2);
    CHECK(seconds->isEnabled());
    seconds->setValue(45);
    CHECK(clock.settings().turn == ClockWay::Down);
    CHECK(clock.settings().turnSeconds == 45);
    const auto signs = page.findChildren<ui::ClockSign*>();
    REQUIRE(signs.size() == 2);
    CHECK(signs[0]->isVisible());
    CHECK_FALSE(signs[1]->isVisible());
    CHECK(signs[0]->face().time == QStringLiteral("0:45"));
    QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("clockPause")), Qt::LeftButton);
    CHECK(clock.isPaused());
    CHECK(signs[0]->word() == QStringLiteral("Turn, paused"));
    QTest::mouseClick(signs[0], Qt::LeftButton);
    CHECK_FALSE(panel->isVisible());
    // No time enters the record.
    CHECK(game.desk.table().line().head().seq == before);
}
