// SPDX-License-Identifier: GPL-3.0-or-later
// What others keep of a game, and a game that moves between desks, as the window has it.
#include <catch2/catch.hpp>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>
#include <span>

#include "adjudicator/seal/receipt.h"
#include "db/codes.h"
#include "tests/ui/game_on_desk.h"
#include "ui/camera/camera_desk.h"
#include "ui/desk/strip_message.h"
#include "ui/files/file_kind.h"
#include "ui/pages/settings_page.h"
#include "ui/pages/table_page.h"
#include "ui/pages/table_side.h"
#include "ui/record/verdict_card.h"
#include "ui/window/main_window.h"

using adjudicator::VerdictPart;
using ui::messageOf;

namespace {

namespace fs = std::filesystem;

QString digitsOf(const adjudicator::PublicKey& key) {
    return QString::fromStdString(db::toHex(std::span<const std::uint8_t>(key)));
}

/// A game, and a friend's desk that keeps receipts.
struct Seen {
    test::Game game{test::battle()};
    adjudicator::DeskFolder friends{fs::path(game.folder.path().toStdString()) / "friends"};

    [[nodiscard]] db::Head head() const { return game.desk.table().line().head(); }
    [[nodiscard]] db::GameId id() const { return game.desk.table().line().game(); }
    [[nodiscard]] fs::path receipt(const db::GameId& of, const db::Head& head, const char* name) const {
        const fs::path file = fs::path(game.folder.path().toStdString()) / name;
        REQUIRE(adjudicator::addReceipts(
            file, {receiptBy(*friends.key(), {of, head}, "2026-11-21T18:04:05.123Z"), {{of, head}, {}, "Ben", {}}}));
        return file;
    }
    /// What the check with those receipts says.
    adjudicator::VerdictWords compared(const std::vector<fs::path>& files) {
        adjudicator::VerdictWords told;
        const auto listening = QObject::connect(&game.desk.care(), &ui::BookCare::judged,
                                                [&](const adjudicator::VerdictWords& words) { told = words; });
        game.desk.care().checkRecord(files);
        REQUIRE(test::waitFor([&] { return !told.rows.empty(); }));
        QObject::disconnect(listening);
        return told;
    }
};

const adjudicator::VerdictRow& rowOf(const adjudicator::VerdictWords& words, VerdictPart part) {
    const auto found = std::ranges::find(words.rows, part, &adjudicator::VerdictRow::part);
    REQUIRE(found != words.rows.end());
    return *found;
}

bool saysSomewhere(const QWidget& within, const QString& text) {
    return std::ranges::any_of(within.findChildren<QLabel*>(),
                               [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
}

}  // namespace

TEST_CASE("the window compares a game with receipts and says up to where others have seen it", "[ui][book][verify]") {
    Seen seen;
    const db::Head head = seen.head();
    const auto words = seen.compared({seen.receipt(seen.id(), head, "receipts.jsonl")});
    CHECK(words.tone != adjudicator::VerdictTone::Bad);
    CHECK(rowOf(words, VerdictPart::SeenByOthers).count == "up to entry " + std::to_string(head.seq));
    CHECK(rowOf(words, VerdictPart::SeenByOthers).text.find("Ben (not signed)") != std::string::npos);
    CHECK(messageOf(seen.game.desk).kind == ui::Message::Kind::Guide);
    // Without receipts it says that nobody showed any.
    CHECK(rowOf(seen.compared({}), VerdictPart::SeenByOthers).isNone);
}

TEST_CASE("a receipt that the book does not hold is said first, in the window too", "[ui][book][verify]") {
    Seen seen;
    SECTION("an entry that is not there") {
        const auto words =
            seen.compared({seen.receipt(seen.id(), {seen.head().seq + 4, db::sha256("lost")}, "receipts.jsonl")});
        CHECK(words.headline == "This record does not hold");
        CHECK(words.reason.find("this book ends at entry") != std::string::npos);
        CHECK(messageOf(seen.game.desk).kind == ui::Message::Kind::Refuse);
    }
    SECTION("a game that the book lacks") {
        const auto words =
            seen.compared({seen.receipt(db::gameIdOf("elsewhere"), {3, db::sha256("lost")}, "receipts.jsonl")});
        CHECK(words.headline == "This game holds, but the book is not as others saw it");
        CHECK(std::ranges::any_of(words.rows, [](const auto& row) { return row.title == "A game is missing"; }));
        CHECK(messageOf(seen.game.desk).kind == ui::Message::Kind::Refuse);
    }
    SECTION("another game of the book") {
        const db::GameId first = seen.id();
        const db::Head head = seen.head();
        const std::string title = "Game " + std::to_string(seen.game.desk.table().line().genesis().gameNumber) + " of ";
        seen.game.desk.startGame(test::battle());
        REQUIRE(test::waitFor([&] { return seen.id() != first && test::settled(seen.game.desk); }));
        const auto good = seen.compared({seen.receipt(first, head, "good.jsonl")});
        CHECK(good.tone != adjudicator::VerdictTone::Bad);
        CHECK(std::ranges::any_of(good.rows, [&](const auto& row) { return row.title.starts_with(title); }));
        const auto bad = seen.compared({seen.receipt(first, {head.seq, db::sha256("other")}, "bad.jsonl")});
        CHECK(bad.tone == adjudicator::VerdictTone::Bad);
    }
}

TEST_CASE("receipts are opened by the window and answered beside the board", "[ui][window][verify]") {
    const Seen seen;
    const fs::path file = seen.receipt(seen.id(), seen.head(), "receipts.jsonl");
    CHECK(ui::fileKindOf(QString::fromStdString(file.string())) == ui::FileKind::Receipts);
    ui::MainWindow window;
    window.resize(1280, 800);
    window.show();
    window.openBook(seen.game.file());
    window.openFile(QString::fromStdString(file.string()));
    auto* card = window.findChild<ui::VerdictCard*>();
    REQUIRE(card != nullptr);
    REQUIRE(test::waitFor([&] { return card->isVisible(); }));
    CHECK(saysSomewhere(*card, QStringLiteral("Seen by others: up to entry %1").arg(seen.head().seq)));
}

TEST_CASE("a game is released for another desk and goes on there", "[ui][book][seal]") {
    test::Game game(test::battle());
    ui::TablePage page(game.desk, nullptr);
    page.resize(1280, 800);
    page.show();
    const QTemporaryDir elsewhere;
    const fs::path theirs = fs::path(elsewhere.path().toStdString());
    const adjudicator::PublicKey other = adjudicator::DeskFolder(theirs / "adjudicator").key()->publicKey();

    page.side().showHandOver();
    auto& field = test::shownPart<QLineEdit>(page, "otherKey");
    auto& write = test::shownPart<QPushButton>(page, "writeRelease");
    CHECK_FALSE(write.isEnabled());
    field.setText(QStringLiteral("too short"));
    CHECK_FALSE(write.isEnabled());
    field.setText(digitsOf(game.desk.book()->own().key()->publicKey()));
    CHECK_FALSE(write.isEnabled());
    field.setText(digitsOf(other));
    CHECK(write.isEnabled());
    CHECK(test::shownPart<QLabel>(page, "otherKeySaid")
              .text()
              .contains(QString::fromStdString(adjudicator::fingerprint(other))));
    const fs::path file = theirs / "release.json";
    const QString path = QString::fromStdString(file.string());
    game.desk.keeper().release(other, path);
    REQUIRE(ui::fileKindOf(path) == ui::FileKind::Release);
    CHECK(ui::releaseIn(path)->head == game.desk.table().line().head());

    // The other desk, with a copy of the book.
    {
        const auto book = db::Book::open(game.file(), db::OpenMode::ReadOnly);
        REQUIRE(book);
        REQUIRE(book->handOver(theirs / "copy.db"));
    }
    const QByteArray own = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", elsewhere.path().toUtf8());
    {
        ui::TableDesk desk;
        REQUIRE_FALSE(desk.openBook(theirs / "copy.db"));
        REQUIRE(test::waitFor([&] { return desk.hasGame(); }));
        ui::TablePage there(desk, nullptr);
        there.resize(1280, 800);
        there.show();
        there.side().showHandOver(ui::releaseIn(path));
        auto& go = test::shownPart<QPushButton>(there, "takeOver");
        CHECK_FALSE(go.isEnabled());
        test::shownPart<QLineEdit>(there, "handOverReason").setText(QStringLiteral("the battery is empty"));
        CHECK(go.isEnabled());
        go.click();
        REQUIRE(test::waitFor([&] { return desk.table().line().keyInCharge() == other; }));
        const auto& log = desk.table().log();
        const auto entries = log.entriesOf<adjudicator::HandedOver>();
        REQUIRE(entries.size() == 1);
        CHECK(log.get<adjudicator::HandedOver>(entries.front())->release.has_value());
        CHECK(log.get<adjudicator::HandedOver>(entries.front())->reason == "the battery is empty");
    }
    qputenv("XDG_DATA_HOME", own);
}

TEST_CASE("the settings name the folder for receipts and the desk's key", "[ui][settings]") {
    test::Game game(test::battle());
    ui::CameraDesk camera(game.desk);
    ui::SettingsPage page(game.desk, camera, nullptr);
    page.resize(1280, 900);
    page.show();
    auto& folder = test::shownPart<QLineEdit>(page, "settingsWitness");
    CHECK(test::shownPart<QLineEdit>(page, "settingsKey").text() ==
          digitsOf(game.desk.book()->own().key()->publicKey()));
    const QTemporaryDir stick;
    game.desk.care().setWitnessFolder(stick.path().toStdString());
    CHECK(folder.text() == stick.path());
    test::shownPart<QPushButton>(page, "settingsNoWitness").click();
    CHECK(folder.text() == QStringLiteral("none are given"));
    CHECK(game.desk.care().witnessFolder().empty());
    QSettings().clear();
}
