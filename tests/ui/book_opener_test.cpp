// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/book_opener.h"

#include <catch2/catch.hpp>

#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>

#include "engine/state/to_position.h"
#include "tests/ui/game_on_desk.h"
#include "ui/record/book_sign.h"

namespace {

/// A book whose game has so many entries that reading them is told on the way.
struct LongBook {
    test::Game game{test::battle()};
    std::filesystem::path file = game.file();

    LongBook() {
        constexpr int kActs = 70;
        for (int i = 0; i < kActs; ++i) {
            game.desk.play(engine::Rule{"point " + std::to_string(i), std::nullopt, std::nullopt});
            game.settle();
        }
    }
};

}  // namespace

TEST_CASE("a book is opened beside the window and tells how far it is", "[ui][book]") {
    LongBook book;
    ui::BookOpener opener;
    QSignalSpy told(&opener, &ui::BookOpener::progressed);
    QSignalSpy opened(&opener, &ui::BookOpener::opened);
    opener.start(book.file);
    CHECK(opener.isBusy());
    REQUIRE(test::waitFor([&] { return opened.count() == 1; }));
    CHECK_FALSE(opener.isBusy());
    CHECK(told.count() >= 2);
    ui::TableDesk desk;
    desk.takeBook(opener.take());
    REQUIRE(desk.hasGame());
    CHECK(desk.table().line().head() == book.game.desk.table().line().head());
    CHECK(engine::toSetup(desk.position()) == engine::toSetup(book.game.desk.position()));
    // It can be played on.
    desk.play(engine::Rule{"and one more", std::nullopt, std::nullopt});
    REQUIRE(test::waitFor([&] { return desk.table().line().head() != book.game.desk.table().line().head(); }));
}

TEST_CASE("opening is stopped, and nothing has changed", "[ui][book]") {
    LongBook book;
    ui::BookOpener opener;
    ui::BookSign sign(opener, nullptr);
    QSignalSpy opened(&opener, &ui::BookOpener::opened);
    QSignalSpy failed(&opener, &ui::BookOpener::failed);
    opener.start(book.file);
    sign.findChild<QPushButton*>(QStringLiteral("bookStop"))->click();
    REQUIRE(test::waitFor([&] { return failed.count() == 1; }));
    CHECK(failed.front().front().toString().isEmpty());
    CHECK(opened.count() == 0);
    CHECK(sign.isHidden());
    // Asked for again, it opens.
    opener.start(book.file);
    opener.start(book.file);
    REQUIRE(test::waitFor([&] { return opened.count() == 1; }));
    CHECK(opener.take().line.has_value());
    CHECK(failed.count() == 1);
}

TEST_CASE("what is no book says why", "[ui][book]") {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("no.db"));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    ui::BookOpener opener;
    QSignalSpy failed(&opener, &ui::BookOpener::failed);
    opener.start(path.toStdString());
    REQUIRE(test::waitFor([&] { return failed.count() == 1; }));
    CHECK_FALSE(failed.front().front().toString().isEmpty());
}
