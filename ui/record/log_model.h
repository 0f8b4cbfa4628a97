// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <functional>
#include <map>
#include <set>
#include <unordered_map>

#include "adjudicator/live_table.h"
#include "ui/record/log_kind.h"

namespace ui {

/// The record of one game, newest entry first. Reads the table's log and keeps no copy.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        TextRole = Qt::UserRole + 1,
        SeqRole,
        TimeRole,
        ClauseRole,
        OnLineRole,
        IsActRole,
        IconRole,
        /// A LogKind, as a number.
        KindRole,
        /// The seat of who acted, else of whose turn it was; -1 of entries that are nobody's.
        PlayerRole,
        RoundRole,
        /// How many pictures were kept with the act.
        PictureCountRole,
        /// A picture that hangs on the line of its act.
        IsPictureRole,
        /// What a search looks through, in lower case: number, time, the sentence in both languages, clauses, rulings.
        SearchRole
    };

    explicit LogModel(QObject* parent = nullptr);
    /// The log must outlive the model or the next call; null: no game. `roundOf` tells the round that an entry was made
    /// in.
    void setTable(const adjudicator::LiveTable* table, std::function<int(std::uint64_t)> roundOf = {});
    /// The log grew; tells which of the entries before left or joined the line by that.
    void logChanged(const adjudicator::LiveTable* table);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    /// Null: no game.
    [[nodiscard]] const adjudicator::LiveTable* table() const { return m_table; }
    [[nodiscard]] const adjudicator::LogLine* lineAt(const QModelIndex& index) const;
    /// The number of its entry; empty: no game, or no such row.
    [[nodiscard]] std::optional<std::uint64_t> seqAt(const QModelIndex& index) const;
    /// The row of an entry; invalid when there is none.
    [[nodiscard]] QModelIndex indexOf(std::uint64_t seq) const;
    /// The pictures kept with the act of an entry, oldest first.
    [[nodiscard]] std::vector<adjudicator::EvidenceKept> picturesOf(std::uint64_t seq) const;

private:
    /// The entries whose acts have pictures now that they had not, from this one on.
    std::set<std::uint64_t> notePictures(std::size_t from);
    [[nodiscard]] const QString& searched(const adjudicator::LogLine& line) const;

    const adjudicator::LiveTable* m_table = nullptr;
    std::function<int(std::uint64_t)> m_roundOf;
    int m_rows = 0;
    /// The entries of pictures, by the entry of their act.
    std::map<std::uint64_t, std::vector<std::uint64_t>> m_pictures;
    /// By entry; forgotten when there are many.
    mutable std::unordered_map<std::uint64_t, QString> m_searched;
};

}  // namespace ui
