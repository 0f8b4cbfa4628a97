// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/statistics/statistics_sum.h"
#include "ui/desk/table_desk.h"
#include "ui/files/book_counter.h"
#include "ui/kit/page.h"

class QComboBox;
class QLabel;
class QListWidget;
class QStackedWidget;
class QTabBar;

namespace ui {

class BarsChart;
class HistogramChart;
class LineChart;
class StackedChart;

/// Dice, luck, cards, points, combats and time of the game at the table or of all games of the book, as charts with
/// what they mean in words.
class StatisticsPage : public Page {
    Q_OBJECT

public:
    enum class Tab { Dice, Luck, Cards, Points, Combats, Time };

    StatisticsPage(TableDesk& desk, QWidget* parent);
    [[nodiscard]] QSize leastSize() const override { return kSmallRoom; }
    /// Counts anew what has grown; the page shows it when it is done.
    void count();
    void showTab(Tab tab);
    void setWholeBook(bool on);
    void enter() override;
    /// What is shown.
    [[nodiscard]] const adjudicator::StatisticsSum& sum() const { return m_sum; }

private:
    [[nodiscard]] QWidget* makeTop();
    [[nodiscard]] QWidget* makeDice();
    [[nodiscard]] QWidget* makeLuck();
    [[nodiscard]] QWidget* makeCards();
    [[nodiscard]] QWidget* makePoints();
    [[nodiscard]] QWidget* makeCombats();
    [[nodiscard]] QWidget* makeTime();
    void fillFilters();
    void refresh();
    void showDice();
    void showTally();
    void showLuck();
    void showCards();
    void showPoints();
    void showCombats();
    void showTime();
    [[nodiscard]] std::vector<adjudicator::GameStatistics> gamesInScope() const;
    [[nodiscard]] adjudicator::StatisticsFilter filter() const;

    TableDesk& m_desk;
    BookCounter m_counter;
    adjudicator::StatisticsSum m_sum;
    /// The game whose points are shown; empty where several are summed up.
    std::optional<adjudicator::GameStatistics> m_game;

    QLabel* m_about = nullptr;
    QComboBox* m_scope = nullptr;
    QComboBox* m_document = nullptr;
    QComboBox* m_player = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_stack = nullptr;
    QListWidget* m_kinds = nullptr;
    HistogramChart* m_histogram = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_caveat = nullptr;
    BarsChart* m_luck = nullptr;
    QLabel* m_luckWords = nullptr;
    StackedChart* m_cards = nullptr;
    QLabel* m_cardsWords = nullptr;
    LineChart* m_points = nullptr;
    QLabel* m_pointsWords = nullptr;
    BarsChart* m_combatPlayers = nullptr;
    BarsChart* m_combats = nullptr;
    QLabel* m_combatWords = nullptr;
    BarsChart* m_time = nullptr;
    QLabel* m_timeWords = nullptr;
};

}  // namespace ui
