// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "adjudicator/dispute/dispute.h"
#include "ui/board/board_view.h"

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace ui {

class BoardDetail;
class TableDesk;

/// One act of a dispute: the board before and after it, its dice, its pictures, the clauses that decided it in full,
/// the rulings in force, and what the dice prove.
class DisputeStepView : public QWidget {
    Q_OBJECT

public:
    /// The desk's open book has the pictures.
    explicit DisputeStepView(TableDesk& desk, QWidget* parent = nullptr);

    /// Borrowed until the next call.
    void setStep(const adjudicator::Dispute& dispute, std::size_t step, int seats);

    /// In place of all that, a table on which places are pointed at, until `endPointing`.
    void point(const engine::Position& position, Markers markers, Wanted wanted, int seats);
    void endPointing();
    /// Keys of the board that is pointed at; false for others.
    [[nodiscard]] bool takeKey(int key, Qt::KeyboardModifiers modifiers);

Q_SIGNALS:
    void placeChosen(const ui::PlaceName& place);

private:
    void addDice(QVBoxLayout* layout, const adjudicator::DisputeStep& step);
    void addClauses(QVBoxLayout* layout, const adjudicator::DisputeStep& step);
    void addProof(QVBoxLayout* layout, const adjudicator::ThrowProof& proof, const engine::Table& table);

    TableDesk& m_desk;
    QLabel* m_head = nullptr;
    QLabel* m_beforeWords = nullptr;
    QLabel* m_afterWords = nullptr;
    BoardDetail* m_before = nullptr;
    BoardDetail* m_after = nullptr;
    QWidget* m_boards = nullptr;
    QScrollArea* m_scroll = nullptr;
    BoardView* m_pointed = nullptr;
    QString m_entryHead;
};

}  // namespace ui
