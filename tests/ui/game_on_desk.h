// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <random>

#include "ui/desk/table_desk.h"
#include "ui/draft/game_draft.h"

namespace test {

/// The part of this name and kind that is shown; the test fails where there is none.
template <class Widget>
Widget& shownPart(const QWidget& within, const char* name) {
    for (Widget* found : within.findChildren<Widget*>(QString::fromLatin1(name))) {
        // Those that go are hidden until they are gone.
        if (!found->isHidden()) {
            return *found;
        }
    }
    FAIL("no part " << name);
    throw 0;
}

/// Lets the book's thread answer until a condition holds; a minute at most, as a disk that is being written to
/// elsewhere may keep one waiting for many seconds.
template <class Condition>
bool waitFor(Condition condition) {
    QElapsedTimer timer;
    timer.start();
    while (!condition() && timer.elapsed() < 60'000) {
        QTest::qWait(2);
    }
    return condition();
}

inline bool settled(const ui::TableDesk& desk) {
    return desk.hasGame() && !desk.table().isWriting() && (!desk.table().declared() || desk.dice().asksForWord());
}

/// The entry of the act that was played last; 0 when none was.
inline std::uint64_t lastAct(const ui::TableDesk& desk) {
    return desk.table().line().lastStep().value_or(adjudicator::ActPlace{}).entry;
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
    draft.setDocument("soldiers", true);
    draft.board().randomise(false, random);
    return draft.setup();
}

/// Red with an army of 1A2C beside blue's city, red's weapon, in red's combat phase.
inline engine::Setup battle() {
    std::mt19937 random(4);
    ui::GameDraft draft;
    draft.setDocument("soldiers", true);
    draft.board().randomise(false, random);
    draft.setPlayers({{"red", "Anna", ""}, {"blue", "Ben", ""}});
    engine::Setup setup = draft.setup();
    const auto north = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    const auto northEast = engine::cornerOf({0, 0}, engine::CornerDirection::NE);
    const auto south = engine::cornerOf({0, 1}, engine::CornerDirection::S);
    setup.buildings = {{north, engine::BuildingKind::City, "blue", 0, false},
                       {south, engine::BuildingKind::City, "red", 0, false}};
    setup.armies = {{northEast, "red", {1, 2, 0}}};
    setup.nukes = {{south, "red"}};
    engine::TurnSetup turn;
    turn.player = "red";
    turn.phase = "combat";
    setup.turn = turn;
    return setup;
}

}  // namespace test
