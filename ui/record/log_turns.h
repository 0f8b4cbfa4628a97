// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractProxyModel>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "engine/state/position.h"
#include "ui/record/throw_proofs.h"
#include "ui/theme/icons.h"

namespace ui {

class LogFilter;
class LogModel;

/// The record as its list shows it: a row for each turn, which opens, and the lines that prove a throw folded into the
/// line of the throw. What is searched or filtered lies open. An entry more costs the rows of its turn and of the throw
/// that it uses, not those of the record.
class LogTurns : public QAbstractProxyModel {
    Q_OBJECT

public:
    enum class Row : std::uint8_t { Turn, Entry, Proof };
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

    /// How many turns were gone through since it was made; what an act costs, for tests.
    [[nodiscard]] std::size_t turnsLaid() const { return m_turnsLaid; }

    // Of a long record the newest turns have rows, further ones as somebody scrolls there.
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

private:
    struct Shown {
        /// Of a turn its first entry, of a proof its throw's.
        std::uint32_t seq = 0;
        Row row = Row::Entry;
        bool operator==(const Shown&) const = default;
    };
    struct Turn {
        std::uint32_t first = 0;
        std::uint32_t last = 0;
        int number = 0;
        /// All players found in it; the turns are counted from the next one.
        bool isFounding = false;
    };
    /// What the row of a turn tells of its entries before the next one.
    struct Told {
        std::uint32_t next = 0;
        QString dice;
        QList<int> icons;
        std::optional<int> points;
        std::optional<engine::PlayerId> player;
    };
    void begin();
    /// The record grew.
    void grow();
    /// Something else is wanted.
    void layAnew();
    void turned(const QModelIndex& newest, const QModelIndex& oldest, const QList<int>& roles);
    /// Goes through the entries that are new, and says which turns have lines that may be folded otherwise.
    std::set<std::size_t> readOn();
    /// The rows of a turn, oldest first.
    [[nodiscard]] std::vector<Shown> rowsOf(const Turn& turn);
    /// Older turns, until there are so many rows more or, where one is named, it has its rows.
    void layFurther(std::size_t rows, std::size_t downTo);
    /// The rows of a turn, if it has any, may be others.
    void layAgain(std::size_t turn);
    /// Puts others in place of so many rows from one on, oldest first; only those that are otherwise come and go.
    void replace(std::size_t from, std::size_t count, const std::vector<Shown>& rows);
    void tell(std::size_t first, std::size_t last);
    /// Where the rows of a turn begin among those shown, oldest first.
    [[nodiscard]] std::size_t beginOf(std::size_t turn) const;
    [[nodiscard]] bool isTurnOpen(const Turn& turn) const;
    [[nodiscard]] std::size_t turnAt(std::uint64_t seq) const;
    [[nodiscard]] const Turn& turnOf(std::uint64_t seq) const { return m_turns[turnAt(seq)]; }
    /// The act under which an entry that only proves its throw is folded; 0 for none.
    [[nodiscard]] std::uint64_t actOf(std::uint64_t seq) const;
    [[nodiscard]] const Shown& shownAt(int row) const;
    [[nodiscard]] QModelIndex indexAt(std::size_t place) const;
    [[nodiscard]] QVariant ofTurn(const Turn& turn, int role) const;
    [[nodiscard]] Told& toldOf(const Turn& turn) const;
    void addTold(Told& told, std::uint64_t seq) const;
    [[nodiscard]] engine::PlayerId playerOf(const Turn& turn) const;
    [[nodiscard]] QString headOf(const Turn& turn) const;

    LogModel& m_model;
    LogFilter& m_filter;
    PointsAfter m_pointsAfter;
    /// Oldest first: what comes comes at the end.
    std::vector<Shown> m_shown;
    /// The first turn that has rows, and how many each from it on has.
    std::size_t m_firstLaid = 0;
    std::vector<std::uint32_t> m_rowsOf;
    std::vector<Turn> m_turns;
    /// Of the turn that goes on.
    int m_number = 1;
    bool m_isFounded = false;
    std::uint64_t m_known = 0;
    ThrowProofs m_throws;
    mutable std::unordered_map<std::uint32_t, Told> m_told;
    std::size_t m_turnsLaid = 0;
    std::set<std::uint64_t> m_opened;
    std::set<std::uint64_t> m_closed;
    std::set<std::uint64_t> m_proofs;
};

}  // namespace ui
