// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/kit/table_model.h"
#include "ui/tournament/hall/tournament_hall.h"

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;
class QLineEdit;

namespace ui {

class VerdictCard;

/// The chain of the tournament, newest entry first; commitments and declared throws are left out.
class TournamentLogModel : public kit::TableModel {
    Q_OBJECT

public:
    enum Column { Entry, Time, What };

    TournamentLogModel(TournamentHall& hall, QObject* parent);
    /// Reads the chain of the open tournament anew.
    void read();
    /// The entry of a row; empty where there is none.
    [[nodiscard]] std::optional<std::uint64_t> entryAt(int row) const;
    /// A take-back may begin there.
    [[nodiscard]] bool canUndoTo(int row) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    struct Row {
        std::uint64_t entry = 0;
        QString time;
        QString text;
        bool onLine = true;
        bool isAct = false;
    };
    TournamentHall& m_hall;
    std::vector<Row> m_rows;
};

/// What was done in the tournament: take back, restore, seal, check.
class TournamentRecordPage : public QWidget {
    Q_OBJECT

public:
    TournamentRecordPage(TournamentHall& hall, QWidget* parent);
    void focusFirst();
    void focusSearch();
    [[nodiscard]] TournamentLogModel& model() const { return *m_model; }

private:
    void refresh();
    [[nodiscard]] int chosenRow() const;

    TournamentHall& m_hall;
    TournamentLogModel* m_model = nullptr;
    QSortFilterProxyModel* m_found = nullptr;
    QLabel* m_head = nullptr;
    QLineEdit* m_search = nullptr;
    QTableView* m_view = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_to = nullptr;
    QPushButton* m_restore = nullptr;
    VerdictCard* m_verdict = nullptr;
    QPushButton* m_check = nullptr;
    QPushButton* m_seal = nullptr;
};

}  // namespace ui
