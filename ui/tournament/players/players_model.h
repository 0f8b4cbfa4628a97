// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kit/table_model.h"
#include "ui/tournament/hall/tournament_hall.h"

namespace ui {

/// The players of the tournament in order of entry. Name and club can be edited: that is an act.
class PlayersModel : public kit::TableModel {
    Q_OBJECT

public:
    enum Column { Number, Name, Club, Plays, Rank };

    PlayersModel(TournamentHall& hall, QObject* parent);
    /// The tournament went on.
    void refresh();
    [[nodiscard]] static engine::PlayerId playerAt(const QModelIndex& index) { return engine::PlayerId(index.row()); }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    [[nodiscard]] int rows() const override { return m_rows; }
    [[nodiscard]] QString playsText(const engine::tournament::Entrant& entrant) const;

    TournamentHall& m_hall;
    int m_rows = 0;
};

}  // namespace ui
