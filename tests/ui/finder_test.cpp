// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/finder.h"

#include <catch2/catch.hpp>

#include <QListWidget>

#include "tests/support/scene.h"
#include "tests/ui/key_window.h"
#include "ui/pages/rules_page.h"

namespace {

/// What the finder lists for these words, typed after Ctrl+K.
QStringList foundFor(test::KeyWindow& keys, const QString& words) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_K, Qt::ControlModifier);
    auto& finder = *keys.window().findChild<ui::Finder*>();
    REQUIRE(finder.isVisible());
    auto& field = *finder.findChild<QLineEdit*>();
    REQUIRE(field.hasFocus());
    QTest::keyClicks(&field, words);
    QStringList found;
    const auto& list = *finder.findChild<QListWidget*>();
    for (int row = 0; row < list.count(); ++row) {
        found.append(list.item(row)->text());
    }
    return found;
}

}  // namespace

TEST_CASE("Ctrl+K finds commands, clauses and entries by their words, and goes there", "[ui][finder][keys]") {
    test::Game game(test::battle());
    test::KeyWindow keys(game.file(), QSize(1280, 720));
    const auto& finder = *keys.window().findChild<ui::Finder*>();
    SECTION("a command") {
        CHECK(foundFor(keys, QStringLiteral("seal rec")).contains(QStringLiteral("Record › Seal the record")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        CHECK_FALSE(finder.isVisible());
        CHECK(keys.hasBoardKeys());
    }
    SECTION("a clause") {
        const QStringList found = foundFor(keys, QStringLiteral("SA-K4"));
        REQUIRE(found.size() >= 1);
        CHECK(found.front().startsWith(QStringLiteral("SA-K4 · ")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        keys.breathe();
        CHECK_FALSE(finder.isVisible());
        CHECK(keys.window().findChild<ui::RulesPage*>()->isVisible());
    }
    SECTION("an entry") {
        REQUIRE(foundFor(keys, QStringLiteral("game begins")).contains(QStringLiteral("0 · The game begins")));
        while (!finder.findChild<QListWidget*>()->currentItem()->text().startsWith(QStringLiteral("0 · "))) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        keys.breathe();
        CHECK(keys.page().isVisible());
        CHECK(test::shownPart<QPushButton>(keys.page(), "backToNow").isVisible());
    }
}
