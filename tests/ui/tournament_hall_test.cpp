// SPDX-License-Identifier: GPL-3.0-or-later
// The hall as it is, in the window: who really sat where, what helpers' desks propose, odd results, slips that lead to
// their line, and many tables at once.
#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QFrame>
#include <QItemSelectionModel>
#include <QTableView>
#include <filesystem>
#include <span>

#include "adjudicator/desk_folder.h"
#include "adjudicator/tournament/slip_code.h"
#include "db/book.h"
#include "db/codes.h"
#include "tests/ui/cup_hands.h"
#include "ui/tournament/results/proposals_panel.h"
#include "ui/tournament/results/sat_panel.h"
#include "ui/tournament/results/table_tiles.h"
#include "ui/tournament/rounds/met_panel.h"

namespace cup = engine::tournament;
namespace fs = std::filesystem;
using test::CupHands;
using test::resultsOf;
using test::stateAt;
using Tab = ui::TournamentPage::Tab;

namespace {

void choose(CupHands& hands, const std::vector<int>& rows) {
    auto& tiles = hands.part<ui::TableTiles>("resultTiles");
    tiles.clearSelection();
    for (const int row : rows) {
        tiles.selectionModel()->select(tiles.model()->index(row, 0), QItemSelectionModel::Select);
    }
}

cup::EnterResult resultAt(const CupHands& hands, int table, const std::vector<int>& points) {
    cup::EnterResult act;
    act.round = 1;
    act.table = table;
    const auto& seats = hands.hall.position().pod(1, table)->seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        act.scores.push_back({seats[seat], points[seat], {}});
    }
    return act;
}

/// A desk in that folder is known as a helper's, and has a copy of the book.
void copyForHelper(CupHands& hands, const fs::path& there) {
    const auto key = adjudicator::DeskFolder(there / "adjudicator").key()->publicKey();
    hands.hall.play(cup::KnowDesk{db::toHex(std::span<const std::uint8_t>(key)), "Helper 2", cup::DeskRole::Helper});
    hands.settle();
    const auto opened = db::Book::open(hands.path("cup.db").toStdString(), db::OpenMode::ReadOnly);
    REQUIRE(opened);
    REQUIRE(opened->handOver(there / "copy.db"));
}

}  // namespace

TEST_CASE("several tables are signed and made official at once, never those that somebody has to look at",
          "[ui][tournament][hall]") {
    CupHands hands;
    hands.seatTwelve();
    auto& results = resultsOf(hands);
    hands.typeLine(0, {10, 5, 6, 4});
    hands.closeEditor();
    hands.typeLine(1, {3, 10, 6, 4});
    hands.closeEditor();
    // Entered somewhere else, so nobody was asked.
    hands.hall.play(resultAt(hands, 3, {10, 10, 4, 3}));
    hands.settle();
    CHECK(results.model().state(0) == ui::TableState::Entered);
    CHECK(results.model().state(2) == ui::TableState::Doubtful);
    choose(hands, {0, 1});
    CHECK(hands.part<QLabel>("resultsChosen").text().contains(QStringLiteral("1–2")));
    hands.click("chosenSign");
    CHECK(stateAt(hands, 1) == cup::ResultState::Confirmed);
    CHECK(stateAt(hands, 2) == cup::ResultState::Confirmed);
    choose(hands, {0});
    hands.click("chosenOfficial");
    CHECK(stateAt(hands, 1) == cup::ResultState::Official);
    CHECK(stateAt(hands, 2) == cup::ResultState::Confirmed);
    // The odd one is signed by all, and still has to be looked at.
    hands.hall.play(cup::SignResult{1, 3, hands.hall.position().pod(1, 3)->seats});
    hands.settle();
    CHECK(results.model().state(2) == ui::TableState::Doubtful);
    hands.click("resultsOfficial");
    CHECK(stateAt(hands, 2) == cup::ResultState::Official);
    CHECK(stateAt(hands, 3) == cup::ResultState::Confirmed);
    // F3 leads to it.
    hands.click("resultsNext");
    CHECK(hands.part<ui::ResultsView>("results").currentIndex().row() == 2);
}

TEST_CASE("points that hardly can be are amber at once, and one more Enter enters and notes them",
          "[ui][tournament][hall]") {
    CupHands hands;
    hands.seatTwelve();
    auto& results = resultsOf(hands);
    hands.typeLine(0, {77, 5, 6, 4});
    CHECK_FALSE(hands.hall.position().pod(1, 1)->result);
    CHECK(results.model().index(0, 1).data(ui::ResultsModel::IsOddRole).toBool());
    CHECK_FALSE(results.model().index(0, 2).data(ui::ResultsModel::IsOddRole).toBool());
    CHECK(results.model().state(0) == ui::TableState::Doubtful);
    CHECK(hands.part<QLabel>("actText").text().contains(QStringLiteral("⚠")));
    auto& enter = hands.part<QPushButton>("actDo");
    REQUIRE(enter.hasFocus());
    QTest::keyClick(&enter, Qt::Key_Return);
    hands.settle();
    REQUIRE(hands.hall.position().pod(1, 1)->result);
    CHECK(results.model().state(0) == ui::TableState::Entered);
    // A usual line asks nothing.
    hands.closeEditor();
    hands.typeLine(1, {10, 5, 6, 4});
    CHECK(hands.hall.position().pod(1, 2)->result);
}

TEST_CASE("a slip's code leads to its line and is noted with the result, once", "[ui][tournament][hall]") {
    CupHands hands;
    hands.seatTwelve();
    auto& results = resultsOf(hands);
    auto& view = hands.part<ui::ResultsView>("results");
    view.setFocus();
    const auto code = adjudicator::slipCodeOf(*hands.hall.tournament(), hands.hall.position(), 1, 3);
    const QString text = QString::fromStdString(toText(code));
    CHECK(adjudicator::slipCodeFromText(text.toLower().toStdString()) == code);
    const auto scan = [&](const QString& what) {
        for (const QChar letter : what) {
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        hands.settle();
    };
    scan(text);
    CHECK(view.currentIndex() == view.model()->index(2, 1));
    for (const char* points : {"10", "5", "6", "4"}) {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(points));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    hands.settle();
    hands.closeEditor();
    REQUIRE(hands.hall.position().pod(1, 3)->result);
    REQUIRE(hands.hall.position().slips.size() == 1);
    CHECK(hands.hall.position().slips.front().head == toText(code));
    results.find(text);
    CHECK(hands.hall.said().now().text.contains(QStringLiteral("used already")));
    results.find(QStringLiteral("ADJS:00000000:1:3:00000000"));
    CHECK(hands.hall.said().now().text.contains(QStringLiteral("another tournament")));
    auto other = adjudicator::slipCodeOf(*hands.hall.tournament(), hands.hall.position(), 1, 2);
    other.nonce = "00000000";
    results.find(QString::fromStdString(toText(other)));
    CHECK(hands.hall.said().now().text.contains(QStringLiteral("other seats")));
    // A slip that was used is no game that the books lack.
    results.collect({});
    hands.settle();
    CHECK(hands.hall.works().collected().games.empty());
    results.showPart(ui::ResultsPage::Part::Tables);
    results.find(QStringLiteral("2"));
    CHECK(view.currentIndex().row() == 1);
}

TEST_CASE("who really sat at a table is said there, also after other results", "[ui][tournament][hall]") {
    CupHands hands;
    hands.seatTwelve();
    resultsOf(hands);
    hands.typeLine(1, {10, 5, 6, 4});
    hands.closeEditor();
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(0, 0));
    hands.click("resultSeats");
    // Nobody at the fourth seat: a table of three.
    const auto before = hands.hall.position().pod(1, 1)->seats;
    auto& last = hands.part<QComboBox>("satSeat3");
    last.setCurrentIndex(0);
    hands.click("satDo");
    hands.type("actReason", QStringLiteral("did not come"));
    hands.click("actDo");
    CHECK(hands.hall.position().pod(1, 1)->seats == std::vector(before.begin(), before.begin() + 3));
    CHECK(hands.hall.position().pod(1, 2)->result);
    // A stand-in fills the seat.
    hands.click("resultSeats");
    hands.type("satStandIn", QStringLiteral("Zoe"));
    hands.click("satEnter");
    auto& seat = hands.part<QComboBox>("satSeat3");
    seat.setCurrentIndex(seat.findText(QStringLiteral("13"), Qt::MatchStartsWith));
    hands.click("satDo");
    hands.type("actReason", QStringLiteral("helps out"));
    hands.click("actDo");
    REQUIRE(hands.hall.position().pod(1, 1)->seats.size() == 4);
    CHECK((*hands.hall.position().table)[hands.hall.position().pod(1, 1)->seats[3]].standIn);
    // Somebody of table 3 sat here: the two change places.
    hands.click("resultSeats");
    const auto third = hands.hall.position().pod(1, 3)->seats;
    const auto first = hands.hall.position().pod(1, 1)->seats;
    auto& box = hands.part<QComboBox>("satSeat0");
    box.setCurrentIndex(box.findData(static_cast<int>(engine::index(third[1]))));
    hands.click("satDo");
    hands.type("actReason", QStringLiteral("took each other's tables"));
    hands.click("actDo");
    CHECK(hands.hall.position().pod(1, 1)->seats[0] == third[1]);
    CHECK(hands.hall.position().pod(1, 3)->seats[1] == first[0]);
    // One stays away and another sits at the wrong table: only that one changes places.
    hands.click("resultSeats");
    hands.part<QComboBox>("satSeat1").setCurrentIndex(0);
    auto& wrong = hands.part<QComboBox>("satSeat2");
    wrong.setCurrentIndex(wrong.findData(static_cast<int>(engine::index(third[0]))));
    hands.click("satDo");
    hands.type("actReason", QStringLiteral("one did not come, one sat wrong"));
    hands.click("actDo");
    CHECK(hands.hall.position().pod(1, 1)->seats == std::vector{third[1], third[0], first[3]});
    CHECK(hands.hall.position().pod(1, 3)->seats[0] == first[2]);
}

TEST_CASE("a window that does not keep the tournament proposes, and the one that does takes what is open",
          "[ui][tournament][hall]") {
    CupHands hands;
    hands.seatTwelve();
    QTemporaryDir folder;
    const QByteArray home = qgetenv("XDG_DATA_HOME");
    const fs::path there = folder.path().toStdString();
    copyForHelper(hands, there);
    const cup::EnterResult act = resultAt(hands, 2, {10, 5, 6, 4});
    const cup::EnterResult odd = resultAt(hands, 3, {77, 5, 6, 4});
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    {
        ui::TournamentHall hall;
        hall.openBook(ui::openWindowBook(there / "copy.db").value());
        REQUIRE(test::waitFor([&] { return hall.hasTournament(); }));
        ui::TournamentPage page(hall, nullptr);
        page.resize(1208, 660);
        page.show();
        REQUIRE(hall.onlyProposes());
        const auto before = hall.line().head();
        hall.play(act);
        // First this desk's name, asked once.
        auto& name = test::shownPart<QLineEdit>(page, "proposerName");
        name.setText(QStringLiteral("Helper 2"));
        QTest::keyClick(&name, Qt::Key_Return);
        REQUIRE(test::waitFor([&] { return !hall.proposals().isWriting() && !hall.proposals().isLooking(); }));
        hall.play(odd);
        REQUIRE(test::waitFor([&] { return !hall.proposals().isWriting() && !hall.proposals().isLooking(); }));
        CHECK(hall.line().head() == before);
        CHECK_FALSE(hall.known().pod(1, 2)->result);
        REQUIRE(hall.position().pod(1, 2)->result);
        CHECK(hall.proposals().isProposed(1, 2));
        CHECK_FALSE(hall.proposals().isProposed(1, 1));
        CHECK(hall.proposals().notYetTaken() == 2);
        CHECK(test::shownPart<QLabel>(page, "proposerText").text().contains(QStringLiteral("2 proposed here")));
        page.showTab(Tab::Results);
        page.results().showRound(1);
        CHECK(page.results().model().state(1) == ui::TableState::Proposed);
    }
    qputenv("XDG_DATA_HOME", home);
    resultsOf(hands).collect({there / "copy.db"});
    hands.settle();
    REQUIRE(test::waitFor([&] { return hands.hall.position().pod(1, 2)->result.has_value(); }));
    REQUIRE(test::waitFor([&] {
        return !hands.hall.proposals().isLooking() && hands.hall.proposals().forDecision().size() == 1 &&
               !hands.hall.isWriting();
    }));
    CHECK(hands.hall.proposals().lastTaken().contains(QStringLiteral("1 result of Helper 2 taken")));
    CHECK_FALSE(hands.hall.position().pod(1, 3)->result);
    auto& results = resultsOf(hands);
    results.showPart(ui::ResultsPage::Part::Tables);
    CHECK(results.model().state(2) == ui::TableState::Doubtful);
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(2, 0));
    CHECK(hands.part<QLabel>("resultSaid").text().contains(QStringLiteral("77 · 5 · 6 · 4")));
    // Declined, it is asked about no more.
    results.showPart(ui::ResultsPage::Part::Proposals);
    hands.click("proposalDecline");
    REQUIRE(test::waitFor([&] { return hands.hall.proposals().forDecision().empty(); }));
    CHECK_FALSE(hands.hall.position().pod(1, 3)->result);
}

TEST_CASE("a proposal is taken in place of a result only after its consequences were seen", "[ui][tournament][hall]") {
    CupHands hands;
    hands.seatTwelve();
    auto& results = resultsOf(hands);
    hands.typeLine(1, {10, 5, 6, 4});
    hands.closeEditor();
    QTemporaryDir folder;
    const QByteArray home = qgetenv("XDG_DATA_HOME");
    const fs::path there = folder.path().toStdString();
    copyForHelper(hands, there);
    const cup::EnterResult other = resultAt(hands, 2, {3, 10, 6, 4});
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    {
        ui::TournamentHall hall;
        hall.openBook(ui::openWindowBook(there / "copy.db").value());
        REQUIRE(test::waitFor([&] { return hall.hasTournament(); }));
        hall.proposals().setName(QStringLiteral("Helper 2"));
        hall.play(other);
        REQUIRE(test::waitFor([&] { return !hall.proposals().isWriting() && !hall.proposals().isLooking(); }));
    }
    qputenv("XDG_DATA_HOME", home);
    results.collect({there / "copy.db"});
    hands.settle();
    REQUIRE(test::waitFor([&] {
        return !hands.hall.proposals().isLooking() && hands.hall.proposals().forDecision().size() == 1 &&
               !hands.hall.isWriting();
    }));
    results.showPart(ui::ResultsPage::Part::Tables);
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(1, 0));
    const auto points = [&] { return hands.hall.position().pod(1, 2)->result->scores[1].points; };
    hands.click("resultTake");
    CHECK(points() == 5);
    const QString text = hands.part<QLabel>("actText").text();
    INFO(text.toStdString());
    CHECK(text.contains(QStringLiteral("Helper 2 proposes")));
    CHECK(text.contains(QStringLiteral("rank")));
    hands.click("actLeave");
    CHECK(points() == 5);
    hands.click("resultTake");
    hands.click("actDo");
    CHECK(points() == 10);
    CHECK(test::waitFor([&] { return hands.hall.proposals().forDecision().empty(); }));
}

TEST_CASE("who met whom is a grid that names both, and what a seat was worth has its error", "[ui][tournament][hall]") {
    CupHands hands;
    hands.seatTwelve();
    resultsOf(hands);
    hands.typeLine(0, {10, 5, 6, 4});
    hands.closeEditor();
    hands.page.showTab(Tab::Rounds);
    hands.part<QTabBar>("roundsParts").setCurrentIndex(1);
    auto& grid = hands.part<QTableView>("metGrid");
    REQUIRE(grid.model()->rowCount() == 12);
    const auto& seats = hands.hall.position().pod(1, 1)->seats;
    const auto at = [&](std::size_t a, std::size_t b) {
        return grid.model()->index(static_cast<int>(engine::index(seats[a])),
                                   static_cast<int>(engine::index(seats[b])));
    };
    grid.setCurrentIndex(at(0, 1));
    CHECK(at(0, 1).data().toInt() >= 1);
    CHECK(at(0, 1).data() == at(1, 0).data());
    CHECK(hands.part<QLabel>("metPair").text().contains(QStringLiteral("Round 1")));
    CHECK(hands.part<QLabel>("metSeats").text().contains(QStringLiteral("±")));
}
