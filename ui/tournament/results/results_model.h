// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "adjudicator/tournament/protest_clock.h"
#include "ui/kit/table_model.h"
#include "ui/tournament/hall/seat_changes.h"
#include "ui/tournament/hall/tournament_hall.h"

class QKeyEvent;

namespace ui {

/// How a table's result stands. Doubtful: somebody has to look at it before it counts for good.
enum class TableState { Open, Empty, Typing, Entered, Proposed, Signed, Official, Doubtful, Disputed };
[[nodiscard]] QString wordFor(TableState state);

/// The tables of a round with their points and states. Points that are typed stay a draft of their table (in the hall)
/// until all of its players have some.
class ResultsModel : public kit::TableModel {
    Q_OBJECT

public:
    enum Role {
        PointsRole = Qt::UserRole + 1,
        PlaceRole,
        IsDraftRole,
        IsWinnerRole,
        StateRole,
        StateTextRole,
        LineRole,
        IsOddRole,
        /// Of a table where others sit than were seated, or somebody left.
        IsChangedRole
    };
    static constexpr int kSeats = static_cast<int>(engine::tournament::kMostAtTable);
    static constexpr int kState = kSeats + 1;

    ResultsModel(TournamentHall& hall, QObject* parent);
    void showRound(int round);
    void refresh();
    [[nodiscard]] int round() const { return m_round; }

    /// The result that the table's draft stands for; empty while a player has no points or nothing was changed.
    [[nodiscard]] std::optional<engine::tournament::EnterResult> typed(int row) const;
    [[nodiscard]] bool hasDraft(int row) const { return draft(row) != nullptr; }
    void dropDraft(int row);
    /// The next table without a result and without a draft, behind this one, round the list.
    [[nodiscard]] std::optional<int> nextOpen(int row) const;

    [[nodiscard]] TableState state(int row) const;
    /// What is odd about what is typed, or about the result where nobody confirmed it in spite of that.
    [[nodiscard]] std::vector<engine::tournament::Doubted> doubts(int row) const;
    /// How long its result can be protested; empty where there is none.
    [[nodiscard]] std::optional<adjudicator::TableProtest> protest(int row) const;
    /// How many signed results can still be protested.
    [[nodiscard]] int protestable() const;
    /// The time went on.
    void refreshTimes();
    /// Who came to the table, and who went, after the round was seated.
    [[nodiscard]] SeatChanges changes(int row) const;
    /// The next table that somebody has to look at: odd, disputed, or proposed otherwise. Behind this one, round the
    /// list.
    [[nodiscard]] std::optional<int> nextDoubtful(int row) const;
    /// Tables by how they stand.
    [[nodiscard]] int count(TableState state) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    [[nodiscard]] int rows() const override { return m_rows; }
    void readConfirmed();
    void readTimes();
    [[nodiscard]] QString stateText(int row) const;
    [[nodiscard]] QString pointsLine(int row) const;
    [[nodiscard]] QString tipOf(int row) const;
    [[nodiscard]] QString seatName(int row, std::size_t seat) const;
    [[nodiscard]] QVariant stateData(int row, int role) const;
    [[nodiscard]] const engine::tournament::Pod* pod(int row) const;
    [[nodiscard]] QVariant tableData(int row, int role) const;
    /// Null where nothing is typed.
    [[nodiscard]] const ResultDraft* draft(int row) const;
    /// Points of a seat as shown: the draft's, else the result's.
    [[nodiscard]] std::optional<int> points(int row, std::size_t seat) const;
    [[nodiscard]] std::optional<int> place(int row, std::size_t seat) const;

    TournamentHall& m_hall;
    int m_round = 1;
    int m_rows = 0;
    std::optional<db::GameId> m_of;
    /// Results whose oddness somebody confirmed, by table of the round.
    std::set<int> m_confirmed;
    /// By table of the round.
    std::map<int, adjudicator::TableProtest> m_protests;
    std::map<int, SeatChanges> m_changes;
};

/// Paints a player's name with points and place; typing points, Enter, Space and Tab go on.
class PointsDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

Q_SIGNALS:
    /// A letter in a field of points: the first of a code.
    void codeBegun(const QString& begun);

protected:
    bool eventFilter(QObject* editor, QEvent* event) override;
};

/// A key that is no points but may be the first of a scanned code.
[[nodiscard]] bool beginsCode(const QKeyEvent& event);

}  // namespace ui
