// SPDX-License-Identifier: GPL-3.0-or-later
// The table in which points are typed line by line.
#include <QKeyEvent>
#include <QLineEdit>

#include "ui/tournament/results/results_model.h"
#include "ui/tournament/results/results_page.h"

namespace ui {

void ResultsView::editSeat(int row, int column) {
    const QModelIndex index = model()->index(row, column);
    const bool isOpen = state() == EditingState && index == currentIndex();
    if (index.isValid() && !isOpen && model()->flags(index).testFlag(Qt::ItemIsEditable)) {
        setCurrentIndex(index);
        scrollTo(index);
        edit(index);
    }
}

void ResultsView::keepTyped() {
    const auto* field = qobject_cast<QLineEdit*>(indexWidget(currentIndex()));
    if (state() == EditingState && field != nullptr && field->isModified()) {
        model()->setData(currentIndex(), field->text(), Qt::EditRole);
    }
}

void ResultsView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
    const QModelIndex index = currentIndex();
    QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (hint != QAbstractItemDelegate::SubmitModelCache || !index.isValid()) {
        return;
    }
    // At once: keys that were typed ahead belong to the next seat already.
    const QModelIndex next = index.siblingAtColumn(index.column() + 1);
    if (model()->flags(next).testFlag(Qt::ItemIsEditable)) {
        editSeat(next.row(), next.column());
    } else {
        Q_EMIT lineTyped(index.row());
    }
}

void ResultsView::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = currentIndex();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && index.isValid() &&
        state() != EditingState) {
        editSeat(index.row(), qMax(1, index.column()));
        return;
    }
    if (event->key() == Qt::Key_Escape && state() != EditingState) {
        Q_EMIT escaped();
        return;
    }
    if (beginsCode(*event)) {
        Q_EMIT codeBegun(event->text());
        return;
    }
    QTableView::keyPressEvent(event);
}

}  // namespace ui
