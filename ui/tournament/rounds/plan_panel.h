// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/tournament/hall/tournament_hall.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace ui {

/// Plans seats: which rounds, from which random seed; shows how good the plan is and seats it.
class PlanPanel : public QWidget {
    Q_OBJECT

public:
    PlanPanel(TournamentHall& hall, QWidget* parent);
    void refresh();
    /// The plan is ready: the keyboard is on what seats it.
    void focusSeat();

private:
    /// What can be planned now.
    struct Choice {
        int round = 1;
        int count = 1;
        bool byScore = false;
        bool operator==(const Choice&) const = default;
    };
    void fillChoices();
    void plan();
    void seat();
    void showQuality(const engine::tournament::SeatingQuality& quality);

    TournamentHall& m_hall;
    std::vector<Choice> m_choices;
    QComboBox* m_what = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_plan = nullptr;
    QLabel* m_done = nullptr;
    QLabel* m_planned = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_seat = nullptr;
    QPushButton* m_other = nullptr;
    QPushButton* m_drop = nullptr;
    QLabel* m_qualityTitle = nullptr;
    QVBoxLayout* m_quality = nullptr;
};

}  // namespace ui
