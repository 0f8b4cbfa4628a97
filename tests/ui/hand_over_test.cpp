// SPDX-License-Identifier: GPL-3.0-or-later
// A dice game and a tournament that move between desks, as the window has it; a game of the board: receipts_test.cpp.
#include <catch2/catch.hpp>

#include <QTemporaryDir>
#include <filesystem>
#include <span>

#include "adjudicator/desk_folder.h"
#include "db/book.h"
#include "db/codes.h"
#include "tests/ui/cup_hands.h"
#include "tests/ui/dice_hands.h"
#include "ui/files/file_kind.h"
#include "ui/record/hand_over_panel.h"

namespace {

namespace fs = std::filesystem;

/// A desk with a folder and a key of its own, which gets copies of books.
class OtherDesk {
public:
    OtherDesk() = default;
    ~OtherDesk() { qputenv("XDG_DATA_HOME", m_before); }
    OtherDesk(const OtherDesk&) = delete;
    OtherDesk& operator=(const OtherDesk&) = delete;

    [[nodiscard]] adjudicator::PublicKey key() const {
        return adjudicator::DeskFolder(path("adjudicator")).key()->publicKey();
    }
    [[nodiscard]] QString releaseFile() const { return QString::fromStdString(path("release.json").string()); }
    /// From now on what is opened is opened here.
    [[nodiscard]] fs::path sitDown(const fs::path& book) {
        const auto opened = db::Book::open(book, db::OpenMode::ReadOnly);
        REQUIRE(opened);
        REQUIRE(opened->handOver(path("copy.db")));
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
        return path("copy.db");
    }

private:
    [[nodiscard]] fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("XDG_DATA_HOME");
};

void releaseTo(const OtherDesk& other, ui::Page& page, const ui::GameKeeper& keeper) {
    REQUIRE(page.handOver({}));
    const auto key = other.key();
    auto& write = test::shownPart<QPushButton>(page, "writeRelease");
    CHECK_FALSE(write.isEnabled());
    test::shownPart<QLineEdit>(page, "otherKey")
        .setText(QString::fromStdString(db::toHex(std::span<const std::uint8_t>(key))));
    CHECK(write.isEnabled());
    keeper.release(key, other.releaseFile());
    REQUIRE(ui::releaseIn(other.releaseFile()));
    CHECK(ui::releaseIn(other.releaseFile())->head == keeper.state().head);
    CHECK(ui::releaseIn(other.releaseFile())->to == key);
    // The way out is that of every panel.
    auto* panel = page.findChild<ui::HandOverPanel*>();
    CHECK(panel->isVisible());
    QTest::keyClick(&page, Qt::Key_Escape);
    CHECK_FALSE(panel->isVisible());
}

void goOnAt(const OtherDesk& other, ui::Page& page, const ui::GameKeeper& keeper) {
    CHECK(keeper.state().keeper != other.key());
    REQUIRE(page.handOver(ui::releaseIn(other.releaseFile())));
    auto& go = test::shownPart<QPushButton>(page, "takeOver");
    CHECK_FALSE(go.isEnabled());
    test::shownPart<QLineEdit>(page, "handOverReason").setText(QStringLiteral("the battery is empty"));
    CHECK(go.isEnabled());
    go.click();
    REQUIRE(test::waitFor([&] { return keeper.state().keeper == other.key(); }));
    CHECK_FALSE(page.findChild<ui::HandOverPanel*>()->isVisible());
}

/// The one entry that hands the record over.
void checkHandedOver(const auto& log) {
    const auto entries = log.template entriesOf<adjudicator::HandedOver>();
    REQUIRE(entries.size() == 1);
    CHECK(log.template get<adjudicator::HandedOver>(entries.front())->release.has_value());
    CHECK(log.template get<adjudicator::HandedOver>(entries.front())->reason == "the battery is empty");
}

}  // namespace

TEST_CASE("a dice game is released for another desk and goes on there", "[ui][dice-game][seal]") {
    test::DiceHands game;
    OtherDesk other;
    releaseTo(other, game.page, game.desk.keeper());
    CHECK(game.desk.said().text.contains(QStringLiteral("The release is written")));

    const fs::path copy = other.sitDown(game.folder.filePath(QStringLiteral("dice.db")).toStdString());
    ui::DiceDesk desk;
    desk.openBook(ui::openWindowBook(copy).value());
    REQUIRE(test::waitFor([&] { return desk.hasGame(); }));
    CHECK(desk.said().text.startsWith(QStringLiteral("Another desk keeps this game.")));
    ui::DicePage page(desk, nullptr);
    page.resize(1280, 680);
    page.show();
    goOnAt(other, page, desk.keeper());
    checkHandedOver(desk.table().log());
}

TEST_CASE("a tournament is released for another desk and goes on there", "[ui][tournament][seal]") {
    test::CupHands hands;
    CHECK(hands.page.handOver({}));
    CHECK_FALSE(hands.page.findChild<ui::HandOverPanel*>()->isVisible());
    hands.begin(2);
    OtherDesk other;
    releaseTo(other, hands.page, hands.hall.keeper());
    CHECK(hands.hall.said().now().lead.startsWith(QStringLiteral("The release is written")));

    const fs::path copy = other.sitDown(hands.path("cup.db").toStdString());
    ui::TournamentHall hall;
    hall.openBook(ui::openWindowBook(copy).value());
    REQUIRE(test::waitFor([&] { return hall.hasTournament(); }));
    CHECK(hall.said().now().lead == QStringLiteral("Another desk keeps this tournament."));
    ui::TournamentPage page(hall, nullptr);
    page.resize(1208, 660);
    page.show();
    goOnAt(other, page, hall.keeper());
    CHECK(hall.said().now().lead != QStringLiteral("Another desk keeps this tournament."));
    checkHandedOver(hall.table().log());
}

TEST_CASE("where a tournament's branch was named here, no other desk is said to keep it", "[ui][tournament][seal]") {
    test::CupHands hands;
    hands.begin(2);
    OtherDesk other;
    const fs::path copy = other.sitDown(hands.path("cup.db").toStdString());
    ui::TournamentHall hall;
    hall.openBook(ui::openWindowBook(copy).value());
    REQUIRE(test::waitFor([&] { return hall.hasTournament(); }));
    REQUIRE(hall.said().now().lead == QStringLiteral("Another desk keeps this tournament."));
    hall.openBranch(hall.line().game(), hall.line().head(), "the hall next door went on");
    REQUIRE(test::waitFor([&] { return !hall.onlyProposes(); }));
    CHECK(hall.said().now().lead.isEmpty());
    CHECK_FALSE(hall.onlyProposes());
}
