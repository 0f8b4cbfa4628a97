// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <random>

#include "ui/desk/table_desk.h"

namespace test {

/// Lets the book's thread answer until a condition holds.
template <class Condition>
bool waitFor(Condition condition) {
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < 10'000) {
        QTest::qWait(2);
    }
    return condition();
}

inline bool settled(const ui::TableDesk& desk) {
    return desk.hasGame() && !desk.table().isWriting() && (!desk.table().declared() || desk.asksForWord());
}

/// A game in a book of its own.
struct Game {
    QTemporaryDir folder;
    ui::TableDesk desk;

    explicit Game(const engine::Setup& setup) {
        REQUIRE_FALSE(desk.openBook(file()));
        desk.startGame(setup);
        REQUIRE(waitFor([&] { return settled(desk); }));
    }
    [[nodiscard]] std::filesystem::path file() const {
        return folder.filePath(QStringLiteral("book.db")).toStdString();
    }
    void settle() {
        REQUIRE(waitFor([&] { return settled(desk); }));
    }
};

inline engine::Setup freshSetup() {
    std::mt19937 random(4);
    ui::GameDraft draft;
    draft.randomise(false, random);
    return draft.setup();
}

}  // namespace test
