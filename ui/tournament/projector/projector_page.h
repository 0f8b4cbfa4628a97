// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class ProjectorCanvas;
class ProjectorShow;
class TournamentHall;

/// The director's side of the projector: what is shown, how fast, the clock of the round, and a small picture of what
/// the hall sees.
class ProjectorPage : public QWidget {
    Q_OBJECT

public:
    ProjectorPage(TournamentHall& hall, ProjectorShow& show, QWidget* parent);
    void focusFirst();
    void project(bool on);

private:
    [[nodiscard]] QWidget* makeShown();
    [[nodiscard]] QWidget* makeClock();
    void refresh();
    void refreshClock();

    TournamentHall& m_hall;
    ProjectorShow& m_show;
    ProjectorCanvas* m_picture = nullptr;
    QPushButton* m_project = nullptr;
    QComboBox* m_round = nullptr;
    QCheckBox* m_tables = nullptr;
    QCheckBox* m_names = nullptr;
    QCheckBox* m_standings = nullptr;
    QCheckBox* m_clubs = nullptr;
    QSpinBox* m_pace = nullptr;
    QPushButton* m_hold = nullptr;
    QLabel* m_pageSign = nullptr;
    QComboBox* m_look = nullptr;
    QLabel* m_time = nullptr;
    QSpinBox* m_minutes = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_restart = nullptr;
    QPushButton* m_more = nullptr;
};

}  // namespace ui
