// SPDX-License-Identifier: GPL-3.0-or-later
// What a table's result knows beside its points: disputes, slips, and what is half typed.
#include <catch2/catch.hpp>

#include "db/codes.h"
#include "tests/ui/cup_hands.h"

namespace cup = engine::tournament;
using test::CupHands;
using Tab = ui::TournamentPage::Tab;

namespace {

/// Types 7 at the first seat of a row of round 1: the next seat is at hand.
ui::ResultsView& beginLine(CupHands& hands, int row) {
    hands.page.showTab(Tab::Results);
    hands.page.results().showRound(1);
    auto& view = hands.part<ui::ResultsView>("results");
    view.editSeat(row, 1);
    auto* field = view.findChild<QLineEdit*>(QStringLiteral("points"));
    REQUIRE(field != nullptr);
    QTest::keyClicks(field, QStringLiteral("7"));
    QTest::keyClick(field, Qt::Key_Return);
    QTest::qWait(1);
    return view;
}

/// A game of those at a table of round 1, under way in a book of its own.
engine::Setup gameAt(const CupHands& hands, int table) {
    engine::Setup setup = test::freshSetup();
    setup.players.clear();
    for (const engine::PlayerId seat : hands.hall.position().pod(1, table)->seats) {
        const std::string& name = (*hands.hall.position().table)[seat].name;
        setup.players.push_back({name, name, ""});
    }
    return setup;
}

/// Plays a ruling in the newest game of a book.
void ruleIn(const std::filesystem::path& file, const std::string& text) {
    ui::TableDesk desk;
    REQUIRE_FALSE(desk.openBook(file));
    REQUIRE(test::waitFor([&] { return test::settled(desk); }));
    const auto before = desk.table().line().head();
    desk.play(engine::Rule{text, std::nullopt, std::nullopt});
    REQUIRE(test::waitFor([&] { return desk.table().line().head() != before && test::settled(desk); }));
}

}  // namespace

TEST_CASE("the other side's points are kept with a dispute, shown with their ranks, and granted by one button",
          "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    hands.page.showTab(Tab::Results);
    hands.page.results().showRound(1);
    hands.typeLine(0, {3, 5, 10, 6});
    hands.closeEditor();
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(0, 1));
    hands.type("resultWhat", QStringLiteral("the last road"));
    hands.type("resultClaim", QStringLiteral("3 10 9"));
    CHECK_FALSE(hands.part<QPushButton>("resultDispute").isEnabled());
    CHECK(hands.part<QLabel>("resultClaimTrouble").isVisible());
    hands.type("resultClaim", QStringLiteral("3, 10, 9, 6"));
    hands.click("resultDispute");
    const auto& disputed = *hands.hall.position().pod(1, 1)->result;
    REQUIRE(disputed.state == cup::ResultState::Disputed);
    REQUIRE(disputed.claim.size() == 4);
    CHECK(disputed.claim[1].points == 10);
    CHECK(disputed.scores[2].points == 10);
    const QString about = hands.part<QLabel>("resultDisputed").text();
    INFO(about.toStdString());
    CHECK(about.contains(QStringLiteral("Claimed: 3 · 10 · 9 · 6")));
    CHECK(about.contains(QStringLiteral("If the claim holds: rank of")));
    hands.click("resultGrant");
    hands.type("actReason", QStringLiteral("the tape shows it"));
    hands.click("actDo");
    const auto& settled = *hands.hall.position().pod(1, 1)->result;
    CHECK(settled.state == cup::ResultState::Confirmed);
    CHECK(settled.scores[1].points == 10);
    CHECK(settled.claim.empty());
}

TEST_CASE("a scanned slip is noted at its table, and listed while no book holds what it shows", "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    hands.page.showTab(Tab::Results);
    hands.page.results().showRound(1);
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(1, 1));
    const auto scan = [&](const QString& code) {
        hands.type("resultSlip", code);
        QTest::keyClick(&hands.part<QLineEdit>("resultSlip"), Qt::Key_Return);
        hands.settle();
    };
    scan(QStringLiteral("something else"));
    CHECK(hands.hall.position().slips.empty());
    CHECK_FALSE((hands.hall.said().now().text.isEmpty() && hands.hall.said().now().lead.isEmpty()));
    const QString head =
        QStringLiteral("ADJ1:%1:4:%2").arg(QString(32, QLatin1Char('a')), QString(64, QLatin1Char('b')));
    scan(head);
    REQUIRE(hands.hall.position().slips.size() == 1);
    CHECK(hands.hall.position().slips.front().round == 1);
    CHECK(hands.hall.position().slips.front().table == 2);
    CHECK(hands.part<QLabel>("resultSlipNote").text().contains(QStringLiteral("entry 4 of the game aaaaaaaa")));
    hands.page.results().collect({});
    hands.settle();
    const auto& games = hands.hall.works().collected().games;
    REQUIRE(games.size() == 1);
    CHECK(games.front().fit == adjudicator::GameFit::BehindSlip);
    CHECK(games.front().table == 2);
}

TEST_CASE("the key for printing asks for the paper of the tab in front", "[ui][tournament]") {
    CupHands hands;
    std::vector<std::pair<adjudicator::Paper, std::optional<int>>> asked;
    QObject::connect(&hands.page, &ui::TournamentPage::printRequested,
                     [&](auto paper, auto round) { asked.emplace_back(paper, round); });
    hands.page.print();
    CHECK(asked.empty());
    hands.seatTwelve();
    hands.page.showTab(Tab::Results);
    hands.page.results().showRound(1);
    hands.page.print();
    hands.page.showTab(Tab::Rounds);
    hands.page.print();
    hands.page.showTab(Tab::Players);
    hands.page.print();
    REQUIRE(asked.size() == 3);
    CHECK(asked[0] == std::pair(adjudicator::Paper::ResultSlips, std::optional(1)));
    CHECK(asked[1].first == adjudicator::Paper::Pairings);
    CHECK(asked[2].first == adjudicator::Paper::Standings);
}

TEST_CASE("a slip is scanned wherever the keyboard is among the results, and enters no points", "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    hands.page.showTab(Tab::Results);
    hands.page.results().showRound(1);
    auto& view = hands.part<ui::ResultsView>("results");
    view.setFocus();
    view.setCurrentIndex(view.model()->index(1, 1));
    const auto scan = [&](const QString& code) {
        for (const QChar letter : code) {
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        hands.settle();
    };
    const QString hash(64, QLatin1Char('1'));
    const QString head = QStringLiteral("ADJ1:%1:4:%2").arg(QString(32, QLatin1Char('A')), hash);
    scan(head);
    REQUIRE(hands.hall.position().slips.size() == 1);
    CHECK(hands.hall.position().slips.front().table == 2);
    CHECK(QApplication::focusWidget() == &view);
    // While points are typed: they stay, the code goes its way.
    view.editSeat(2, 1);
    QTest::keyClick(QApplication::focusWidget(), '9');
    scan(QStringLiteral("ADJ1:%1:5:%2").arg(QString(32, QLatin1Char('B')), hash));
    REQUIRE(hands.hall.position().slips.size() == 2);
    CHECK(view.model()->index(2, 1).data(Qt::EditRole).toString() == QStringLiteral("9"));
    // The code that a slip was printed with before the game is the tournament's own.
    const QString own = QString::fromStdString(db::toHex(*hands.hall.tournament())).toUpper();
    view.setCurrentIndex(view.model()->index(0, 1));
    scan(QStringLiteral("ADJ1:%1:1:%2").arg(own, hash));
    CHECK(hands.hall.position().slips.size() == 2);
    CHECK(hands.part<QLabel>("resultSlipNote").text().contains(QStringLiteral("own code (entry 1)")));
}

TEST_CASE("a game behind the head that its table's slip shows is one line, ended or not", "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    const test::Game game(gameAt(hands, 2));
    const QString id = QString::fromStdString(db::toHex(*game.desk.gameId())).toUpper();
    hands.hall.play(
        cup::NoteSlip{1, 2, QStringLiteral("ADJ1:%1:9:%2").arg(id, QString(64, QLatin1Char('B'))).toStdString()});
    hands.settle();
    hands.page.showTab(Tab::Results);
    hands.page.results().collect({game.file()});
    hands.settle();
    const auto& games = hands.hall.works().collected().games;
    REQUIRE(games.size() == 1);
    CHECK(games.front().fit == adjudicator::GameFit::BehindSlip);
    CHECK(games.front().table == 2);
    CHECK(games.front().result);
    // All points are to be seen where it is decided.
    CHECK(hands.part<QLabel>("foundNote").text().contains(QStringLiteral("Player")));
    // The director may still enter what the book has.
    hands.click("foundEnter");
    CHECK(hands.hall.position().pod(1, 2)->result);
}

TEST_CASE("of a table's game with branches the director asks for the one that counts", "[ui][tournament][branch]") {
    CupHands hands;
    hands.seatTwelve();
    const test::Game game(gameAt(hands, 1));
    const std::filesystem::path other = hands.path("other.db").toStdString();
    {
        const auto book = db::Book::open(game.file(), db::OpenMode::ReadOnly);
        REQUIRE(book);
        REQUIRE(book->handOver(other));
    }
    ruleIn(game.file(), "seen here");
    ruleIn(other, "seen elsewhere");
    QFile text(hands.path("text.db"));
    REQUIRE(text.open(QIODevice::WriteOnly));
    text.write("no book");
    text.close();
    hands.page.showTab(Tab::Results);
    hands.page.results().collect({game.file(), other, hands.path("text.db").toStdString()});
    hands.settle();
    REQUIRE(hands.hall.works().collected().games.size() == 1);
    CHECK(hands.hall.works().collected().games.front().fit == adjudicator::GameFit::Forked);
    // A file that is no book is named once, without its folder.
    REQUIRE(hands.hall.works().collected().troubles.size() == 1);
    CHECK(hands.hall.works().collected().troubles.front().startsWith(QStringLiteral("text.db: ")));
    CHECK_FALSE(hands.hall.works().collected().troubles.front().contains(hands.path("text.db")));
    // Looking again mends no file.
    hands.click("foundAgain");
    CHECK(hands.hall.works().collected().troubles.size() == 1);
    std::optional<db::GameId> wanted;
    QObject::connect(&hands.hall, &ui::TournamentHall::branchWanted, [&](const db::GameId& id) { wanted = id; });
    hands.click("foundBranch");
    CHECK(wanted == game.desk.gameId());
    hands.click("foundLeave");
    CHECK(hands.part<QLabel>("foundAbout").text().isEmpty());
}

TEST_CASE("who drops out does so from the next round on, unless another is chosen", "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    CHECK(hands.part<QComboBox>("playerRound").currentText() == QStringLiteral("Round 1"));
    hands.page.showTab(Tab::Results);
    hands.page.results().showRound(1);
    hands.typeLine(0, {3, 5, 10, 6});
    hands.closeEditor();
    CHECK(hands.part<QComboBox>("playerRound").currentText() == QStringLiteral("Round 2"));
}

TEST_CASE("points half typed are still there when the page is made anew", "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    auto& view = beginLine(hands, 1);
    auto* field = view.findChild<QLineEdit*>(QStringLiteral("points"));
    REQUIRE(field != nullptr);
    QTest::keyClicks(field, QStringLiteral("10"));
    const auto shown = hands.page.shown();
    CHECK(shown.tab == Tab::Results);
    ui::TournamentPage again(hands.hall, nullptr);
    again.restore(shown);
    CHECK(again.tab() == Tab::Results);
    CHECK(again.results().round() == 1);
    const ui::ResultsModel& model = again.results().model();
    CHECK(model.hasDraft(1));
    CHECK(model.index(1, 1).data(ui::ResultsModel::PointsRole) == 7);
    CHECK(model.index(1, 2).data(ui::ResultsModel::PointsRole) == 10);
    CHECK_FALSE(model.index(1, 3).data(ui::ResultsModel::PointsRole).isValid());
    CHECK_FALSE(hands.hall.position().pod(1, 2)->result);
    // When others sit there they are nobody's.
    const auto& first = hands.hall.position().pod(1, 1)->seats;
    const auto& second = hands.hall.position().pod(1, 2)->seats;
    hands.hall.play(cup::SwapSeats{1, first[0], second[0], "by hand"});
    hands.settle();
    CHECK_FALSE(model.hasDraft(1));
}

TEST_CASE("Esc leaves a line that is half typed, and a number leads to its table again", "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    auto& view = beginLine(hands, 0);
    hands.closeEditor();
    const ui::ResultsModel& model = hands.page.results().model();
    REQUIRE(model.hasDraft(0));
    QTest::keyClick(&view, Qt::Key_Escape);
    CHECK_FALSE(model.hasDraft(0));
    CHECK(view.currentIndex() == model.index(0, 0));
    QTest::keyClick(&view, Qt::Key_3);
    CHECK(view.currentIndex() == model.index(2, 0));
}

TEST_CASE("points typed faster than the window draws fall to their seats", "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    hands.page.showTab(Tab::Results);
    hands.page.results().showRound(1);
    hands.part<ui::ResultsView>("results").editSeat(0, 1);
    // No event but the keys is handled between them: two lines at one go.
    for (const char* key : {"10", "7", "6", "4", "9", "10", "5", "3"}) {
        QWidget* at = QApplication::focusWidget();
        REQUIRE(qobject_cast<QLineEdit*>(at) != nullptr);
        QTest::keyClicks(at, QString::fromLatin1(key));
        QTest::keyClick(at, Qt::Key_Return);
    }
    hands.closeEditor();
    hands.settle();
    const auto points = [&hands](int table) {
        std::vector<int> all;
        for (const auto& score : hands.hall.position().pod(1, table)->result->scores) {
            all.push_back(score.points);
        }
        return all;
    };
    REQUIRE(hands.hall.position().pod(1, 1)->result);
    REQUIRE(hands.hall.position().pod(1, 2)->result);
    CHECK(points(1) == std::vector{10, 7, 6, 4});
    CHECK(points(2) == std::vector{9, 10, 5, 3});
}
