// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QWidget>

#include "ui/desk/table_desk.h"

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QSortFilterProxyModel;

namespace ui {

class LogModel;

/// Number, drawing, sentence, clause and time of an entry in one line; struck out when it was taken back.
class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The record: newest on top, searched, every entry with its events and clauses; taking back and restoring.
class RecordPanel : public QWidget {
    Q_OBJECT

public:
    RecordPanel(TableDesk& desk, QWidget* parent);
    void refresh();
    void focusSearch();
    /// The entry that is chosen in the list.
    [[nodiscard]] std::optional<std::uint64_t> chosenEntry() const;
    [[nodiscard]] LogModel& model() { return *m_model; }

private:
    void showDetails();
    [[nodiscard]] std::optional<std::uint64_t> chosen() const;

    TableDesk& m_desk;
    LogModel* m_model = nullptr;
    QSortFilterProxyModel* m_filter = nullptr;
    QLineEdit* m_search = nullptr;
    QListView* m_list = nullptr;
    QLabel* m_empty = nullptr;
    QWidget* m_details = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_restore = nullptr;
    QPushButton* m_undo = nullptr;
    const void* m_table = nullptr;
};

}  // namespace ui
