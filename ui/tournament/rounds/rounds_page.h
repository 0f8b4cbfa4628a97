// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/tournament/hall/tournament_hall.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTabBar;
class QTableView;

namespace ui {

class MetPanel;
class PlanPanel;
class SeatsModel;

/// Who plays with whom: the rounds at the left, a round's tables in the middle, plans and their quality at the right.
/// Two players chosen one after the other, or one dragged onto the other, change places once the consequences were
/// seen.
class RoundsPage : public QWidget {
    Q_OBJECT

public:
    RoundsPage(TournamentHall& hall, QWidget* parent);
    void focusFirst();
    void showRound(int round);
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] SeatsModel& model() const { return *m_model; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void refreshRounds();
    void refreshSeats();
    void refreshSwap();
    /// Chooses a player, or leaves him when he was chosen already.
    void pick(engine::PlayerId player);
    void swap();
    void leaveSwap();

    TournamentHall& m_hall;
    int m_round = 1;
    std::vector<engine::PlayerId> m_chosen;
    QListWidget* m_rounds = nullptr;
    QTabBar* m_parts = nullptr;
    QStackedWidget* m_stack = nullptr;
    MetPanel* m_met = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    SeatsModel* m_model = nullptr;
    QTableView* m_view = nullptr;
    QLabel* m_none = nullptr;
    QLabel* m_absent = nullptr;
    QWidget* m_free = nullptr;
    QHBoxLayout* m_freeRow = nullptr;
    QWidget* m_swap = nullptr;
    QLabel* m_swapText = nullptr;
    QLineEdit* m_swapReason = nullptr;
    QPushButton* m_swapDo = nullptr;
    QPushButton* m_swapLeave = nullptr;
    PlanPanel* m_plan = nullptr;
};

}  // namespace ui
