// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractProxyModel>
#include <QTimer>
#include <cstdint>
#include <optional>
#include <vector>

#include "ui/record/log_model.h"

namespace ui {

/// The entries that are wanted: by what is typed, and by kind, player and round; newest first. What comes costs what
/// comes, however long the record is; a long one is looked through from its end, a piece at a time.
class LogFilter : public QAbstractProxyModel {
    Q_OBJECT

public:
    enum class What { Everything, Acts, Dice, Building, Cards, Armies, Combats, House, Rulings, TakenBack };

    /// The model must outlive it.
    LogFilter(LogModel& model, QObject* parent);

    /// Every word typed must be there, in any order.
    void setSearch(const QString& typed);
    void setWhat(What what);
    /// Of one seat; empty: of everybody.
    void setPlayer(std::optional<int> seat);
    void setRound(std::optional<int> round);
    [[nodiscard]] What what() const { return m_what; }
    [[nodiscard]] bool isFiltering() const;
    /// It is wanted, and was looked at.
    [[nodiscard]] bool holds(std::uint64_t seq) const;
    /// One of these is; where nothing is filtered that is taken for granted.
    [[nodiscard]] bool holdsAny(std::uint64_t first, std::uint64_t last) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex&) const override { return {}; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 1; }
    [[nodiscard]] QModelIndex mapToSource(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex& index) const override;

Q_SIGNALS:
    /// Something else is wanted than before, or what is there is wanted otherwise.
    void wantedAnew();
    /// More was found further back.
    void foundMore();

private:
    void begin();
    void wantAnew();
    void grow();
    void lookAgain(const QModelIndex& newest, const QModelIndex& oldest);
    /// Looks at a piece of what was not looked at: the wanted of it, newest first.
    [[nodiscard]] std::vector<std::uint32_t> look();
    void lookOn();
    [[nodiscard]] bool isWanted(std::uint64_t seq) const;
    [[nodiscard]] bool isOfWhat(std::uint64_t seq) const;
    [[nodiscard]] std::optional<std::uint64_t> seqAt(int row) const;
    /// How many of those that are left out come before this entry.
    [[nodiscard]] std::size_t leftBefore(std::uint64_t seq) const;

    LogModel& m_model;
    QStringList m_words;
    What m_what = What::Everything;
    std::optional<int> m_player;
    std::optional<int> m_round;
    /// How many entries are known.
    std::uint64_t m_known = 0;
    /// Pictures, which are never wanted; in their order.
    std::vector<std::uint32_t> m_left;
    /// While something is filtered: the wanted, newest first, of those from this one on.
    std::vector<std::uint32_t> m_found;
    std::uint64_t m_lookedFrom = 0;
    QTimer m_further;
};

}  // namespace ui
