// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QStyledItemDelegate>
#include <vector>

namespace ui {

/// All tables of a round at a glance, a tile each: number, points, and how its result stands by sign, colour and word.
/// Several are chosen by Shift and the arrows or by Ctrl and a click; a number typed leads to its table.
class TableTiles : public QListView {
    Q_OBJECT

public:
    explicit TableTiles(QWidget* parent);
    /// Rows of the model that are chosen, in order.
    [[nodiscard]] std::vector<int> chosen() const;
    /// How high it must be to show all tiles at this width.
    [[nodiscard]] int highAt(int width) const;

Q_SIGNALS:
    void entered(int row);
    /// The first letter of a code.
    void codeBegun(const QString& begun);
    void escaped();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

class TileDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace ui
