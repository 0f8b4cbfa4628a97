// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/tournament/hall/tournament_hall.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace ui {

class CsvBox;
class PlayerActsPanel;
class PlayersModel;

/// The list of players: one line to add another, a file of many, and at the right what happens to those chosen.
class PlayersPage : public QWidget {
    Q_OBJECT

public:
    PlayersPage(TournamentHall& hall, QWidget* parent);
    void focusFirst();
    void focusSearch();
    /// Shows what is in a file of players; they enter once that is confirmed.
    void importFile(const QString& file);
    [[nodiscard]] PlayersModel& model() const { return *m_model; }

private:
    void refresh();
    void add();
    [[nodiscard]] std::vector<engine::PlayerId> chosen() const;

    TournamentHall& m_hall;
    PlayersModel* m_model = nullptr;
    QSortFilterProxyModel* m_sorted = nullptr;
    QLabel* m_count = nullptr;
    QLineEdit* m_search = nullptr;
    CsvBox* m_csv = nullptr;
    QTableView* m_view = nullptr;
    QLabel* m_none = nullptr;
    QWidget* m_adding = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_club = nullptr;
    QLineEdit* m_number = nullptr;
    QComboBox* m_from = nullptr;
    QPushButton* m_add = nullptr;
    PlayerActsPanel* m_acts = nullptr;
};

}  // namespace ui
