// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_accessible.h"

#include <catch2/catch.hpp>

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <set>

#include "engine/notation/action_json.h"
#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/board/board_view.h"
#include "ui/table/ledger_panel.h"
#include "ui/table/player_accessible.h"
#include "ui/table/player_row.h"

namespace {

engine::test::Scene war() {
    engine::test::Scene scene = engine::test::Scene::soldiers("build");
    scene.city("red", "0,0:N", 2).army("red", "0,0:N", "2C").road("red", "0,0:NE").settlement("blue", "0,1:S");
    scene.robber("1,0").hand("red", engine::Cards::of(4, 4, 4, 4, 4));
    return scene;
}

/// As the program does before its first window: what a board or a row is to a screen reader is asked once.
bool install() {
    static const bool installed = [] {
        ui::BoardAccessible::install();
        ui::installPlayerAccessible();
        return true;
    }();
    return installed;
}

struct Spoken {
    bool isInstalled = install();
    test::Game game{war().setup};
    test::TableHands hands{game};

    Spoken() {
        REQUIRE(isInstalled);
        hands.page().resize(1440, 900);
        hands.page().show();
        QTest::qWait(1);
    }
    ui::BoardView& board() { return hands.page().board(); }
    QAccessibleInterface& tree() { return *QAccessible::queryAccessibleInterface(&board()); }
    QString name(const ui::PlaceName& place) {
        return static_cast<ui::BoardAccessible&>(tree()).of(place)->text(QAccessible::Name);
    }
};

}  // namespace

TEST_CASE("the board is a tree of all its places, each with what stands there", "[ui][accessible]") {
    Spoken table;
    QAccessibleInterface& board = table.tree();
    REQUIRE(board.childCount() == 19 + 54 + 72);
    std::set<QString> names;
    for (int i = 0; i < board.childCount(); ++i) {
        QAccessibleInterface* place = board.child(i);
        REQUIRE(place != nullptr);
        CHECK(place->parent() == &board);
        CHECK(board.indexOfChild(place) == i);
        CHECK_FALSE(place->text(QAccessible::Name).isEmpty());
        names.insert(place->text(QAccessible::Name));
    }
    // Each place has words of its own.
    CHECK(names.size() == static_cast<std::size_t>(board.childCount()));
    CHECK(table.name(engine::test::hexNamed("1,0")).endsWith(QStringLiteral("the robber")));
    CHECK(table.name(engine::test::cornerNamed("0,0:N")).contains(QStringLiteral("Red's city (2 city walls)")));
    CHECK(table.name(engine::test::cornerNamed("0,0:N")).contains(QStringLiteral("2 cavalry")));
    CHECK(table.name(engine::test::sideNamed("0,0:NE")).contains(QStringLiteral("Red's road")));
    CHECK(table.name(engine::test::sideNamed("0,0:E")).endsWith(QStringLiteral("nothing")));
}

TEST_CASE("what may be taken says so with its letter, and a press takes it", "[ui][accessible]") {
    Spoken table;
    table.game.desk.saying().choose(ui::Act::Road);
    table.game.settle();
    const engine::Side side = engine::test::sideNamed("0,0:NW");
    const QString name = table.name(side);
    CHECK(name.contains(QStringLiteral("may be taken")));
    QAccessibleInterface* place = static_cast<ui::BoardAccessible&>(table.tree()).of(side);
    CHECK(place->state().selectable);
    QSignalSpy chosen(&table.board(), &ui::BoardView::placeChosen);
    place->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    CHECK(chosen.size() == 1);
    CHECK(test::waitFor([&] { return table.name(side).contains(QStringLiteral("Red's road")); }));
}

TEST_CASE("the cursor's place is what the screen reader stands at", "[ui][accessible]") {
    Spoken table;
    table.board().setFocus();
    table.board().setCursorPlace(engine::test::cornerNamed("0,0:N"));
    QAccessibleInterface* at = table.tree().focusChild();
    REQUIRE(at != nullptr);
    CHECK(at->text(QAccessible::Name).contains(QStringLiteral("Red's city")));
    CHECK(table.hands.key(Qt::Key_Right));
    CHECK(table.tree().focusChild() != at);
}

TEST_CASE("turns and throws are read out as they happen", "[ui][accessible]") {
    Spoken table;
    auto* live = table.hands.page().findChild<QLabel*>(QStringLiteral("live"));
    REQUIRE(live != nullptr);
    table.game.desk.play(
        *engine::actionFromJson(R"({"do":"end-phase","by":"red"})", *table.game.desk.position().table));
    table.game.settle();
    CHECK(live->accessibleName().isEmpty());
    table.game.desk.play(*engine::actionFromJson(R"({"do":"end-turn","by":"red"})", *table.game.desk.position().table));
    CHECK(test::waitFor([&] { return live->accessibleName().contains(QStringLiteral("It is the turn of Blue.")); }));
}

TEST_CASE("a player's row is a button that opens the hand", "[ui][accessible]") {
    Spoken table;
    auto* row = table.hands.page().findChild<ui::PlayerCard*>();
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(row);
    REQUIRE(spoken != nullptr);
    CHECK(spoken->role() == QAccessible::Button);
    CHECK(spoken->text(QAccessible::Name).contains(QStringLiteral("point")));
    REQUIRE(spoken->actionInterface() != nullptr);
    const auto* ledger = table.hands.page().findChild<ui::LedgerPanel*>();
    REQUIRE_FALSE(ledger->isVisible());
    spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    CHECK(test::waitFor([&] { return ledger->isVisible(); }));
}
