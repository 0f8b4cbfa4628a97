// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include "adjudicator/live_table.h"

namespace ui {

/// The record of one game, newest entry first. Reads the table's log and keeps no copy.
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { TextRole = Qt::UserRole + 1, SeqRole, TimeRole, ClauseRole, OnLineRole, IsActRole, KindRole };

    explicit LogModel(QObject* parent = nullptr);
    /// The log must outlive the model or the next call; null: no game.
    void setTable(const adjudicator::LiveTable* table);
    /// The log grew, or entries left or joined the line.
    void logChanged();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const adjudicator::LogLine* lineAt(const QModelIndex& index) const;

private:
    const adjudicator::LiveTable* m_table = nullptr;
    int m_rows = 0;
};

}  // namespace ui
