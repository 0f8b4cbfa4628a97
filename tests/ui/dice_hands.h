// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>

#include "tests/ui/game_on_desk.h"
#include "ui/dice_game/dice_page.h"
#include "ui/dice_game/sheet_view.h"
#include "ui/files/window_book.h"

namespace test {

/// A dice game in a book of its own, played on the page by mouse and keyboard.
struct DiceHands {
    QTemporaryDir folder;
    ui::DiceDesk desk;
    ui::DicePage page{desk, nullptr};

    DiceHands() {
        desk.openBook(ui::openWindowBook(folder.filePath(QStringLiteral("dice.db")).toStdString()).value());
        page.resize(1280, 680);
        page.show();
        part<QLineEdit>("dicePlayer0").setText(QStringLiteral("Anna"));
        part<QLineEdit>("dicePlayer1").setText(QStringLiteral("Ben"));
        part<QPushButton>("diceBegin").click();
        REQUIRE(waitFor([&] { return desk.hasGame() && !desk.table().isWriting(); }));
    }
    template <class Widget>
    Widget& part(const char* name) {
        return shownPart<Widget>(page, name);
    }
    void settle() {
        QTest::qWait(1);
        REQUIRE(waitFor([&] { return !desk.table().isWriting() && !desk.table().declared(); }));
        QTest::qWait(1);
    }
    void press(int key) {
        REQUIRE(page.takeKey(key));
        settle();
    }
    void typeThrow(std::initializer_list<int> faces) {
        if (!part<QCheckBox>("diceReal").isChecked()) {
            press(Qt::Key_D);
        }
        for (const int face : faces) {
            press(Qt::Key_0 + face);
        }
    }
    void clickSheet(const char* place) {
        auto* view = page.findChild<ui::SheetView*>();
        const auto id = desk.position().sheet().findPlace(place);
        REQUIRE(id);
        QTest::mouseClick(view, Qt::LeftButton, {}, view->pixelOf(*id).toPoint());
        settle();
    }
    bool isBuilt(int seat, const char* place) {
        return desk.position().isBuilt(engine::PlayerId(seat), *desk.position().sheet().findPlace(place));
    }
    void shot(const char* name) {
        if (qEnvironmentVariableIsSet("ADJ_SHOTS")) {
            page.grab().save(QDir(qEnvironmentVariable("ADJ_SHOTS")).filePath(QString::fromLatin1(name)));
        }
    }
};

}  // namespace test
