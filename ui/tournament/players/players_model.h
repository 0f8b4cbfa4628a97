// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/tournament/tournament_hall.h"

namespace ui {

/// The players of the tournament in order of entry. Name and club can be edited: that is an act.
class PlayersModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Name, Club, Plays, Rank, kColumns };

    PlayersModel(TournamentHall& hall, QObject* parent);
    /// The tournament went on.
    void refresh();
    [[nodiscard]] static engine::PlayerId playerAt(const QModelIndex& index) { return engine::PlayerId(index.row()); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    [[nodiscard]] QString playsText(const engine::tournament::Entrant& entrant) const;

    TournamentHall& m_hall;
    int m_rows = 0;
};

}  // namespace ui
