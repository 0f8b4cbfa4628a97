// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings/standings_page.h"

#include <catch2/catch.hpp>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>

#include "tests/ui/tournament_on_desk.h"
#include "ui/tournament/paper/export_button.h"
#include "ui/tournament/standings/lots_panel.h"
#include "ui/tournament/standings/standings_model.h"

using test::Cup;
using test::partOf;
using test::waitFor;

namespace {

QString cellText(const ui::StandingsModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

}  // namespace

TEST_CASE("the standings show every criterion exactly and what separates", "[ui][tournament][standings]") {
    Cup cup(12, 3, 3);
    cup.playRound(1);
    ui::StandingsPage page(cup.hall, nullptr);
    page.resize(1280, 720);
    page.show();
    const ui::StandingsModel& model = page.model();
    const QAbstractItemModelTester tester(const_cast<ui::StandingsModel*>(&model),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    REQUIRE(model.rowCount() == 12);
    // Rank, player, club, five criteria of system A, what separates.
    REQUIRE(model.columnCount() == 9);
    const auto& first = cup.hall.standings().rows.front();
    CHECK(cellText(model, 0, 0) == QStringLiteral("1"));
    const QString exact = model.index(0, 5).data(ui::StandingsModel::ExactRole).toString();
    CHECK(exact.toStdString() == first.value(cup::Criterion::ShareSum).text());
    CHECK(exact.contains(QLatin1Char('/')));
    CHECK(cellText(model, 0, 8) == QStringLiteral("–"));
    CHECK_FALSE(cellText(model, 1, 8).isEmpty());
    // A further result renews the table, and the chosen player stays chosen.
    page.choosePlayer(engine::PlayerId(5));
    cup.playRound(2);
    CHECK(page.chosenPlayer() == engine::PlayerId(5));
    auto* view = partOf<QTableView>(page, "standings");
    CHECK(model.playerAt(view->currentIndex().row()) == engine::PlayerId(5));
    auto* sheet = partOf<QTextBrowser>(page, "playerSheet");
    CHECK(sheet->toPlainText().contains(QStringLiteral("Friedrich Schwarzenbacher 6")));
    CHECK(sheet->toPlainText().contains(QStringLiteral(" = ")));
    // Typed: the next player of that name.
    auto* search = partOf<QLineEdit>(page, "standingsSearch");
    QTest::keyClicks(search, QStringLiteral("greta"));
    CHECK(page.chosenPlayer() == engine::PlayerId(6));
    CHECK(partOf<QLabel>(page, "standingsState")->text().startsWith(QStringLiteral("Provisional")));
}

TEST_CASE("older standings stay, with who stands elsewhere today", "[ui][tournament][standings]") {
    Cup cup(12, 3, 3);
    cup.playRound(1);
    const std::uint64_t then = cup.hall.line().head().seq;
    const engine::PlayerId leader = cup.hall.standings().rows.front().player;
    cup.playRound(2);
    cup.playRound(3);
    ui::StandingsPage page(cup.hall, nullptr);
    page.resize(1280, 720);
    page.show();
    auto* versions = partOf<QComboBox>(page, "standingsVersion");
    CHECK(versions->count() > 9);
    const int newest = page.model().columnCount();
    page.lookAt(then);
    CHECK(page.lookedAt() == then);
    CHECK(page.model().columnCount() == newest + 1);
    CHECK(page.model().playerAt(0) == leader);
    const auto* today = cup.hall.standings().of(leader);
    CHECK(cellText(page.model(), 0, 1).startsWith(QString::number(today->rank)));
    CHECK(partOf<QLabel>(page, "standingsState")->text().contains(QStringLiteral("As of entry %1.").arg(then)));
    // What is written is of then too.
    const QString file = QString::fromStdString(cup.path("then.csv"));
    partOf<ui::ExportButton>(page, "standingsExport")->writeTo(QStringLiteral("standings-csv"), file);
    QFile csv(file);
    REQUIRE(csv.open(QIODevice::ReadOnly));
    (void)csv.readLine();
    CHECK(csv.readLine().startsWith("1," + QByteArray::number(static_cast<int>(engine::index(leader)) + 1) + ","));
    QTest::mouseClick(partOf<QPushButton>(page, "standingsNow"), Qt::LeftButton);
    CHECK_FALSE(page.lookedAt());
    CHECK(page.model().columnCount() == newest);
}

TEST_CASE("lots are open only where somebody has a result", "[ui][tournament][standings]") {
    Cup cup(12, 3, 1);
    ui::StandingsPage page(cup.hall, nullptr);
    page.resize(1280, 720);
    page.show();
    const auto open = [&] {
        int rows = 0;
        for (const auto& line : page.model().facts().lines) {
            CHECK(line.isOpenTie == (line.separator.find("lots") != std::string::npos));
            rows += line.isOpenTie ? 1 : 0;
        }
        return rows;
    };
    auto* button = partOf<QPushButton>(page, "standingsLots");
    REQUIRE(page.model().rowCount() == 12);
    CHECK(open() == 0);
    CHECK_FALSE(button->isVisible());
    CHECK(page.model().facts().lines.back().separator == "–");
    CHECK(cup.hall.standings().tiesToDraw().empty());
    cup.playRound(1, true);
    CHECK(open() > 0);
    CHECK(button->isVisible());
    CHECK(cup.hall.standings().tiesToDraw() == cup.hall.standings().ties);
}

TEST_CASE("lots are thrown with dice that can be proved, for one tie", "[ui][tournament][standings]") {
    Cup cup(12, 3, 1);
    cup.playRound(1, true);
    ui::StandingsPage page(cup.hall, nullptr);
    page.resize(1280, 720);
    page.show();
    const std::size_t ties = cup.hall.standings().ties.size();
    REQUIRE(ties > 0);
    const auto tied = cup.hall.standings().ties.front();
    auto* button = partOf<QPushButton>(page, "standingsLots");
    REQUIRE(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::keyClicks(partOf<QLineEdit>(page, "lotsWord"), QStringLiteral("gull"));
    QTest::mouseClick(partOf<QPushButton>(page, "lotsDraw"), Qt::LeftButton);
    REQUIRE(waitFor([&] { return cup.hall.position().lots.size() == 1 && !cup.hall.isWriting(); }));
    CHECK(cup.hall.standings().ties.size() == ties - 1);
    CHECK(cup.hall.position().lots.front().size() == tied.size());
    auto* outcome = partOf<QLabel>(page, "lotsOutcome");
    REQUIRE(waitFor([&] { return !outcome->text().isEmpty(); }));
    INFO(outcome->text().toStdString());
    CHECK(outcome->text().contains(QStringLiteral("Order: ")));
    CHECK(outcome->text().contains(QStringLiteral("witnessed")));
    // The next tie is at hand; a second click or Enter by mistake does not throw for it.
    auto* draw = partOf<QPushButton>(page, "lotsDraw");
    REQUIRE(ties > 1);
    CHECK_FALSE(draw->isEnabled());
    QTest::keyClick(partOf<QLineEdit>(page, "lotsWord"), Qt::Key_Return);
    QTest::qWait(20);
    CHECK(cup.hall.position().lots.size() == 1);
    QTest::keyClicks(partOf<QLineEdit>(page, "lotsWord"), QStringLiteral("tern"));
    CHECK(draw->isEnabled());
    CHECK(page.model().index(1, 8).data().toString() == QStringLiteral("lots"));
}

TEST_CASE("a disputed result leads to its dispute", "[ui][tournament][standings]") {
    Cup cup(12, 3, 1);
    cup.playRound(1);
    ui::StandingsPage page(cup.hall, nullptr);
    page.show();
    CHECK_FALSE(partOf<QPushButton>(page, "standingsDispute")->isVisible());
    cup.play(cup::SetState{1, 2, cup::ResultState::Disputed, "the road, deadbeef01:42", "asked for", {}});
    auto* button = partOf<QPushButton>(page, "standingsDispute");
    REQUIRE(button->isVisible());
    QString game;
    qulonglong entry = 0;
    QObject::connect(&cup.hall, &ui::TournamentHall::disputeAsked, [&](const QString& id, qulonglong at) {
        game = id;
        entry = at;
    });
    QTest::mouseClick(button, Qt::LeftButton);
    CHECK(game == QStringLiteral("deadbeef01"));
    CHECK(entry == 42);
    CHECK(partOf<QLabel>(page, "standingsState")->text().contains(QStringLiteral("Table 2")));
}
