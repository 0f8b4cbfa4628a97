// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <filesystem>
#include <fstream>
#include <span>

#include "adjudicator/desk.h"
#include "adjudicator/tournament/desks/desk_files.h"
#include "db/book.h"
#include "db/codes.h"
#include "tests/support/direct_surroundings.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/desk/board_markers.h"
#include "ui/tournament/desks/desk_sender.h"
#include "ui/tournament/desks/desk_watch.h"
#include "ui/tournament/desks/desks_model.h"
#include "ui/tournament/desks/desks_page.h"

using test::Cup;
using test::partOf;
using test::waitFor;

namespace {

namespace fs = std::filesystem;

/// A table's desk with a book and key of its own, and the folder that it sends to.
struct TableAway {
    QTemporaryDir folder;
    adjudicator::DeskFolder own{fs::path(folder.path().toStdString()) / "desk"};
    fs::path shared = fs::path(folder.path().toStdString()) / "shared";

    TableAway() {
        fs::create_directory(shared);
        QSettings().remove(QStringLiteral("desks"));
    }
    [[nodiscard]] std::string key() const { return db::toHex(std::span<const std::uint8_t>(own.key()->publicKey())); }
    /// A game of these, ended by the referee.
    void play(const std::vector<std::string>& names, const std::string& winner) {
        auto book = db::Book::open(fs::path(folder.path().toStdString()) / "table.db", db::OpenMode::Create);
        REQUIRE(book);
        engine::Setup setup = test::freshSetup();
        setup.players.clear();
        for (const std::string& name : names) {
            setup.players.push_back({name, name, ""});
        }
        const auto place = adjudicator::nextGamePlace(*book, own);
        REQUIRE(place);
        const std::string body = adjudicator::genesisBody(setup, *place, own);
        const auto info = book->createGame(body);
        REQUIRE(info);
        auto line = adjudicator::Line::begin(body);
        REQUIRE(line);
        adjudicator::TableListener listener;
        listener.changed = [](const engine::Position&, const engine::Events&) {};
        listener.refused = [](const engine::Refusal&) { FAIL("refused"); };
        listener.refusedByTable = [](adjudicator::TableRefusal) { FAIL("refused"); };
        listener.failed = [](const db::BookError&) { FAIL("not written"); };
        adjudicator::LiveTable table(std::move(*line), adjudicator::directSurroundings(*book, info->id, own),
                                     std::move(listener));
        engine::EndGame end;
        end.winner = table.position().table->find(winner);
        end.reason = "time";
        table.play(end);
        REQUIRE(adjudicator::TableGame::isOver(table.position()));
    }
    adjudicator::Sent send() {
        const auto book = db::Book::open(fs::path(folder.path().toStdString()) / "table.db", db::OpenMode::ReadOnly);
        REQUIRE(book);
        const auto sent = sendEntries(*book, *own.key(), shared, adjudicator::utcNow());
        REQUIRE(sent);
        return *sent;
    }
};

std::vector<std::string> namesAt(const Cup& cup, int round, int table) {
    std::vector<std::string> names;
    for (const engine::PlayerId player : cup.hall.position().pod(round, table)->seats) {
        names.push_back((*cup.hall.position().table)[player].name);
    }
    return names;
}

}  // namespace

TEST_CASE("a watched folder is taken in by itself and its results enter", "[ui][tournament][desks]") {
    Cup cup(12, 3, 1);
    TableAway away;
    ui::DeskWatch watch(cup.hall);
    ui::DeskSender sender;
    ui::DesksPage page(cup.hall, watch, sender, nullptr);
    page.resize(1280, 720);
    page.show();
    const QAbstractItemModelTester tester(const_cast<ui::DesksModel*>(&page.model()),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    watch.addFolder(away.shared);
    REQUIRE(waitFor([&] { return watch.lookedAt().isValid() && !watch.isLooking(); }));
    CHECK(page.model().rowCount() == 0);
    // The desk ends its game and sends: nobody touches the director's screen.
    const auto names = namesAt(cup, 1, 2);
    away.play(names, names[1]);
    away.send();
    REQUIRE(waitFor([&] { return cup.hall.position().pod(1, 2)->result.has_value(); }));
    CHECK(cup.hall.position().pod(1, 2)->result->state == cup::ResultState::Pending);
    REQUIRE(page.model().rowCount() == 1);
    CHECK(page.model().index(0, ui::DesksModel::State).data().toString() == QStringLiteral("all is in"));
    CHECK(page.model().index(0, ui::DesksModel::Last).data().toString().contains(QStringLiteral("file 1")));
    // Looking again changes nothing.
    const auto head = cup.hall.line().head();
    watch.lookNow();
    REQUIRE(waitFor([&] { return !watch.isLooking(); }));
    CHECK(cup.hall.line().head() == head);
    watch.removeFolder(away.shared);
}

TEST_CASE("a torn file waits, and an unknown key is listed once", "[ui][tournament][desks]") {
    Cup cup(12, 3, 1);
    cup.play(cup::KnowDesk{std::string(64, 'a'), "Table 1"});
    TableAway away;
    const auto names = namesAt(cup, 1, 1);
    away.play(names, names[0]);
    const auto sent = away.send();
    ui::DeskWatch watch(cup.hall);
    ui::DeskSender sender;
    ui::DesksPage page(cup.hall, watch, sender, nullptr);
    page.show();
    watch.addFolder(away.shared);
    const auto stateOf = [&](const std::string& key) {
        const int row = page.model().rowOf(key);
        return row < 0 ? QString() : page.model().index(row, ui::DesksModel::State).data().toString();
    };
    REQUIRE(waitFor([&] { return stateOf(away.key()).contains(QStringLiteral("not listed")); }));
    CHECK_FALSE(cup.hall.position().pod(1, 1)->result);
    // Half of the file is there when the key is listed.
    const auto whole = fs::file_size(*sent.file);
    const fs::path aside = away.shared / "aside";
    fs::copy_file(*sent.file, aside);
    fs::resize_file(*sent.file, whole / 2);
    page.listDesk(QString::fromStdString(away.key()), QStringLiteral("Table 2"));
    REQUIRE(waitFor([&] { return stateOf(away.key()).contains(QStringLiteral("not whole")); }));
    CHECK_FALSE(cup.hall.position().pod(1, 1)->result);
    fs::copy_file(aside, *sent.file, fs::copy_options::overwrite_existing);
    watch.lookNow();
    REQUIRE(waitFor([&] { return cup.hall.position().pod(1, 1)->result.has_value(); }));
    CHECK(stateOf(away.key()) == QStringLiteral("all is in"));
    watch.removeFolder(away.shared);
}

TEST_CASE("a folder that goes and comes is waited for", "[ui][tournament][desks]") {
    Cup cup(12, 3, 1);
    TableAway away;
    ui::DeskWatch watch(cup.hall);
    const fs::path stick = away.shared / "stick";
    watch.addFolder(stick);
    REQUIRE(waitFor([&] { return watch.look().folders.size() == 1 && !watch.isLooking(); }));
    CHECK_FALSE(watch.look().folders.front().isThere);
    fs::create_directory(stick);
    watch.lookNow();
    REQUIRE(waitFor([&] { return watch.look().folders.front().isThere; }));
    watch.removeFolder(stick);
    CHECK(watch.folders().empty());
}

TEST_CASE("a table's desk sends after every act, and all at once when its stick comes back",
          "[ui][tournament][desks]") {
    test::Game game(test::freshSetup());
    const fs::path folder = fs::path(game.folder.path().toStdString()) / "director";
    ui::DeskSender sender;
    sender.setFolder(folder);
    sender.setBook(game.file());
    REQUIRE(waitFor([&] { return sender.state() == ui::DeskSender::State::Failed; }));
    CHECK(sender.said().contains(QStringLiteral("waited for")));
    fs::create_directory(folder);
    sender.sendSoon();
    REQUIRE(waitFor([&] { return sender.state() == ui::DeskSender::State::Sent; }));
    CHECK(sender.files() == 1);
    const auto countFiles = [&] {
        int count = 0;
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            count += entry.path().extension() == ".jsonl" ? 1 : 0;
        }
        return count;
    };
    CHECK(countFiles() == 1);
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    game.desk.saying().takePlace(markersOf(game.desk).legal.front().at);
    game.settle();
    sender.sendSoon();
    REQUIRE(waitFor([&] { return countFiles() == 2; }));
    // Nothing new, no file.
    sender.sendSoon();
    QTest::qWait(900);
    CHECK(countFiles() == 2);
    sender.setFolder({});
    CHECK(sender.state() == ui::DeskSender::State::Off);
}

TEST_CASE("a desk shares through a server, and its password is not kept", "[ui][tournament][desks]") {
    Cup cup(8, 2, 1);
    const TableAway away;
    ui::DeskWatch watch(cup.hall);
    ui::DeskSender sender;
    ui::DesksPage page(cup.hall, watch, sender, nullptr);
    page.resize(1280, 720);
    page.show();
    auto* address = partOf<QLineEdit>(page, "desksHub");
    auto* password = partOf<QLineEdit>(page, "desksHubPassword");
    auto* told = partOf<QLabel>(page, "desksHubSaid");
    address->setText(QStringLiteral("hall.local"));
    partOf<QPushButton>(page, "desksShare")->click();
    CHECK(told->text().contains(QStringLiteral("postgresql://")));
    CHECK(watch.folders().empty());
    // Nobody listens there; it is told and waited for.
    address->setText(QStringLiteral("postgresql://table7@127.0.0.1:1/cup"));
    password->setText(QStringLiteral("hid/den"));
    partOf<QPushButton>(page, "desksShare")->click();
    REQUIRE(watch.folders().size() == 1);
    CHECK(sender.folder() == watch.folders().front());
    CHECK(sender.folder().string().find("hid/den") == std::string::npos);
    CHECK(password->text().isEmpty());
    CHECK(address->text() == QStringLiteral("postgresql://table7@127.0.0.1:1/cup"));
    for (const char* key : {"desks/folders", "desks/send-to"}) {
        CHECK(QSettings().value(QLatin1String(key)).toStringList() == QStringList(address->text()));
    }
    REQUIRE(waitFor([&] { return watch.lookedAt().isValid() && !watch.isLooking(); }));
    REQUIRE(watch.look().folders.size() == 1);
    CHECK_FALSE(watch.look().folders.front().isThere);
    const QString row = partOf<QListWidget>(page, "desksFolders")->item(0)->text();
    CHECK(row.contains(QStringLiteral("the server does not answer")));
    CHECK_FALSE(row.contains(QStringLiteral("%68")));
    // Shared anew with another password it is one place still; taken out by its row.
    password->setText(QStringLiteral("other"));
    partOf<QPushButton>(page, "desksShare")->click();
    CHECK(watch.folders().size() == 1);
    partOf<QListWidget>(page, "desksFolders")->setCurrentRow(0);
    partOf<QPushButton>(page, "desksUnwatch")->click();
    CHECK(watch.folders().empty());
    sender.setFolder({});
}
