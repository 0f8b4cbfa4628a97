// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/kit/table_model.h"
#include "ui/tournament/hall/tournament_hall.h"

namespace ui {

/// The tables of one round, a row each, their players in order of play. A player dragged onto another asks to change
/// places.
class SeatsModel : public kit::TableModel {
    Q_OBJECT

public:
    using Tables = std::vector<std::vector<engine::PlayerId>>;

    SeatsModel(TournamentHall& hall, QObject* parent);
    /// `swaps`: players can be dragged.
    void show(Tables tables, bool swaps);
    [[nodiscard]] const Tables& tables() const { return m_tables; }
    /// Those chosen to change places are marked.
    void mark(std::vector<engine::PlayerId> players);
    /// Those who sit there and have left the tournament, or stay away, since.
    void markGone(std::vector<engine::PlayerId> players);

    [[nodiscard]] std::optional<engine::PlayerId> playerAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(engine::PlayerId player) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void swapAsked(engine::PlayerId a, engine::PlayerId b);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_tables.size()); }
    TournamentHall& m_hall;
    Tables m_tables;
    std::vector<engine::PlayerId> m_marked;
    std::vector<engine::PlayerId> m_gone;
    bool m_swaps = false;
};

}  // namespace ui
