// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QPainter>

#include "tests/ui/game_on_desk.h"
#include "ui/camera/camera_desk.h"
#include "ui/camera/dice_watch.h"
#include "ui/camera_dock/dice_proposal.h"
#include "ui/camera_dock/tray_overlay.h"

using test::Game;

namespace {

/// Reading a picture takes its time in a checked build.
template <class Condition>
bool diceUntil(Condition condition) {
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < 120'000) {
        QTest::qWait(10);
    }
    return condition();
}

/// White dice with black pips on a cloth.
QImage pictureOfDice(const std::vector<std::pair<QPointF, int>>& dice) {
    QImage picture(960, 720, QImage::Format_RGB32);
    picture.fill(QColor(0x2f, 0x5d, 0x4a));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (const auto& [at, value] : dice) {
        constexpr double kHalf = 36;
        constexpr double kPlace = 18;
        constexpr double kPip = 7;
        painter.setBrush(QColor(0xf4, 0xf1, 0xea));
        painter.drawRoundedRect(QRectF(at - QPointF(kHalf, kHalf), QSizeF(2 * kHalf, 2 * kHalf)), 9, 9);
        painter.setBrush(QColor(0x18, 0x18, 0x1a));
        const auto pip = [&, middle = at](double x, double y) {
            painter.drawEllipse(middle + QPointF(x * kPlace, y * kPlace), kPip, kPip);
        };
        if (value % 2 == 1) {
            pip(0, 0);
        }
        if (value >= 2) {
            pip(-1, -1);
            pip(1, 1);
        }
        if (value >= 4) {
            pip(-1, 1);
            pip(1, -1);
        }
        if (value == 6) {
            pip(-1, 0);
            pip(1, 0);
        }
    }
    return picture;
}

engine::Setup rollDue() {
    engine::Setup setup = test::freshSetup();
    engine::TurnSetup turn;
    turn.player = setup.players.front().id;
    turn.phase = "roll";
    turn.round = 3;
    setup.turn = turn;
    setup.buildings = {
        {engine::cornerOf({0, 0}, engine::CornerDirection::N), engine::BuildingKind::City, turn.player, 0, false}};
    return setup;
}

/// A table whose camera shows a folder of pictures; the last one stands.
struct DiceTable {
    QTemporaryDir pictures;
    Game game{rollDue()};
    ui::CameraDesk camera{game.desk};
    ui::DiceWatch watch{game.desk, camera};

    explicit DiceTable(const std::vector<std::pair<QPointF, int>>& dice) {
        camera.pictures().setOn(false);
        REQUIRE(pictureOfDice(dice).save(pictures.filePath(QStringLiteral("frame-1.png"))));
        camera.choose(pictures.path());
        watch.setTray(QRectF(0, 0, 1, 1));
        watch.setOn(true);
    }
    ~DiceTable() { watch.setOn(false); }
};

}  // namespace

TEST_CASE("real dice that lie still are proposed, and Enter takes them as read off", "[ui][camera][dice]") {
    DiceTable table({{{300, 300}, 5}, {{520, 380}, 4}});
    ui::DiceProposal panel(table.watch, nullptr);
    REQUIRE(table.game.desk.dice().sides() == std::vector<int>{6, 6});
    REQUIRE(diceUntil([&] { return table.watch.seen().has_value(); }));
    CHECK(table.watch.seen()->values == std::vector<int>{5, 4});
    CHECK(table.watch.seen()->sure >= 80);
    const std::size_t entries = table.game.desk.table().log().size();
    QTest::qWait(20);
    // Nothing enters the record by itself.
    CHECK(table.game.desk.table().log().size() == entries);
    CHECK(panel.takeKey(Qt::Key_Return));
    table.game.settle();
    const auto& line = table.game.desk.table().log().back();
    REQUIRE(line.act() != nullptr);
    REQUIRE(line.act()->thrown);
    CHECK(line.act()->thrown->level == adjudicator::DiceLevel::Camera);
    const auto* roll = std::get_if<engine::Roll>(&line.act()->action);
    REQUIRE(roll != nullptr);
    CHECK(roll->dice.sum() == 9);
    CHECK_FALSE(table.watch.seen());
    CHECK_FALSE(panel.takeKey(Qt::Key_Return));
}

TEST_CASE("a refused throw is not proposed again", "[ui][camera][dice]") {
    DiceTable table({{{300, 300}, 6}, {{520, 380}, 2}});
    ui::DiceProposal panel(table.watch, nullptr);
    REQUIRE(diceUntil([&] { return table.watch.seen().has_value(); }));
    CHECK(panel.takeKey(Qt::Key_Escape));
    CHECK_FALSE(table.watch.seen());
    QTest::qWait(1500);
    CHECK_FALSE(table.watch.seen());
    CHECK(table.game.desk.dice().sides().size() == 2);
}

TEST_CASE("only the dice in the tray count", "[ui][camera][dice]") {
    DiceTable table({{{200, 300}, 5}, {{400, 300}, 4}, {{760, 500}, 3}});
    // Three where two are due: it says so.
    REQUIRE(diceUntil([&] { return table.watch.stateText().contains(QStringLiteral("3")); }));
    QTest::qWait(1000);
    CHECK_FALSE(table.watch.seen());
    QWidget view;
    view.resize(960, 720);
    ui::TrayOverlay overlay(
        table.watch, [] { return QRectF(0, 0, 960, 720); }, &view);
    view.show();
    overlay.setDrawing(true);
    QTest::mousePress(&overlay, Qt::LeftButton, {}, {100, 200});
    QTest::mouseMove(&overlay, {500, 400});
    QTest::mouseRelease(&overlay, Qt::LeftButton, {}, {500, 400});
    CHECK_FALSE(overlay.isDrawing());
    CHECK(table.watch.tray().left() == Approx(100 / 960.0).margin(0.002));
    CHECK(table.watch.tray().bottom() == Approx(400 / 720.0).margin(0.002));
    REQUIRE(diceUntil([&] { return table.watch.seen().has_value(); }));
    CHECK(table.watch.seen()->values == std::vector<int>{5, 4});
    // A press without a drag is the whole picture again.
    overlay.setDrawing(true);
    QTest::keyClick(&overlay, Qt::Key_Escape);
    CHECK_FALSE(overlay.isDrawing());
    CHECK(table.watch.tray().left() == Approx(100 / 960.0).margin(0.002));
}
