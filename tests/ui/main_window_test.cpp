// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"
#include "ui/desk/strip_message.h"

#include <catch2/catch.hpp>

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>

#include "adjudicator/desk.h"
#include "adjudicator/seal/head_text.h"
#include "db/book.h"
#include "tests/ui/dice_hands.h"
#include "tests/ui/fit.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/board/board_view.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/table_page.h"
#include "ui/text/language.h"
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

TEST_CASE("a book that is asked for at the start is opened alone; what cannot be opened leaves the user's own",
          "[ui][window][book]") {
    const std::filesystem::path own = adjudicator::defaultBook();
    std::filesystem::remove(own);
    const test::Game game(test::freshSetup());
    const auto opened = [](const std::filesystem::path& file) {
        ui::MainWindow window;
        window.resize(1280, 800);
        window.show();
        window.openFirst(QString::fromStdString(file.string()));
        const auto tells = [&](const std::filesystem::path& book) {
            const auto labels = window.statusBar()->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) {
                return label->isVisible() && label->text() == QString::fromStdString(book.filename().string());
            });
        };
        return test::waitFor([&] { return tells(file) || tells(adjudicator::defaultBook()); }) && tells(file);
    };
    CHECK(opened(game.file()));
    CHECK_FALSE(std::filesystem::exists(own));
    const QTemporaryDir folder;
    const std::filesystem::path noBook = folder.filePath(QStringLiteral("torn.db")).toStdString();
    std::ofstream(noBook) << "no book";
    CHECK_FALSE(opened(noBook));
    CHECK(std::filesystem::exists(own));
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
    CHECK(messageOf(desk).lead == QStringLiteral("Another desk keeps this game."));
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

TEST_CASE("what the menus tell the table can be chosen where the table is seen, and not beside its game",
          "[ui][window]") {
    const test::Game game(test::battle());
    ui::MainWindow window;
    window.resize(1280, 800);
    window.show();
    const auto actions = [&](const char* menu) {
        for (const QAction* head : window.menuBar()->actions()) {
            if (head->text().remove(QLatin1Char('&')) == QString::fromLatin1(menu)) {
                return head->menu()->actions();
            }
        }
        FAIL("no menu " << menu);
        return QList<QAction*>();
    };
    const auto open = [&](const char* menu) {
        QStringList texts;
        for (const QAction* action : actions(menu)) {
            if (!action->isSeparator() && action->isEnabled()) {
                texts.append(action->text().section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&')));
            }
        }
        return texts;
    };
    const auto go = [&](const char* key) {
        QTest::keySequence(&window, QKeySequence(QString::fromLatin1(key)));
        QCoreApplication::processEvents();
    };
    // Without a game there is nothing to tell.
    CHECK(open("Turn").isEmpty());
    CHECK(open("Board").isEmpty());
    window.openBook(game.file());
    REQUIRE(test::waitFor([&] { return !open("Turn").isEmpty(); }));
    go("Ctrl+1");
    const QStringList turn = open("Turn");
    const QStringList board = open("Board");
    CHECK(turn.size() == 7);
    CHECK(board.size() == 5);
    auto* page = window.findChild<ui::TablePage*>();
    const QString pause = QStringLiteral("Pause the clocks");
    for (const char* key : {"Ctrl+6", "Ctrl+8"}) {
        go(key);
        INFO(key);
        REQUIRE_FALSE(page->isVisible());
        // The clocks of the game run on.
        CHECK(open("Turn") == QStringList{pause});
        CHECK(open("Board").isEmpty());
        CHECK_FALSE(open("Record").contains(QStringLiteral("Look back one entry")));
        go("F2");
        CHECK_FALSE(page->isVisible());
    }
    // Elsewhere what leads to the table does so.
    go("Ctrl+4");
    CHECK(open("Turn").size() == 5);
    CHECK(open("Board") == QStringList{QStringLiteral("Enter what happened…")});
    go("F2");
    CHECK(page->isVisible());
    CHECK(open("Turn") == turn);
    CHECK(open("Board") == board);
}

TEST_CASE("a page is made when it is first shown, and what was typed outlives a change of language", "[ui][window]") {
    ui::MainWindow window;
    window.resize(1280, 800);
    window.show();
    // By its action: without a desktop a window made anew is not told of its keys.
    const auto go = [&](const char* key) {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence(QString::fromLatin1(key))) {
                action->trigger();
                break;
            }
        }
        QCoreApplication::processEvents();
    };
    const auto speak = [&](const QString& language) {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->text() == language) {
                action->trigger();
                break;
            }
        }
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    const auto pages = [&] { return window.findChildren<ui::Page*>().size(); };
    const auto search = [&] { return window.findChild<ui::RulesPage*>()->findChild<QLineEdit*>(); };
    CHECK(pages() == 1);
    go("Ctrl+4");
    CHECK(pages() == 2);
    search()->setText(QStringLiteral("robber"));
    go("Ctrl+2");
    window.findChild<ui::NewGamePage*>()->showStep(ui::NewGamePage::Step::Rules);
    speak(QStringLiteral("Deutsch"));
    // The one that is seen, in the other language; no other.
    CHECK(pages() == 1);
    const auto* newGame = window.findChild<ui::NewGamePage*>();
    REQUIRE(newGame != nullptr);
    CHECK(newGame->isVisible());
    CHECK(newGame->accessibleName() == QStringLiteral("Neues Spiel"));
    CHECK(newGame->step() == ui::NewGamePage::Step::Rules);
    // Twice, while the other page is not there.
    speak(QStringLiteral("English"));
    go("Ctrl+4");
    CHECK(search()->text() == QStringLiteral("robber"));
    window.close();
    QSettings().clear();
}

TEST_CASE("whose turn it is is written as large as the window's width allows, also when that changes", "[ui][window]") {
    test::Game game(test::freshSetup());
    ui::TablePage page(game.desk, nullptr);
    const auto sizeAt = [&](QSize size) {
        page.resize(size);
        test::settleLayout();
        return test::shownPart<QLabel>(page, "turnHead").font().pixelSize();
    };
    page.show();
    const int wide = sizeAt({1800, 900});
    const int narrow = sizeAt({1180, 660});
    CHECK(narrow < wide);
    CHECK(sizeAt({1800, 900}) == wide);
}

TEST_CASE("the audience display leaves the keyboard to the window that opened it", "[ui][window][audience]") {
    const test::Game game(test::battle());
    ui::MainWindow window;
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    window.openBook(game.file());
    auto* page = window.findChild<ui::TablePage*>();
    REQUIRE(test::waitFor([&] { return page->isVisible() && page->board().hasFocus(); }));
    const auto audience = [] {
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (top->objectName() == QStringLiteral("audience") && top->isVisible()) {
                return top;
            }
        }
        return static_cast<QWidget*>(nullptr);
    };
    for (int time = 0; time < 2; ++time) {
        QTest::keySequence(&window, QKeySequence(QStringLiteral("F9")));
        REQUIRE(audience() != nullptr);
        // What a desktop does that gives the keyboard to each new window.
        audience()->activateWindow();
        constexpr int kHandedOverMs = 20;
        QTest::qWait(kHandedOverMs);
        CHECK(window.isActiveWindow());
        CHECK_FALSE(audience()->isActiveWindow());
        CHECK(QApplication::focusWidget() == &page->board());
        // The next key is the referee's.
        QTest::keySequence(&window, QKeySequence(QStringLiteral("F9")));
        CHECK(audience() == nullptr);
    }
}

TEST_CASE("each letter of a menu stands once in it, in both languages", "[ui][window]") {
    const auto language = GENERATE(engine::Language::English, engine::Language::German);
    CAPTURE(static_cast<int>(language));
    ui::setLanguage(language);
    {
        ui::MainWindow window;
        const std::function<void(const QList<QAction*>&, const QString&)> check = [&](const QList<QAction*>& actions,
                                                                                      const QString& menu) {
            QString letters;
            for (const QAction* action : actions) {
                const QString text = QString(action->text()).remove(QStringLiteral("&&"));
                if (const qsizetype at = text.indexOf(QLatin1Char('&')); at >= 0) {
                    INFO(menu.toStdString() << ": " << action->text().toStdString());
                    CHECK_FALSE(letters.contains(text[at + 1].toLower()));
                    letters += text[at + 1].toLower();
                }
                if (action->menu() != nullptr) {
                    check(action->menu()->actions(), action->text());
                }
            }
        };
        check(window.menuBar()->actions(), QStringLiteral("menu bar"));
    }
    ui::setLanguage(engine::Language::English);
    QSettings().clear();
}
