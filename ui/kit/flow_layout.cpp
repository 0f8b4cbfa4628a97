// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/flow_layout.h"

#include <QWidget>
#include <utility>

namespace ui {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), m_gap(gap) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : m_items) {
        delete item;
    }
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.push_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)];
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const {
    return place(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool apply) const {
    const QMargins margins = contentsMargins();
    const QRect inner = rect.marginsRemoved(margins);
    int x = inner.left();
    int y = inner.top();
    int row = 0;
    std::vector<std::pair<QLayoutItem*, int>> inRow;
    // What is lower stands in the middle of its row.
    const auto endRow = [&] {
        for (const auto& [item, left] : inRow) {
            const QSize size = item->sizeHint();
            if (apply) {
                item->setGeometry(QRect(QPoint(left, y + (row - size.height()) / 2), size));
            }
        }
        inRow.clear();
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize size = item->sizeHint();
        if (x > inner.left() && x + size.width() > inner.right() + 1) {
            endRow();
            x = inner.left();
            y += row + m_gap;
            row = 0;
        }
        inRow.emplace_back(item, x);
        x += size.width() + m_gap;
        row = qMax(row, size.height());
    }
    endRow();
    return y + row + margins.bottom() - rect.top();
}

}  // namespace ui
