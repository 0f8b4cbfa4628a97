// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <QAbstractItemView>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/game_on_desk.h"
#include "ui/files/window_book.h"
#include "ui/tournament/players/players_page.h"
#include "ui/tournament/results/results_model.h"
#include "ui/tournament/results/results_page.h"
#include "ui/tournament/rounds/rounds_page.h"
#include "ui/tournament/tournament_page.h"

namespace test {

/// A tournament in a book of its own, run on the page by mouse and keyboard.
struct CupHands {
    QTemporaryDir folder;
    ui::TournamentHall hall;
    ui::TournamentPage page{hall, nullptr};
    using Tab = ui::TournamentPage::Tab;

    CupHands() {
        hall.openBook(ui::openWindowBook(path("cup.db").toStdString()).value());
        page.resize(1208, 660);
        page.show();
        page.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&page));
    }
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    template <class Widget>
    Widget& part(const char* name) {
        return shownPart<Widget>(page, name);
    }
    void settle() {
        QTest::qWait(1);
        REQUIRE(waitFor([&] { return !hall.isWriting() && hall.works().now() == ui::HallWorks::Work::None; }));
        QTest::qWait(1);
    }
    void click(const char* button) {
        auto& found = part<QPushButton>(button);
        INFO(button);
        REQUIRE(found.isEnabled());
        QTest::mouseClick(&found, Qt::LeftButton);
        settle();
    }
    void type(const char* field, const QString& text) {
        auto& line = part<QLineEdit>(field);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
    }
    /// Chooses the item of a box that begins so.
    void choose(const char* box, const QString& text) {
        auto& combo = part<QComboBox>(box);
        for (int i = 0; i < combo.count(); ++i) {
            if (combo.itemText(i).startsWith(text)) {
                combo.setCurrentIndex(i);
                Q_EMIT combo.activated(i);
                return;
            }
        }
        FAIL("no choice " << text.toStdString());
    }
    void begin(int rounds) {
        type("cupName", QStringLiteral("Autumn cup"));
        part<QSpinBox>("cupRounds").setValue(rounds);
        choose("cupCut", QStringLiteral("nothing"));
        click("cupSave");
        REQUIRE(waitFor([&] { return hall.hasTournament(); }));
        settle();
    }
    void enterPlayers(int count) {
        QFile file(path("players.csv"));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write("name;club\n");
        for (int i = 1; i <= count; ++i) {
            file.write(QStringLiteral("Player %1;Club %2\n").arg(i).arg(i % 3).toUtf8());
        }
        file.close();
        page.openFiles({path("players.csv")});
        REQUIRE(page.tab() == Tab::Players);
        click("csvEnter");
        REQUIRE(hall.position().table->players.size() == static_cast<std::size_t>(count));
    }
    void seat() {
        page.showTab(Tab::Rounds);
        click("planStart");
        REQUIRE(hall.works().seats());
        click("planSeat");
    }
    /// A cup of two rounds for twelve players, all seated.
    void seatTwelve() {
        begin(2);
        enterPlayers(12);
        seat();
        REQUIRE(hall.position().rounds.size() == 2);
    }
    /// Types a line of points by keys alone; the table must be seen.
    void typeLine(int row, std::initializer_list<int> points) {
        auto& view = part<ui::ResultsView>("results");
        view.editSeat(row, 1);
        for (const int value : points) {
            auto* field = view.findChild<QLineEdit*>(QStringLiteral("points"));
            REQUIRE(field != nullptr);
            QTest::keyClicks(field, QString::number(value));
            QTest::keyClick(field, Qt::Key_Return);
            QTest::qWait(1);
        }
        settle();
    }
    void closeEditor() {
        auto& view = part<ui::ResultsView>("results");
        if (auto* field = view.findChild<QLineEdit*>(QStringLiteral("points"))) {
            QTest::keyClick(field, Qt::Key_Escape);
            QTest::qWait(1);
        }
    }
};

/// The results of round 1 are in front.
inline ui::ResultsPage& resultsOf(CupHands& hands) {
    hands.page.showTab(CupHands::Tab::Results);
    hands.page.results().showRound(1);
    return hands.page.results();
}

/// Of a table's result in round 1.
inline engine::tournament::ResultState stateAt(const CupHands& hands, int table) {
    return hands.hall.position().pod(1, table)->result->state;
}

}  // namespace test
