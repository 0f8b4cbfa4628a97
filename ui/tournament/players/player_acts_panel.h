// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/tournament/hall/tournament_hall.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// What can be done with the players chosen in the list: drop-out and come-back, absence, pairs that are not to meet.
class PlayerActsPanel : public QWidget {
    Q_OBJECT

public:
    PlayerActsPanel(TournamentHall& hall, QWidget* parent);
    void setPlayers(std::vector<engine::PlayerId> players);
    void refresh();

private:
    void refreshPairs();
    void forEach(const std::function<engine::tournament::Action(engine::PlayerId)>& act);
    [[nodiscard]] int round() const;
    [[nodiscard]] std::string reason();

    TournamentHall& m_hall;
    /// The next round when the panel looked last.
    int m_next = 0;
    std::vector<engine::PlayerId> m_players;
    QLabel* m_who = nullptr;
    QComboBox* m_round = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_out = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_absent = nullptr;
    QPushButton* m_present = nullptr;
    QLabel* m_pairNote = nullptr;
    QCheckBox* m_hard = nullptr;
    QComboBox* m_from = nullptr;
    QComboBox* m_to = nullptr;
    QPushButton* m_forbid = nullptr;
    QVBoxLayout* m_pairs = nullptr;
};

/// Fills a box with the rounds of the tournament, semi-final and final too; what was chosen stays. `every` is a first
/// item for "all rounds", with 0.
void fillRounds(QComboBox& box, const engine::tournament::Settings& settings, const QString& every = {});

}  // namespace ui
