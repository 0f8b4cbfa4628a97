// SPDX-License-Identifier: GPL-3.0-or-later
// Two windows on one book: the first keeps it, the second says so, follows, and writes when it may.
#include <catch2/catch.hpp>

#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLockFile>
#include <QPushButton>
#include <algorithm>
#include <fstream>

#include "engine/state/to_position.h"
#include "tests/ui/red_builds.h"
#include "ui/desk/book_trouble.h"
#include "ui/desk/strip_message.h"
#include "ui/files/book_hold.h"
#include "ui/window/main_window.h"

using test::boughtCard;
using test::buttonNamed;
using test::lastAct;
using test::redBuilds;
using test::settled;
using test::waitFor;

namespace {

/// What a window of another process leaves for others to find.
struct OtherWindow {
    explicit OtherWindow(const std::filesystem::path& book) : lock(ui::holdFileOf(book)) {
        QDir().mkpath(QFileInfo(ui::holdFileOf(book)).path());
        lock.setStaleLockTime(0);
        REQUIRE(lock.tryLock(0));
    }
    QLockFile lock;
};

/// A book with a game, nobody's now; then another window keeps it.
struct KeptBook {
    QTemporaryDir folder;
    std::filesystem::path file = folder.filePath(QStringLiteral("book.db")).toStdString();
    std::optional<OtherWindow> other;

    KeptBook() {
        {
            ui::TableDesk desk;
            REQUIRE_FALSE(desk.openBook(file));
            desk.startGame(redBuilds());
            REQUIRE(waitFor([&] { return settled(desk); }));
        }
        other.emplace(file);
    }
};

}  // namespace

TEST_CASE("all windows of one process keep a book together, and the next process has it when they are gone",
          "[ui][second-window]") {
    const QTemporaryDir folder;
    const std::filesystem::path book = folder.filePath(QStringLiteral("book.db")).toStdString();
    {
        ui::BookHold one(book);
        ui::BookHold two(book);
        CHECK(one.take());
        CHECK(two.take());
        QLockFile other(ui::holdFileOf(book));
        other.setStaleLockTime(0);
        CHECK_FALSE(other.tryLock(0));
    }
    const OtherWindow other(book);
    ui::BookHold late(book);
    CHECK_FALSE(late.take());
    // Another book is another matter.
    CHECK(ui::BookHold(folder.filePath(QStringLiteral("other.db")).toStdString()).take());
}

TEST_CASE("a second window says that it only follows, shows what the first writes, and writes once that is closed",
          "[ui][second-window]") {
    KeptBook book;
    ui::TableDesk second;
    REQUIRE_FALSE(second.openBook(book.file));
    REQUIRE(waitFor([&] { return settled(second); }));
    CHECK(messageOf(second).lead == QStringLiteral("This book is open in another window."));
    const std::uint64_t before = lastAct(second);

    second.play(boughtCard());
    REQUIRE(waitFor([&] { return !second.table().isWriting(); }));
    CHECK(lastAct(second) == before);
    const ui::Message refused = messageOf(second);
    CHECK(refused.lead == QStringLiteral("Nothing was written."));
    CHECK(buttonNamed(refused, "Write here too") != nullptr);

    // Stands for the window that keeps the book.
    ui::TableDesk first;
    REQUIRE_FALSE(first.openBook(book.file));
    first.book()->writeBeside();
    REQUIRE(waitFor([&] { return settled(first); }));
    first.play(boughtCard());
    REQUIRE(waitFor([&] { return lastAct(first) > before && settled(first); }));
    REQUIRE(waitFor([&] { return lastAct(second) == lastAct(first) && settled(second); }));
    CHECK(toSetup(second.position()) == toSetup(first.position()));

    book.other->lock.unlock();
    REQUIRE(waitFor([&] { return !second.book()->isKept(); }));
    CHECK(messageOf(second).lead == QStringLiteral("The other window is closed."));
    const std::uint64_t theirs = lastAct(second);
    second.play(boughtCard());
    REQUIRE(waitFor([&] { return lastAct(second) > theirs && settled(second); }));
}

TEST_CASE("whoever wants to writes beside the first window, and what was refused is done", "[ui][second-window]") {
    KeptBook book;
    ui::TableDesk second;
    REQUIRE_FALSE(second.openBook(book.file));
    REQUIRE(waitFor([&] { return settled(second); }));
    const std::uint64_t before = lastAct(second);
    second.play(boughtCard());
    REQUIRE(waitFor([&] {
        return buttonNamed(messageOf(second), "Write here too") != nullptr &&
               messageOf(second).lead == QStringLiteral("Nothing was written.");
    }));
    buttonNamed(messageOf(second), "Write here too")->press();
    REQUIRE(waitFor([&] { return lastAct(second) > before && settled(second); }));
    CHECK(second.book()->isShared());
    CHECK_FALSE(second.book()->isKept());
}

TEST_CASE("a new game is not begun beside the first window without a word", "[ui][second-window]") {
    KeptBook book;
    ui::TableDesk second;
    REQUIRE_FALSE(second.openBook(book.file));
    REQUIRE(waitFor([&] { return settled(second); }));
    const auto game = second.gameId();
    second.startGame(redBuilds());
    REQUIRE(waitFor([&] { return messageOf(second).lead == QStringLiteral("Nothing was written."); }));
    CHECK(second.gameId() == game);
    buttonNamed(messageOf(second), "Write here too")->press();
    REQUIRE(waitFor([&] { return second.gameId() != game && settled(second); }));
}

TEST_CASE("whatever is wrong with a book has a next step", "[ui][not-saved]") {
    const int problems = static_cast<int>(db::BookProblem::Kept);
    const ui::WaysOn all{[] {}, [] {}, [] {}};
    for (int i = 0; i <= problems; ++i) {
        const db::BookError error{static_cast<db::BookProblem>(i), "book.db", {}, 0, 0};
        const ui::Message message = troubleMessage(QStringLiteral("Not saved."), error, nullptr, all);
        INFO(i << " " << message.text.toStdString());
        CHECK_FALSE(message.lead.isEmpty());
        CHECK_FALSE(message.text.isEmpty());
        CHECK_FALSE(message.buttons.empty());
    }
}

TEST_CASE("a book that cannot be opened is told with its next steps, until somebody closes it", "[ui][window]") {
    const QTemporaryDir folder;
    const QString no = folder.filePath(QStringLiteral("no.db"));
    std::ofstream(no.toStdString()) << "SQLite format 3";
    ui::MainWindow window;
    window.resize(1280, 720);
    window.show();
    window.openBook(folder.filePath(QStringLiteral("book.db")).toStdString());
    window.openFile(no);
    const auto ways = [&] {
        QStringList texts;
        for (const auto* way : window.findChildren<QPushButton*>(QStringLiteral("problemWay"))) {
            if (way->isVisible()) {
                texts.append(way->text());
            }
        }
        return texts;
    };
    REQUIRE(waitFor([&] { return ways().size() == 2; }));
    CHECK(ways() == QStringList{QStringLiteral("Try again"), QStringLiteral("Open another…")});
    const auto& said = test::shownPart<QLabel>(window, "saved");
    CHECK(said.text().contains(QStringLiteral("no.db cannot be opened")));
    test::shownPart<QPushButton>(window, "problemClose").click();
    REQUIRE(waitFor([&] { return ways().isEmpty(); }));
    CHECK_FALSE(said.text().contains(QStringLiteral("no.db")));
}
