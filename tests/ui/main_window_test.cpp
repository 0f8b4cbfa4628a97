// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include <catch2/catch.hpp>

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>
#include <algorithm>

#include "adjudicator/desk.h"
#include "adjudicator/seal/head_text.h"
#include "db/book.h"
#include "tests/ui/dice_hands.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/pages/new_game_page.h"
#include "ui/pages/table_page.h"
#include "ui/tournament/tournament_page.h"

namespace {

/// Which page is seen once the book is open.
template <class Page>
bool opensAt(const std::filesystem::path& book) {
    ui::MainWindow window;
    window.resize(1280, 800);
    window.show();
    window.openBook(book);
    auto* page = window.findChild<Page*>();
    REQUIRE(page != nullptr);
    return page->isVisible();
}

}  // namespace

TEST_CASE("a book is gone on with where it was left: at its game, its dice game or its tournament", "[ui][window]") {
    const test::Game game(test::freshSetup());
    CHECK(opensAt<ui::TablePage>(game.file()));
    const test::Cup cup(4);
    CHECK(opensAt<ui::TournamentPage>(cup.file()));
    const test::DiceHands dice;
    CHECK(opensAt<ui::DicePage>(dice.folder.filePath(QStringLiteral("dice.db")).toStdString()));
    const QTemporaryDir empty;
    CHECK(opensAt<ui::NewGamePage>(empty.filePath(QStringLiteral("new.db")).toStdString()));
}

TEST_CASE("a director's book opens at its tournament, and the tables' games in it are left as they are",
          "[ui][window][tournament]") {
    const test::Cup cup(4);
    const QTemporaryDir folder;
    const adjudicator::DeskFolder elsewhere(std::filesystem::path(folder.path().toStdString()) / "desk");
    db::GameId game{};
    {
        auto book = db::Book::open(cup.file(), db::OpenMode::ReadWrite);
        REQUIRE(book);
        const auto info = book->createGame(adjudicator::genesisBody(test::freshSetup(), {}, elsewhere));
        REQUIRE(info);
        game = info->id;
    }
    CHECK(opensAt<ui::TournamentPage>(cup.file()));
    const auto book = db::Book::open(cup.file(), db::OpenMode::ReadOnly);
    REQUIRE(book);
    CHECK(book->entries(game)->size() == 1);
}

TEST_CASE("the bottom of the window tells of the record that the page goes on with", "[ui][window][tournament]") {
    const test::Cup cup(4);
    ui::MainWindow window;
    window.openBook(cup.file());
    const auto says = [&](const QString& text) {
        const auto labels = window.statusBar()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == text; });
    };
    const auto head = cup.hall.line().head();
    REQUIRE(test::waitFor([&] { return says(QStringLiteral("✓ On disk: entry %1").arg(head.seq)); }));
    CHECK(window.windowTitle().startsWith(QStringLiteral("Herbstturnier <2026> & Co. – ")));
    auto* code = window.statusBar()->findChild<QPushButton*>(QStringLiteral("chainHead"));
    REQUIRE(code != nullptr);
    code->click();
    CHECK(QGuiApplication::clipboard()->text().toStdString() == adjudicator::headText(cup.hall.line().game(), head));
    CHECK(says(QStringLiteral("Chain head copied: entry %1").arg(head.seq)));
}

TEST_CASE("another desk's game may be looked at; that its entries would be a branch is said",
          "[ui][window][tournament]") {
    const test::Game game(test::freshSetup());
    const QTemporaryDir folder;
    const adjudicator::DeskFolder elsewhere(std::filesystem::path(folder.path().toStdString()) / "desk");
    db::GameId other{};
    {
        auto book = db::Book::open(game.file(), db::OpenMode::ReadWrite);
        REQUIRE(book);
        const auto info = book->createGame(adjudicator::genesisBody(test::freshSetup(), {}, elsewhere));
        REQUIRE(info);
        other = info->id;
    }
    ui::TableDesk desk;
    REQUIRE_FALSE(desk.openBook(game.file()));
    desk.openGame(other);
    REQUIRE(test::waitFor([&] { return desk.gameId() == other && test::settled(desk); }));
    CHECK(desk.message().lead == QStringLiteral("Another desk keeps this game."));
    const auto book = db::Book::open(game.file(), db::OpenMode::ReadOnly);
    REQUIRE(book);
    CHECK(book->entries(other)->size() == 1);
}

TEST_CASE("the key that compares table and record works after a look at the menu with the camera off",
          "[ui][window][camera]") {
    const test::Game game(test::freshSetup());
    ui::MainWindow window;
    window.openBook(game.file());
    QAction* match = nullptr;
    QMenu* list = nullptr;
    for (QMenu* menu : window.menuBar()->findChildren<QMenu*>()) {
        for (QAction* action : menu->actions()) {
            if (action->shortcut() == QKeySequence(QStringLiteral("F7"))) {
                match = action;
                list = menu;
            }
        }
    }
    if (match == nullptr) {
        SUCCEED("built without cameras");
        return;
    }
    Q_EMIT list->aboutToShow();
    CHECK_FALSE(match->isEnabled());
    Q_EMIT list->aboutToHide();
    CHECK(match->isEnabled());
}
