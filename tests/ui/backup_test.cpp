// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>
#include <vector>

#include "adjudicator/backup_plan.h"
#include "adjudicator/desk.h"
#include "db/book.h"
#include "tests/ui/game_on_desk.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/strip_message.h"

using test::Game;
using test::waitFor;

namespace {

/// A folder that backups go to; the desk's setting is as before at the end.
struct BackupFolder {
    QTemporaryDir folder;
    ~BackupFolder() { CHECK(adjudicator::ownDesk().backups().keep({})); }
    [[nodiscard]] std::filesystem::path path() const { return folder.path().toStdString(); }
    [[nodiscard]] std::vector<std::filesystem::path> backups(const std::filesystem::path& book) const {
        std::vector<std::filesystem::path> found;
        for (const auto& entry : std::filesystem::directory_iterator(path())) {
            if (adjudicator::isBackupOf(book, entry.path().filename().string())) {
                found.push_back(entry.path());
            }
        }
        std::sort(found.begin(), found.end());
        return found;
    }
};

db::Head headIn(const std::filesystem::path& file) {
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    REQUIRE(book);
    return book->games()->front().head;
}

}  // namespace

TEST_CASE("a backup is made when its folder is chosen and when the desk closes", "[ui][backup]") {
    const BackupFolder folder;
    std::filesystem::path book;
    db::Head last;
    const QTemporaryDir bookFolder;
    book = bookFolder.filePath(QStringLiteral("book.db")).toStdString();
    {
        ui::TableDesk desk;
        REQUIRE_FALSE(desk.openBook(book));
        desk.startGame(test::freshSetup());
        REQUIRE(waitFor([&] { return test::settled(desk); }));
        desk.care().setBackupFolder(folder.path());
        CHECK(desk.care().backupFolder() == folder.path());
        REQUIRE(waitFor([&] { return folder.backups(book).size() == 1; }));
        desk.saying().takePlace(markersOf(desk).legal.front().at);
        desk.saying().takePlace(markersOf(desk).legal.front().at);
        REQUIRE(waitFor([&] { return test::settled(desk); }));
        last = desk.table().line().head();
        // Ten minutes have not passed.
        CHECK(folder.backups(book).size() == 1);
    }
    const auto backups = folder.backups(book);
    REQUIRE(backups.size() == 2);
    CHECK(headIn(backups.back()) == last);
    CHECK(headIn(backups.front()).seq < last.seq);

    // The next desk knows the folder; where nothing is new it makes no backup.
    ui::TableDesk again;
    REQUIRE_FALSE(again.openBook(book));
    CHECK(again.care().backupFolder() == folder.path());
}

TEST_CASE("a backup that fails is said once and the game goes on", "[ui][backup]") {
    const BackupFolder folder;
    Game game(test::freshSetup());
    game.desk.care().setBackupFolder(folder.path() / "gone");
    REQUIRE(waitFor([&] { return messageOf(game.desk).kind == ui::Message::Kind::Warn; }));
    CHECK(messageOf(game.desk).text.contains(QLatin1String("gone")));
    const std::size_t before = game.desk.table().log().size();
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    game.settle();
    CHECK(game.desk.table().log().size() > before);
    CHECK(messageOf(game.desk).kind != ui::Message::Kind::Warn);
    game.desk.care().setBackupFolder({});
    CHECK(game.desk.care().backupFolder().empty());
}
