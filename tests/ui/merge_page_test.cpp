// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/merge_page.h"
#include "ui/desk/strip_message.h"

#include <catch2/catch.hpp>

#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <algorithm>

#include "db/book.h"
#include "tests/ui/game_on_desk.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/record/branch_panel.h"
#include "ui/record/work_sign.h"
#include "ui/window/main_window.h"

namespace {

engine::Rule ruled(const std::string& text) {
    return engine::Rule{text, std::nullopt, std::nullopt};
}

/// Goes on with the newest game of a book elsewhere.
void playOn(const std::filesystem::path& file, const std::string& text) {
    ui::TableDesk desk;
    REQUIRE_FALSE(desk.openBook(file));
    REQUIRE(desk.hasGame());
    REQUIRE(test::waitFor([&] { return test::settled(desk); }));
    desk.play(ruled(text));
    const auto before = desk.table().line().head();
    REQUIRE(test::waitFor([&] { return desk.table().line().head() != before && test::settled(desk); }));
}

/// The open book and a copy of it in another place.
struct TwoBooks {
    test::Game game{test::battle()};
    std::filesystem::path other = game.folder.filePath(QStringLiteral("other.db")).toStdString();

    TwoBooks() {
        const auto book = db::Book::open(game.file(), db::OpenMode::ReadOnly);
        REQUIRE(book);
        REQUIRE(book->handOver(other));
    }
};

struct Merging {
    TwoBooks books;
    ui::BookMerger merger;
    ui::MergePage page{books.game.desk, merger, nullptr};
    QSignalSpy merged{&merger, &ui::BookMerger::merged};

    Merging() { page.show(); }
    void merge(const std::filesystem::path& from) {
        const auto before = merged.count();
        page.merge(from);
        REQUIRE(test::waitFor([&] { return merged.count() > before; }));
    }
    [[nodiscard]] QString said() const { return page.findChild<QLabel*>(QStringLiteral("mergeSaid"))->text(); }
    [[nodiscard]] QTableWidget& table() const { return *page.findChild<QTableWidget*>(QStringLiteral("mergeGames")); }
};

}  // namespace

TEST_CASE("another book is merged beside the window, and what came of each game is listed", "[ui][book][merge]") {
    Merging hands;
    hands.merge(hands.books.other);
    CHECK(hands.said().contains(QStringLiteral("nothing new: 1")));
    REQUIRE(hands.table().rowCount() == 1);
    CHECK(hands.table().item(0, 0)->text().contains(QStringLiteral("Anna")));

    playOn(hands.books.other, "seen elsewhere");
    QSignalSpy told(&hands.merger, &ui::BookMerger::progressed);
    hands.merge(hands.books.other);
    CHECK(told.count() >= 2);
    CHECK(hands.said().contains(QStringLiteral("went on: 1")));
    CHECK(hands.table().item(0, 1)->text().startsWith(QStringLiteral("went on")));
    // The table goes on from there.
    hands.books.game.settle();
    CHECK(hands.books.game.desk.table().line().acts().size() == 1);
    hands.books.game.desk.play(ruled("and here"));
    REQUIRE(test::waitFor([&] { return hands.books.game.desk.table().line().acts().size() == 2; }));
    hands.books.game.settle();
    // What is there is not lost by merging again.
    hands.merge(hands.books.other);
    CHECK(hands.said().contains(QStringLiteral("nothing new: 1")));
}

TEST_CASE("of a game that went on in two places the page asks which branch counts", "[ui][book][merge][branch]") {
    Merging hands;
    playOn(hands.books.other, "seen elsewhere");
    hands.books.game.desk.play(ruled("seen here"));
    hands.books.game.settle();
    REQUIRE(test::waitFor([&] { return hands.books.game.desk.table().line().acts().size() == 1; }));
    hands.merge(hands.books.other);
    CHECK(hands.said().contains(QStringLiteral("other branches: 1")));
    auto* panel = hands.page.findChild<ui::BranchPanel*>();
    REQUIRE(panel != nullptr);
    REQUIRE(panel->isVisible());
    const auto choices = panel->findChildren<QRadioButton*>(QStringLiteral("branch"));
    REQUIRE(choices.size() == 2);
    auto* choose = panel->findChild<QPushButton*>(QStringLiteral("branchDo"));
    CHECK_FALSE(choose->isEnabled());
    QRadioButton* elsewhere = choices[0]->text().contains(QStringLiteral("elsewhere")) ? choices[0] : choices[1];
    REQUIRE(elsewhere->text().contains(QStringLiteral("seen elsewhere")));
    elsewhere->click();
    CHECK_FALSE(choose->isEnabled());
    panel->findChild<QPlainTextEdit*>(QStringLiteral("branchReason"))
        ->setPlainText(QStringLiteral("as the board lies"));
    REQUIRE(choose->isEnabled());
    ui::TableDesk& desk = hands.books.game.desk;
    QObject::connect(&hands.page, &ui::MergePage::branchChosen, &desk, &ui::TableDesk::openBranch);
    choose->click();
    REQUIRE(test::waitFor([&] {
        return test::settled(desk) &&
               std::holds_alternative<adjudicator::RulingGiven>(desk.table().log().back().entry.body);
    }));
    const auto& ruling = std::get<adjudicator::RulingGiven>(desk.table().log().back().entry.body);
    CHECK(ruling.decision == adjudicator::RulingDecision::Official);
    CHECK(ruling.reason == "as the board lies");
    // The book opens on that branch from now on.
    ui::TableDesk again;
    REQUIRE_FALSE(again.openBook(hands.books.game.file()));
    REQUIRE(again.hasGame());
    CHECK(again.table().line().acts().size() == 1);
    CHECK_FALSE(hands.page.showBranches(*again.gameId()));
}

TEST_CASE("a book whose newest game has branches opens with the question which one counts", "[ui][book][branch]") {
    TwoBooks books;
    playOn(books.other, "seen elsewhere");
    books.game.desk.play(ruled("seen here"));
    books.game.settle();
    REQUIRE(test::waitFor([&] { return books.game.desk.table().line().acts().size() == 1; }));
    {
        auto into = db::Book::open(books.other, db::OpenMode::ReadWrite);
        REQUIRE(db::mergeBook(*into, *db::Book::open(books.game.file(), db::OpenMode::ReadOnly)));
    }
    ui::TableDesk desk;
    std::optional<db::GameId> asked;
    QObject::connect(&desk, &ui::TableDesk::branchWanted, &desk, [&](const db::GameId& game) { asked = game; });
    REQUIRE_FALSE(desk.openBook(books.other));
    CHECK_FALSE(desk.hasGame());
    CHECK(asked == books.game.desk.gameId());
}

TEST_CASE("what is no book, and the open book itself, change nothing and say why", "[ui][book][merge]") {
    Merging hands;
    hands.merge(hands.books.game.file());
    CHECK(hands.said().contains(QStringLiteral("open book itself")));
    const auto junk = hands.books.game.folder.filePath(QStringLiteral("junk.db"));
    QFile file(junk);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(9000, 'x'));
    file.close();
    const auto head = hands.books.game.desk.table().line().head();
    hands.merge(junk.toStdString());
    CHECK(hands.said().startsWith(QStringLiteral("junk.db: ")));
    CHECK(hands.table().rowCount() == 0);
    CHECK(hands.books.game.desk.table().line().head() == head);
}

TEST_CASE("the check of a record can be stopped, and says so", "[ui][book][verify]") {
    test::Game game(test::battle());
    constexpr int kActs = 60;
    for (int i = 0; i < kActs; ++i) {
        game.desk.play(ruled("point " + std::to_string(i)));
        game.settle();
    }
    ui::WorkSign sign(game.desk.care().checking(), QStringLiteral("Checking"), nullptr);
    QSignalSpy ended(&game.desk.care().checking(), &ui::SideWork::ended);
    game.desk.care().checkRecord();
    CHECK(game.desk.care().checking().isBusy());
    sign.findChild<QPushButton*>(QStringLiteral("workStop"))->click();
    REQUIRE(test::waitFor([&] { return ended.count() == 1; }));
    CHECK(messageOf(game.desk).text.isEmpty());
    CHECK(messageOf(game.desk).lead.contains(QStringLiteral("stopped")));
    CHECK(sign.isHidden());
    game.desk.care().checkRecord();
    REQUIRE(test::waitFor([&] { return ended.count() == 2; }));
    CHECK(messageOf(game.desk).lead.startsWith(QStringLiteral("Sound")));
}

TEST_CASE("of a tournament that went on in two places the director names the branch", "[ui][tournament][branch]") {
    test::Cup cup(8);
    const std::filesystem::path other = cup.path("other.db");
    {
        const auto book = db::Book::open(cup.file(), db::OpenMode::ReadOnly);
        REQUIRE(book);
        REQUIRE(book->handOver(other));
    }
    {
        ui::TournamentHall elsewhere;
        elsewhere.openBook(ui::openWindowBook(other).value());
        REQUIRE(elsewhere.hasTournament());
        cup::EnterPlayers late;
        late.players.push_back({{}, "Zoë", {}});
        elsewhere.play(late);
        REQUIRE(test::waitFor([&] { return !elsewhere.isWriting(); }));
    }
    cup::EnterPlayers here;
    here.players.push_back({{}, "Yann", {}});
    cup.play(here);

    ui::TableDesk desk;
    REQUIRE_FALSE(desk.openBook(cup.file()));
    ui::BookMerger merger;
    QSignalSpy merged(&merger, &ui::BookMerger::merged);
    ui::MergePage page(desk, merger, nullptr);
    page.show();
    page.merge(other);
    REQUIRE(test::waitFor([&] { return merged.count() == 1; }));
    auto* panel = page.findChild<ui::BranchPanel*>();
    REQUIRE(panel->isVisible());
    const auto choices = panel->findChildren<QRadioButton*>(QStringLiteral("branch"));
    REQUIRE(choices.size() == 2);
    QRadioButton* elsewhere = choices[0]->text().contains(QStringLiteral("Zoë")) ? choices[0] : choices[1];
    REQUIRE(elsewhere->text().contains(QStringLiteral("Zoë")));
    auto* games = page.findChild<QTableWidget*>(QStringLiteral("mergeGames"));
    REQUIRE(games->rowCount() == 1);
    CHECK(games->item(0, 0)->text() == QStringLiteral("Tournament: Herbstturnier <2026> & Co."));

    // Another look at the book: the tournament is listed, and asks before it opens.
    ui::TournamentHall hall;
    hall.openBook(ui::openWindowBook(cup.file()).value());
    REQUIRE_FALSE(hall.hasTournament());
    REQUIRE(test::waitFor([&] { return hall.list().entries().size() == 1; }));
    CHECK(hall.list().entries().front().isForked);
    CHECK_FALSE(hall.list().entries().front().isDamaged);
    QSignalSpy wanted(&hall, &ui::TournamentHall::branchWanted);
    hall.open(hall.list().entries().front().id);
    CHECK(wanted.count() == 1);
    CHECK_FALSE(hall.hasTournament());

    // The page may also be asked for branches of which no merge has told.
    ui::BookMerger idle;
    ui::MergePage unmerged(desk, idle, nullptr);
    REQUIRE(unmerged.showBranches(hall.list().entries().front().id));
    const auto labels = unmerged.findChild<ui::BranchPanel*>()->findChildren<QLabel*>();
    CHECK(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text() == QStringLiteral("Which branch counts? Tournament: Herbstturnier <2026> & Co.");
    }));

    QObject::connect(&page, &ui::MergePage::branchChosen, &hall, &ui::TournamentHall::openBranch);
    elsewhere->click();
    panel->findChild<QPlainTextEdit*>(QStringLiteral("branchReason"))
        ->setPlainText(QStringLiteral("the list at the door"));
    panel->findChild<QPushButton*>(QStringLiteral("branchDo"))->click();
    REQUIRE(test::waitFor([&] {
        return hall.hasTournament() && !hall.isWriting() &&
               std::holds_alternative<adjudicator::RulingGiven>(hall.line().log().back().entry.body);
    }));
    CHECK(hall.position().table->players.back().name == "Zoë");
    CHECK(test::waitFor([&] { return !hall.list().entries().front().isForked; }));
    ui::TournamentHall again;
    again.openBook(ui::openWindowBook(cup.file()).value());
    REQUIRE(again.hasTournament());
    CHECK(again.position().table->players.back().name == "Zoë");
}
