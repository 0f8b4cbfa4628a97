// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractProxyModel>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "engine/state/position.h"
#include "ui/theme/icons.h"

namespace ui {

class LogFilter;
class LogModel;

/// The record as its list shows it: a row for each turn, which opens, and the lines that prove a throw folded into the
/// line of the throw. What is searched or filtered lies open.
class LogTurns : public QAbstractProxyModel {
    Q_OBJECT

public:
    enum class Row { Turn, Entry, Proof };
    enum Role {
        /// A Row, as a number.
        RowRole = Qt::UserRole + 100,
        OpenRole,
        /// How many entries a turn or a proof has.
        CountRole,
        /// Of a turn: its dice, "4 + 5 = 9"; the drawings of what was done, as a list of numbers.
        DiceRole,
        IconsRole,
        /// Of a turn: the points of its player at its end; none while that is not known.
        PointsRole
    };
    /// The points of a player after an entry; empty while the way there is not laid.
    using PointsAfter = std::function<std::optional<int>(engine::PlayerId, std::uint64_t)>;

    /// Both must outlive it.
    LogTurns(LogModel& model, LogFilter& filter, PointsAfter pointsAfter, QObject* parent);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex&) const override { return {}; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& = {}) const override { return 1; }
    [[nodiscard]] QModelIndex mapToSource(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex& index) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    [[nodiscard]] Row rowAt(const QModelIndex& index) const;
    /// The entry of a row: of a proof its throw's, of a turn none.
    [[nodiscard]] std::optional<std::uint64_t> entryAt(const QModelIndex& index) const;
    /// The row of an entry, whose turn is opened for it; invalid where the filter leaves it out.
    [[nodiscard]] QModelIndex showEntry(std::uint64_t seq);
    /// The first row that is an entry.
    [[nodiscard]] QModelIndex firstEntry() const;
    /// False where nothing opens or closes there.
    bool setOpen(const QModelIndex& index, bool open);
    bool toggle(const QModelIndex& index);
    [[nodiscard]] bool isOpen(const QModelIndex& index) const;
    /// Of the game; null: there is none.
    [[nodiscard]] const engine::Position* position() const;
    [[nodiscard]] int turnCount() const { return static_cast<int>(m_turns.size()); }

private:
    struct Shown {
        Row row = Row::Entry;
        /// Of a turn its first entry, of a proof its throw's.
        std::uint64_t seq = 0;
        bool operator==(const Shown&) const = default;
    };
    struct Turn {
        std::uint64_t first = 0;
        std::uint64_t last = 0;
        int number = 0;
        /// All players found in it; the turns are counted from the next one.
        bool isFounding = false;
    };
    void begin();
    void renew();
    void readTurns();
    void readProofs();
    [[nodiscard]] std::vector<Shown> wanted() const;
    [[nodiscard]] bool isTurnOpen(const Turn& turn) const;
    [[nodiscard]] const Turn& turnOf(std::uint64_t seq) const;
    [[nodiscard]] QVariant ofTurn(const Turn& turn, int role) const;
    [[nodiscard]] engine::PlayerId playerOf(const Turn& turn) const;
    [[nodiscard]] QString diceOf(const Turn& turn) const;
    [[nodiscard]] QList<int> iconsOf(const Turn& turn) const;
    [[nodiscard]] QString headOf(const Turn& turn) const;
    /// Newest first.
    [[nodiscard]] std::vector<std::uint64_t> proofOf(std::uint64_t act) const;

    LogModel& m_model;
    LogFilter& m_filter;
    PointsAfter m_pointsAfter;
    std::vector<Shown> m_shown;
    std::vector<Turn> m_turns;
    /// By entry: the act whose throw it belongs to; 0 for none.
    std::vector<std::uint64_t> m_throwOf;
    std::set<std::uint64_t> m_opened;
    std::set<std::uint64_t> m_closed;
    std::set<std::uint64_t> m_proofs;
};

}  // namespace ui
