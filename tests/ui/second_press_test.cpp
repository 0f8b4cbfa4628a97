// SPDX-License-Identifier: GPL-3.0-or-later
// The second of two presses, and a key that is held: by real events in a shown window, at a time that the test tells.
#include <catch2/catch.hpp>

#include <QPushButton>
#include <QTest>

#include "tests/support/random_start.h"
#include "tests/ui/guarded_window.h"
#include "ui/pages/table_page.h"
#include "ui/record/log_model.h"
#include "ui/record/record_panel.h"
#include "ui/window/main_window.h"

namespace {

/// A game in red's last phase: the next step ends the turn, and then blue rolls.
struct LastPhase {
    test::Game game{lastPhase()};

    static engine::Setup lastPhase() {
        engine::Setup setup = test::battle();
        setup.documents = {"base"};
        setup.armies.clear();
        setup.nukes.clear();
        setup.turn->phase = "build";
        return setup;
    }
};

struct GuardedTable : LastPhase, test::GuardedWindow {
    GuardedTable() {
        window.openBook(game.file());
        REQUIRE(test::waitFor([&] { return page().isVisible() && next().text().startsWith(QStringLiteral("End")); }));
        // The page has its place in the window by then.
        rest();
    }
    ui::TablePage& page() { return *window.findChild<ui::TablePage*>(); }
    QPushButton& next() { return *page().findChild<QPushButton*>(QStringLiteral("turnNext")); }
    bool rolls() { return next().text().startsWith(QStringLiteral("Roll")); }
    void click() { test::GuardedWindow::click(next()); }
};

}  // namespace

TEST_CASE("Space twice ends the turn and throws nothing", "[ui][second-press]") {
    GuardedTable table;
    table.down(Qt::Key_Space);
    table.up(Qt::Key_Space);
    REQUIRE(test::waitFor([&] { return table.rolls(); }));
    table.now += 120;
    table.down(Qt::Key_Space);
    table.up(Qt::Key_Space);
    table.rest();
    CHECK(table.rolls());
    // A moment later it throws.
    table.now += ui::StepGuard::kRestMs;
    table.down(Qt::Key_Space);
    table.up(Qt::Key_Space);
    CHECK(test::waitFor([&] { return !table.rolls(); }));
}

TEST_CASE("a held Space is one press, though each repeat comes as a press of its own", "[ui][second-press]") {
    GuardedTable table;
    table.down(Qt::Key_Space);
    REQUIRE(test::waitFor([&] { return table.rolls(); }));
    table.now += 660;
    const bool isToldUp = GENERATE(true, false);
    for (int repeat = 0; repeat < 12; ++repeat) {
        if (isToldUp) {
            table.up(Qt::Key_Space);
        }
        table.down(Qt::Key_Space);
        table.now += 40;
        QTest::qWait(5);
    }
    table.up(Qt::Key_Space);
    table.rest();
    CHECK(table.rolls());
    table.now += 200;
    table.down(Qt::Key_Space);
    CHECK(test::waitFor([&] { return !table.rolls(); }));
}

TEST_CASE("a held Ctrl+Z takes back one act, and two presses take back two", "[ui][second-press]") {
    GuardedTable table;
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        table.now += 1000;
        QTest::keyPress(table.keyboard(), key, modifiers);
        table.now += 100;
        QTest::keyRelease(table.keyboard(), key, modifiers);
        table.rest();
    };
    const auto acts = [&] { return table.page().record().model().rowCount(); };
    // The end of the turn, and the throw of the next one.
    press(Qt::Key_Space, Qt::NoModifier);
    REQUIRE(test::waitFor([&] { return table.rolls(); }));
    press(Qt::Key_Space, Qt::NoModifier);
    REQUIRE(test::waitFor([&] { return !table.rolls(); }));
    table.now += 1000;
    SECTION("held") {
        const bool isToldUp = GENERATE(true, false);
        QTest::keyPress(table.keyboard(), Qt::Key_Z, Qt::ControlModifier);
        REQUIRE(test::waitFor([&] { return table.rolls(); }));
        const int once = acts();
        table.now += 660;
        for (int repeat = 0; repeat < 12; ++repeat) {
            if (isToldUp) {
                QTest::keyRelease(table.keyboard(), Qt::Key_Z, Qt::ControlModifier);
            }
            QTest::keyPress(table.keyboard(), Qt::Key_Z, Qt::ControlModifier);
            table.now += 40;
            QTest::qWait(5);
        }
        QTest::keyRelease(table.keyboard(), Qt::Key_Z, Qt::ControlModifier);
        table.rest();
        CHECK(table.rolls());
        CHECK(acts() == once);
    }
    SECTION("pressed twice") {
        press(Qt::Key_Z, Qt::ControlModifier);
        REQUIRE(test::waitFor([&] { return table.rolls(); }));
        press(Qt::Key_Z, Qt::ControlModifier);
        CHECK(test::waitFor([&] { return !table.rolls(); }));
    }
}

TEST_CASE("no double click is two acts, whatever button has come under the pointer", "[ui][second-press]") {
    GuardedTable table;
    table.click();
    REQUIRE(test::waitFor([&] { return table.rolls(); }));
    SECTION("a quick one") {
        table.now += 120;
        table.click();
        table.rest();
        CHECK(table.rolls());
    }
    SECTION("one as slow as the desktop allows") {
        table.now += 380;
        table.doubleClick();
        table.rest();
        CHECK(table.rolls());
    }
    table.now += 400;
    table.click();
    CHECK(test::waitFor([&] { return !table.rolls(); }));
}

TEST_CASE("a second click that was down before the first act came on disk does nothing", "[ui][second-press]") {
    GuardedTable table;
    QTest::mousePress(&table.next(), Qt::LeftButton);
    table.window.findChild<ui::StepGuard*>()->entryWritten();
    QTest::mouseRelease(&table.next(), Qt::LeftButton);
    table.rest();
    CHECK_FALSE(table.rolls());
    CHECK_FALSE(table.next().isDown());
}

TEST_CASE("faces of dice count at once after an act", "[ui][second-press]") {
    GuardedTable table;
    table.click();
    REQUIRE(test::waitFor([&] { return table.rolls(); }));
    table.now += 20;
    SECTION("typed") {
        for (const Qt::Key face : {Qt::Key_4, Qt::Key_4}) {
            table.down(face);
            table.up(face);
            table.now += 50;
        }
    }
    SECTION("pressed") {
        for (int press = 0; press < 2; ++press) {
            auto& face = test::shownPart<QPushButton>(table.page(), "face4");
            QTest::mouseClick(&face, Qt::LeftButton);
            QTest::qWait(5);
        }
    }
    CHECK(test::waitFor([&] { return !table.rolls() && table.next().text().startsWith(QStringLiteral("End")); }));
}

TEST_CASE("the first press after a game begun rests longer: the whole page is another", "[ui][second-press]") {
    QWidget window;
    QPushButton button(&window);
    window.show();
    qint64 now = 1;
    ui::StepGuard guard(window);
    guard.setClock([&] { return now; });
    qApp->installEventFilter(&guard);
    int pressed = 0;
    QObject::connect(&button, &QPushButton::clicked, [&] { ++pressed; });
    guard.gameBegun();
    now += 900;
    QTest::mouseClick(&button, Qt::LeftButton);
    CHECK(pressed == 0);
    now += 200;
    QTest::mouseClick(&button, Qt::LeftButton);
    CHECK(pressed == 1);
}
