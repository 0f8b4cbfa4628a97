// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <map>

#include "adjudicator/desk.h"
#include "adjudicator/desk/game_reading.h"
#include "db/book.h"
#include "tests/ui/cup_hands.h"
#include "ui/draft/game_draft.h"
#include "ui/tournament/hall/tournament_words.h"
#include "ui/tournament/players/players_model.h"
#include "ui/tournament/results/found_panel.h"
#include "ui/tournament/rounds/seats_model.h"
#include "ui/tournament/tournament_record_page.h"

namespace cup = engine::tournament;
using test::CupHands;
using test::waitFor;
using Tab = ui::TournamentPage::Tab;

TEST_CASE(
    "a small tournament is run by keyboard and mouse, and an old result is corrected once its consequences were seen",
    "[ui][tournament]") {
    CupHands hands;
    CHECK(hands.page.tab() == Tab::Tournament);
    hands.seatTwelve();
    CHECK(hands.hall.settings().name == "Autumn cup");
    CHECK(hands.hall.settings().rounds == 2);
    hands.page.showTab(Tab::Tournament);
    CHECK(hands.part<QListWidget>("cupList").item(0)->text() == QStringLiteral("Autumn cup\n12 players · 2 rounds"));

    // Every table by keys: points by seat, Enter goes on by itself to the next table.
    std::map<engine::PlayerId, int> points;
    std::map<engine::PlayerId, int> wins;
    for (int round = 1; round <= 2; ++round) {
        hands.page.showTab(Tab::Results);
        hands.page.results().showRound(round);
        for (int table = 0; table < 3; ++table) {
            const int top = 10;
            hands.typeLine(table, {4 + table, top, 7, 3 + round});
            const auto seats = hands.hall.position().pod(round, table + 1)->seats;
            REQUIRE(hands.hall.position().pod(round, table + 1)->result);
            const std::array<int, 4> typed{4 + table, top, 7, 3 + round};
            for (std::size_t seat = 0; seat < seats.size(); ++seat) {
                points[seats[seat]] += typed[seat];
            }
            ++wins[seats[1]];
        }
        hands.closeEditor();
    }
    const auto& table = hands.hall.standings();
    REQUIRE(table.rows.size() == 12);
    for (const cup::Standing& row : table.rows) {
        CHECK(row.value(cup::Criterion::Points) == cup::Fraction(points[row.player]));
        CHECK(row.value(cup::Criterion::Wins) == cup::Fraction(wins[row.player]));
    }

    // The first round again: another winner at table 1. Nothing changes before it was confirmed.
    hands.page.results().showRound(1);
    const auto seats = hands.hall.position().pod(1, 1)->seats;
    const auto before = hands.hall.standings();
    hands.typeLine(0, {10, 4, 7, 4});
    CHECK(hands.hall.standings() == before);
    auto& text = hands.part<QLabel>("actText");
    CHECK(text.text().contains(QStringLiteral("rank")));
    CHECK(text.text().contains(ui::nameOf(hands.hall.position(), seats[0])));
    auto& confirm = hands.part<QPushButton>("actDo");
    REQUIRE(confirm.hasFocus());
    QTest::keyClick(&confirm, Qt::Key_Return);
    hands.settle();
    CHECK(hands.hall.standings() != before);
    const auto changed = rankChanges(before, hands.hall.standings());
    CHECK_FALSE(changed.empty());
    CHECK(hands.hall.position().pod(1, 1)->result->scores[0].points == 10);

    // The book holds just that.
    const auto book = db::Book::open(hands.path("cup.db").toStdString(), db::OpenMode::ReadOnly);
    REQUIRE(book);
    const auto read =
        adjudicator::readGame<adjudicator::TournamentGame>(*book, adjudicator::ownDesk(), *hands.hall.tournament());
    REQUIRE(read);
    CHECK(cup::standings(read->line.position()) == hands.hall.standings());
    if (qEnvironmentVariableIsSet("ADJ_SHOTS")) {
        hands.page.grab().save(qEnvironmentVariable("ADJ_SHOTS") + QStringLiteral("/tournament.png"));
    }
}

TEST_CASE("the models of the tournament desk are sound while everything changes", "[ui][tournament]") {
    CupHands hands;
    ui::PlayersModel players(hands.hall, nullptr);
    ui::ResultsModel results(hands.hall, nullptr);
    ui::TournamentLogModel log(hands.hall, nullptr);
    ui::FoundModel found(hands.hall, nullptr);
    using Tester = QAbstractItemModelTester;
    const auto fatal = Tester::FailureReportingMode::Fatal;
    const Tester onPlayers(&players, fatal);
    const Tester onResults(&results, fatal);
    const Tester onLog(&log, fatal);
    const Tester onFound(&found, fatal);
    const Tester onSeats(&hands.page.rounds().model(), fatal);
    QObject::connect(&hands.hall, &ui::TournamentHall::changed, &players, [&] {
        players.refresh();
        results.refresh();
        log.read();
        found.refresh();
    });
    hands.seatTwelve();
    hands.page.showTab(Tab::Results);
    hands.typeLine(0, {3, 5, 10, 6});
    hands.closeEditor();
    CHECK(players.rowCount() == 12);
    CHECK(results.rowCount() == 3);
    CHECK(log.rowCount() >= 4);
    // Back to before the players entered.
    for (int i = 0; i < 4; ++i) {
        hands.hall.takeBack();
        hands.settle();
    }
    CHECK(players.rowCount() == 0);
    CHECK(results.rowCount() == 0);
    hands.hall.restore();
    hands.settle();
    CHECK(players.rowCount() == 12);
}

TEST_CASE("two players change places once the consequences were seen, by clicks, keys or dragging",
          "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    hands.page.showTab(Tab::Rounds);
    hands.page.rounds().showRound(2);
    auto& view = hands.part<QTableView>("seats");
    auto& model = hands.page.rounds().model();
    const auto before = model.tables();
    const auto clickAt = [&](int row, int column) {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(model.index(row, column)).center());
    };
    clickAt(0, 1);
    clickAt(1, 2);
    CHECK(hands.part<QLabel>("swapText").text().contains(ui::nameOf(hands.hall.position(), before[0][0])));
    CHECK(hands.part<QPushButton>("swapDo").hasFocus());
    CHECK(model.tables() == before);
    QTest::keyClick(&hands.part<QPushButton>("swapDo"), Qt::Key_Return);
    hands.settle();
    CHECK(model.tables()[0][0] == before[1][1]);
    CHECK(model.tables()[1][1] == before[0][0]);
    // The same back by keys.
    view.setFocus();
    view.setCurrentIndex(model.index(0, 1));
    QTest::keyClick(&view, Qt::Key_Space);
    view.setCurrentIndex(model.index(1, 2));
    QTest::keyClick(&view, Qt::Key_Return);
    hands.click("swapDo");
    CHECK(model.tables() == before);
    // Dragging asks, too.
    std::unique_ptr<QMimeData> data(model.mimeData({model.index(2, 1)}));
    CHECK_FALSE(model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, model.index(0, 3)));
    QTest::qWait(1);
    hands.click("swapDo");
    CHECK(model.tables()[2][0] == before[0][2]);
    // Leaving writes nothing.
    const auto now = hands.hall.line().head();
    clickAt(0, 1);
    clickAt(1, 1);
    QTest::keyClick(&hands.part<QPushButton>("swapDo"), Qt::Key_Escape);
    hands.settle();
    CHECK(hands.hall.line().head() == now);
}

TEST_CASE("players come late, leave, miss a round and are kept apart", "[ui][tournament]") {
    CupHands hands;
    hands.begin(3);
    hands.enterPlayers(12);
    hands.page.showTab(Tab::Players);
    auto& view = hands.part<QTableView>("players");
    const auto chooseRows = [&](std::initializer_list<int> rows) {
        view.clearSelection();
        for (const int row : rows) {
            view.selectionModel()->select(view.model()->index(row, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
    };
    chooseRows({0, 1});
    hands.part<QCheckBox>("pairHard").setChecked(true);
    hands.type("playerReason", QStringLiteral("family"));
    hands.click("pairForbid");
    REQUIRE(hands.hall.position().forbidden.size() == 1);
    CHECK(hands.hall.position().forbidden[0].hard);
    CHECK(hands.hall.position().forbidden[0].reason == "family");

    chooseRows({2});
    hands.choose("playerRound", QStringLiteral("Round 2"));
    hands.click("playerAbsent");
    CHECK(hands.hall.position().table->players[2].absent == std::vector<int>{2});
    hands.click("playerPresent");
    CHECK(hands.hall.position().table->players[2].absent.empty());
    hands.choose("playerRound", QStringLiteral("Round 3"));
    hands.click("playerOut");
    CHECK(hands.hall.position().table->players[2].until == 3);
    hands.click("playerBack");
    CHECK_FALSE(hands.hall.position().table->players[2].until);

    hands.page.showTab(Tab::Rounds);
    hands.choose("planWhat", QStringLiteral("Round 1 alone"));
    hands.click("planStart");
    hands.click("planSeat");
    // Who leaves while the seats are out is marked where they sit.
    hands.page.showTab(Tab::Players);
    CHECK(hands.part<QComboBox>("playerRound").currentText() == QStringLiteral("Round 3"));
    chooseRows({4});
    hands.choose("playerRound", QStringLiteral("Round 1"));
    hands.click("playerOut");
    hands.page.showTab(Tab::Rounds);
    auto& seats = hands.part<QTableView>("seats");
    QStringList marked;
    for (int row = 0; row < seats.model()->rowCount(); ++row) {
        for (int seat = 1; seat <= 4; ++seat) {
            const QString name = seats.model()->index(row, seat).data().toString();
            marked.append(name.startsWith(QStringLiteral("⚠")) ? name : QString());
        }
    }
    marked.removeAll(QString());
    REQUIRE(marked.size() == 1);
    CHECK(marked.front().contains(QStringLiteral("Player 5")));
    hands.page.showTab(Tab::Players);
    hands.click("playerBack");
    CHECK_FALSE(hands.hall.position().table->players[4].until);
    hands.type("playerName", QStringLiteral("Late Lena"));
    hands.choose("playerFrom", QStringLiteral("Round 2"));
    QTest::keyClick(&hands.part<QLineEdit>("playerName"), Qt::Key_Return);
    hands.settle();
    REQUIRE(hands.hall.position().table->players.size() == 13);
    CHECK(hands.hall.position().table->players[12].from == 2);
    CHECK(hands.part<QLineEdit>("playerName").text().isEmpty());
    // A name is edited in the list.
    const QModelIndex name = view.model()->index(0, ui::PlayersModel::Name);
    view.model()->setData(name, QStringLiteral("Anna Berg"), Qt::EditRole);
    hands.settle();
    CHECK(hands.hall.position().table->players[0].name == "Anna Berg");
    // Allowed again.
    hands.click("pairAllow");
    CHECK(hands.hall.position().forbidden.empty());
}

TEST_CASE("a result is signed, disputed with a link to its dispute, settled for a reason and made official",
          "[ui][tournament]") {
    CupHands hands;
    hands.seatTwelve();
    hands.page.showTab(Tab::Results);
    hands.page.results().showRound(1);
    hands.typeLine(0, {3, 5, 10, 6});
    hands.closeEditor();
    auto& view = hands.part<ui::ResultsView>("results");
    view.setCurrentIndex(view.model()->index(0, 1));
    hands.part<QCheckBox>("resultSigned1").click();
    hands.settle();
    CHECK(hands.hall.position().pod(1, 1)->result->signedBy.size() == 1);
    hands.click("resultSignAll");
    CHECK(hands.hall.position().pod(1, 1)->result->state == cup::ResultState::Confirmed);
    // What was signed is disputed only for a reason.
    hands.type("resultWhat", QStringLiteral("abcdef0123456789 17"));
    hands.click("resultDispute");
    CHECK(hands.hall.position().pod(1, 1)->result->state == cup::ResultState::Confirmed);
    CHECK(hands.part<QLineEdit>("actReason").hasFocus());
    hands.type("actReason", QStringLiteral("protest of seat 2"));
    QTest::keyClick(&hands.part<QLineEdit>("actReason"), Qt::Key_Return);
    hands.settle();
    REQUIRE(hands.hall.position().pod(1, 1)->result->state == cup::ResultState::Disputed);
    QSignalSpy asked(&hands.hall, &ui::TournamentHall::disputeAsked);
    hands.click("resultOpenDispute");
    REQUIRE(asked.count() == 1);
    CHECK(asked[0][0].toString() == QStringLiteral("abcdef0123456789"));
    CHECK(asked[0][1].toULongLong() == 17);
    hands.click("resultConfirm");
    hands.type("actReason", QStringLiteral("seen by both"));
    hands.click("actDo");
    CHECK(hands.hall.position().pod(1, 1)->result->state == cup::ResultState::Confirmed);
    hands.click("resultsOfficial");
    CHECK(hands.hall.position().pod(1, 1)->result->state == cup::ResultState::Official);
    // It is taken back for a reason, and comes again by the record.
    hands.click("resultWithdraw");
    hands.type("actReason", QStringLiteral("wrong slip"));
    hands.click("actDo");
    CHECK_FALSE(hands.hall.position().pod(1, 1)->result);
    hands.page.showTab(Tab::Record);
    hands.click("recordBack");
    CHECK(hands.hall.position().pod(1, 1)->result);
    hands.click("recordRestore");
    CHECK_FALSE(hands.hall.position().pod(1, 1)->result);
}

TEST_CASE("games of the tables' books are collected once, and what does not fit waits for a button",
          "[ui][tournament]") {
    CupHands hands;
    hands.begin(1);
    hands.enterPlayers(12);
    hands.seat();
    // A table's referee keeps a game of table 2 in a book of her own; it has not ended.
    const auto seats = hands.hall.position().pod(1, 2)->seats;
    const QString other = hands.path("table.db");
    {
        std::mt19937 random(4);
        ui::GameDraft draft;
        draft.board().randomise(false, random);
        const std::array<const char*, 4> colours{"red", "blue", "white", "orange"};
        engine::Setup setup = draft.setup();
        setup.players.clear();
        for (std::size_t i = 0; i < seats.size(); ++i) {
            setup.players.push_back({colours[i], (*hands.hall.position().table)[seats[i]].name, ""});
        }
        ui::TableDesk desk;
        REQUIRE_FALSE(desk.openBook(other.toStdString()));
        desk.startGame(setup);
        REQUIRE(waitFor([&] { return test::settled(desk); }));
    }
    hands.page.openFiles({other});
    REQUIRE(waitFor([&] { return !hands.hall.works().collected().games.empty(); }));
    hands.settle();
    CHECK(hands.page.tab() == Tab::Results);
    REQUIRE(hands.hall.works().collected().games.size() == 1);
    CHECK(hands.hall.works().collected().games[0].fit == adjudicator::GameFit::Unfinished);
    CHECK_FALSE(hands.hall.position().pod(1, 2)->result);
    auto& view = hands.part<QTableView>("found");
    view.setCurrentIndex(view.model()->index(0, 0));
    hands.click("foundEnter");
    REQUIRE(hands.hall.position().pod(1, 2)->result);
    CHECK_FALSE(hands.hall.position().pod(1, 2)->result->game.empty());
    CHECK(view.model()->rowCount() == 0);
    // Twice changes nothing.
    const auto head = hands.hall.line().head();
    hands.page.openFiles({other});
    hands.settle();
    CHECK(hands.hall.line().head() == head);
    CHECK(view.model()->rowCount() == 0);
    // No book at all is told, and harms nothing.
    QFile junk(hands.path("junk.db"));
    REQUIRE(junk.open(QIODevice::WriteOnly));
    junk.write("no book");
    junk.close();
    hands.page.openFiles({hands.path("junk.db")});
    hands.settle();
    CHECK(hands.hall.works().collected().troubles.size() == 1);
    CHECK(hands.hall.line().head() == head);
}

TEST_CASE("a penalty shows what it changes, is given for a rule and a reason, and can be withdrawn",
          "[ui][tournament]") {
    CupHands hands;
    hands.begin(1);
    hands.enterPlayers(12);
    hands.seat();
    hands.page.showTab(Tab::Results);
    for (int table = 0; table < 3; ++table) {
        hands.typeLine(table, {10, 5, 4, 3});
    }
    hands.closeEditor();
    const auto first = hands.hall.standings().rows.front().player;
    hands.page.results().showPart(ui::ResultsPage::Part::Penalties);
    hands.choose("penaltyKind", QStringLiteral("Deduction"));
    hands.part<QComboBox>("penaltyPlayer").setEditText(ui::numberedName(hands.hall.position(), first));
    hands.choose("penaltyCriterion", QStringLiteral("Victory points"));
    hands.type("penaltyAmount", QStringLiteral("1,5"));
    hands.type("penaltyRule", QStringLiteral("5.2"));
    hands.type("penaltyReason", QStringLiteral("late twice"));
    hands.click("penaltyGive");
    CHECK(hands.hall.position().penalties.empty());
    hands.click("actDo");
    REQUIRE(hands.hall.position().penalties.size() == 1);
    CHECK(hands.hall.position().penalties[0].amount == cup::Fraction(3, 2));
    CHECK(hands.hall.standings().of(first)->value(cup::Criterion::Points) == cup::Fraction(17, 2));
    hands.click("penaltyWithdraw");
    hands.type("actReason", QStringLiteral("bus was late"));
    hands.click("actDo");
    CHECK(hands.hall.position().penalties[0].withdrawn);
    CHECK(hands.hall.standings().of(first)->value(cup::Criterion::Points) == cup::Fraction(10));
}

TEST_CASE("planning is stopped, leaves no seats behind and never holds up the window", "[ui][tournament]") {
    CupHands hands;
    hands.begin(5);
    hands.enterPlayers(200);
    hands.page.showTab(Tab::Rounds);
    QTest::mouseClick(&hands.part<QPushButton>("planStart"), Qt::LeftButton);
    CHECK(hands.hall.works().now() == ui::HallWorks::Work::Planning);
    QTest::qWait(50);
    CHECK(hands.hall.works().now() == ui::HallWorks::Work::Planning);
    QTest::mouseClick(&hands.part<QPushButton>("workStop"), Qt::LeftButton);
    hands.settle();
    CHECK_FALSE(hands.hall.works().seats());
    CHECK(hands.hall.position().rounds.empty());
    CHECK_FALSE(hands.hall.said().now().text.isEmpty());
}

TEST_CASE("settings change for a reason once results are in, and the book keeps several tournaments",
          "[ui][tournament]") {
    CupHands hands;
    hands.begin(1);
    hands.enterPlayers(12);
    hands.seat();
    hands.page.showTab(Tab::Results);
    hands.typeLine(0, {10, 5, 4, 3});
    hands.closeEditor();
    hands.page.showTab(Tab::Tournament);
    hands.choose("cupSystem", QStringLiteral("B"));
    hands.type("cupReason", QStringLiteral("agreed by all"));
    hands.click("cupSave");
    CHECK(hands.hall.settings().scoring.system == cup::System::B);
    CHECK(hands.hall.settings().scoring.criteria.front() == cup::Criterion::PlacePoints);
    const auto first = hands.hall.tournament();
    hands.click("cupNew");
    hands.type("cupName", QStringLiteral("Spring cup"));
    hands.click("cupSave");
    REQUIRE(waitFor([&] { return hands.hall.tournament() != first; }));
    hands.settle();
    CHECK(hands.hall.settings().name == "Spring cup");
    REQUIRE(waitFor([&] { return hands.hall.list().entries().size() == 2; }));
    auto& list = hands.part<QListWidget>("cupList");
    REQUIRE(list.count() == 2);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(1)).center());
    hands.settle();
    CHECK(hands.hall.settings().name == "Autumn cup");
}

TEST_CASE("a page of the tournament is made when its tab is looked at, and shows what came before",
          "[ui][tournament]") {
    CupHands hands;
    hands.begin(2);
    CHECK(hands.page.findChild<ui::RoundsPage*>() == nullptr);
    CHECK(hands.page.findChild<ui::TournamentRecordPage*>() == nullptr);
    hands.page.showTab(Tab::Record);
    CHECK(hands.page.findChild<ui::RoundsPage*>() == nullptr);
    REQUIRE(hands.page.findChild<ui::TournamentRecordPage*>() != nullptr);
    CHECK(hands.part<QTableView>("tournamentRecord").model()->rowCount() > 0);
    CHECK(hands.part<QPushButton>("recordBack").isVisible());
}
