// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "adjudicator/tournament/paper_facts.h"
#include "engine/tournament/standings.h"

namespace ui {

/// Standings as a table: rank, the rank of today where older ones are shown, player, club, every criterion, what
/// separates. The facts are those that are printed.
class StandingsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        /// The exact fraction of a value; empty where the shown number is exact.
        ExactRole = Qt::UserRole + 1,
        /// What kind of separator: "criterion", "lots", "open", or empty.
        TagRole,
        PlayerRole,
    };

    explicit StandingsModel(QObject* parent = nullptr);
    /// `today`: the ranks now, while `facts` are of an older state.
    void show(adjudicator::StandingFacts facts, const engine::tournament::Standings* today);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] const adjudicator::StandingFacts& facts() const { return m_facts; }
    [[nodiscard]] std::optional<engine::PlayerId> playerAt(int row) const;
    [[nodiscard]] int rowOf(engine::PlayerId player) const;
    [[nodiscard]] bool isOlder() const { return !m_today.empty(); }

private:
    enum class Kind { Rank, Today, Player, Club, Value, Separator };
    [[nodiscard]] Kind kindOf(int column) const;
    [[nodiscard]] int firstValue() const { return isOlder() ? 4 : 3; }
    [[nodiscard]] QString spoken(const adjudicator::StandingLine& line) const;

    adjudicator::StandingFacts m_facts;
    /// By row: the rank today, 0 where the player was not there then or is not now.
    std::vector<int> m_today;
};

}  // namespace ui
