// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/held_piece.h"

#include <catch2/catch.hpp>

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

#include <algorithm>

#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/board/board_view.h"
#include "ui/desk/board_markers.h"
#include "ui/pages/held.h"

using engine::test::cornerNamed;
using engine::test::Scene;
using test::Game;
using test::TableHands;

namespace {

struct HeldTable {
    Game game;
    TableHands hands{game};

    explicit HeldTable(const engine::Setup& setup) : game(setup) {
        hands.page().resize(1400, 900);
        hands.page().show();
        QTest::qWait(5);
    }
    [[nodiscard]] ui::BoardView& board() { return hands.page().board(); }
    [[nodiscard]] ui::HeldPiece& held() { return *board().findChild<ui::HeldPiece*>(); }
    [[nodiscard]] QPoint middle(const char* corner) { return board().rectOf(cornerNamed(corner)).center(); }
    void moveTo(QPoint to, Qt::MouseButtons down) {
        QMouseEvent move(QEvent::MouseMove, to, board().mapToGlobal(to), Qt::NoButton, down, {});
        QApplication::sendEvent(&board(), &move);
    }
    void release(QPoint at) {
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, at);
        game.settle();
    }
    [[nodiscard]] bool hasArmy(const char* corner) {
        const auto& position = game.desk.position();
        return position.armies[*position.topology().find(cornerNamed(corner))].has_value();
    }
};

engine::Setup armyToMove() {
    Scene scene = Scene::soldiers("move");
    scene.settlement("blue", "0,1:S").army("red", "0,0:N", "3C").robber("1,0");
    return scene.setup;
}

}  // namespace

TEST_CASE("an army that is dragged follows the pointer, and the places where it may go are marked",
          "[ui][board-said]") {
    HeldTable table(armyToMove());
    QTest::mousePress(&table.board(), Qt::LeftButton, {}, table.middle("0,0:N"));
    CHECK_FALSE(table.held().isVisible());
    table.moveTo(table.middle("0,0:N") + QPoint(20, 10), Qt::LeftButton);
    REQUIRE(table.game.desk.saying().lifted());
    const auto legal = markersOf(table.game.desk).legal;
    CHECK(legal.size() > 5);
    CHECK(std::ranges::all_of(legal, [](const auto& its) { return its.letter.isEmpty(); }));
    CHECK(table.held().isVisible());
    SECTION("over a target it stands there, and is put down") {
        table.moveTo(table.middle("0,0:NE") + QPoint(3, 2), Qt::LeftButton);
        CHECK(table.held().onto() == ui::PlaceName(cornerNamed("0,0:NE")));
        CHECK(table.held().geometry().center().x() == Approx(table.middle("0,0:NE").x()).margin(2));
        table.release(table.middle("0,0:NE"));
        CHECK_FALSE(table.game.desk.saying().lifted());
        CHECK_FALSE(table.held().isVisible());
        CHECK(table.hasArmy("0,0:NE"));
    }
    SECTION("put down where it stood nothing is done") {
        const std::uint64_t before = test::lastAct(table.game.desk);
        table.release(table.middle("0,0:N"));
        CHECK_FALSE(table.game.desk.saying().lifted());
        CHECK(table.hasArmy("0,0:N"));
        CHECK(test::lastAct(table.game.desk) == before);
    }
    SECTION("after Esc it is put down nowhere") {
        CHECK(table.game.desk.cancel());
        CHECK_FALSE(table.held().isVisible());
        table.release(table.middle("0,0:NE"));
        CHECK(table.hasArmy("0,0:N"));
    }
}

TEST_CASE("another's army is not taken up", "[ui][board-said]") {
    Scene scene = Scene::soldiers("move");
    scene.army("red", "0,0:N", "3C").army("blue", "0,1:S", "1I").robber("1,0");
    HeldTable table(scene.setup);
    QTest::mousePress(&table.board(), Qt::LeftButton, {}, table.middle("0,1:S"));
    table.moveTo(table.middle("0,1:S") + QPoint(20, 10), Qt::LeftButton);
    CHECK_FALSE(table.game.desk.saying().lifted());
    CHECK_FALSE(table.held().isVisible());
}

TEST_CASE("the piece of an act follows the pointer and stands where it would be built", "[ui][board-said]") {
    Scene scene = Scene::base("build");
    scene.settlement("red", "0,0:N").robber("1,0").hand("red", engine::Cards::of(4, 4, 4, 4, 4));
    HeldTable table(scene.setup);
    CHECK_FALSE(ui::heldOf(table.game.desk));
    REQUIRE(table.hands.key(Qt::Key_C));
    const auto held = ui::heldOf(table.game.desk);
    REQUIRE(held);
    CHECK(std::get<engine::BuildingKind>(held->piece) == engine::BuildingKind::City);
    CHECK(held->targets == std::vector<ui::PlaceName>{cornerNamed("0,0:N")});
    table.moveTo(table.middle("0,0:N") + QPoint(4, 0), Qt::NoButton);
    CHECK(table.held().onto() == ui::PlaceName(cornerNamed("0,0:N")));
    REQUIRE(table.game.desk.cancel());
    CHECK_FALSE(table.held().isVisible());
}

TEST_CASE("a place under the mouse is told by its words, what stands there and its coordinates", "[ui][places]") {
    HeldTable table(armyToMove());
    table.moveTo(table.middle("0,1:S"), Qt::NoButton);
    const QStringList lines = table.board().toolTip().split(QLatin1Char('\n'));
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].contains(QStringLiteral("settlement")));
    CHECK(lines[1] == ui::textOf(ui::PlaceName(cornerNamed("0,1:S"))));
}
