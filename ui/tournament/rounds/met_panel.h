// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QWidget>
#include <map>
#include <utility>
#include <vector>

#include "ui/tournament/hall/tournament_hall.h"

class QLabel;
class QTableView;

namespace ui {

/// Who met whom, as a grid by start number: how often each two sat at one table.
class MetModel : public QAbstractTableModel {
    Q_OBJECT

public:
    MetModel(TournamentHall& hall, QObject* parent);
    void refresh();
    /// Both by name, and in which rounds they met.
    [[nodiscard]] QString sentenceAt(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override { return rowCount(parent); }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const std::vector<int>* roundsAt(const QModelIndex& index) const;

    TournamentHall& m_hall;
    /// Those who are planned in, by start number.
    std::vector<engine::PlayerId> m_players;
    std::map<std::pair<engine::PlayerId, engine::PlayerId>, std::vector<int>> m_rounds;
};

/// The grid, the pair under mouse or keyboard in words, and what each place in the order of play was worth.
class MetPanel : public QWidget {
    Q_OBJECT

public:
    MetPanel(TournamentHall& hall, QWidget* parent);
    void refresh();
    void focusFirst();

private:
    void say(const QModelIndex& index);

    TournamentHall& m_hall;
    MetModel* m_model = nullptr;
    QTableView* m_view = nullptr;
    QLabel* m_pair = nullptr;
    QLabel* m_seats = nullptr;
};

}  // namespace ui
