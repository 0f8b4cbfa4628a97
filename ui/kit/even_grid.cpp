// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/even_grid.h"

#include <QWidget>
#include <algorithm>

namespace ui {

EvenGrid::EvenGrid(QWidget* parent, int least, int gap) : QLayout(parent), m_least(least), m_gap(gap) {
    setContentsMargins(0, 0, 0, 0);
}

EvenGrid::~EvenGrid() {
    for (const QLayoutItem* item : m_items) {
        delete item;
    }
}

QLayoutItem* EvenGrid::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* EvenGrid::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr) {
        m_items.erase(m_items.begin() + index);
    }
    return item;
}

std::vector<QLayoutItem*> EvenGrid::shown() const {
    std::vector<QLayoutItem*> items;
    std::ranges::copy_if(m_items, std::back_inserter(items), [](const QLayoutItem* item) { return !item->isEmpty(); });
    return items;
}

int EvenGrid::columnsIn(int width, int items) const {
    const int room = std::clamp((width + m_gap) / (m_least + m_gap), 1, items);
    const int rows = (items + room - 1) / room;
    return (items + rows - 1) / rows;
}

int EvenGrid::rowHeight(const std::vector<QLayoutItem*>& items, int width) {
    int height = 0;
    for (const QLayoutItem* item : items) {
        const int its = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
        height = std::max({height, its, item->minimumSize().height()});
    }
    return height;
}

int EvenGrid::heightForWidth(int width) const {
    const std::vector<QLayoutItem*> items = shown();
    const QMargins margins = contentsMargins();
    const int around = margins.top() + margins.bottom();
    if (items.empty()) {
        return around;
    }
    const auto number = static_cast<int>(items.size());
    const int inner = width - margins.left() - margins.right();
    const int columns = columnsIn(inner, number);
    const int rows = (number + columns - 1) / columns;
    return around + rows * rowHeight(items, cellWidth(inner, columns)) + (rows - 1) * m_gap;
}

QSize EvenGrid::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : shown()) {
        size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

void EvenGrid::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const std::vector<QLayoutItem*> items = shown();
    if (items.empty()) {
        return;
    }
    const QRect inner = rect.marginsRemoved(contentsMargins());
    const auto number = static_cast<int>(items.size());
    const int columns = columnsIn(inner.width(), number);
    const int width = cellWidth(inner.width(), columns);
    const int height = rowHeight(items, width);
    for (int i = 0; i < number; ++i) {
        const QPoint at((i % columns) * (width + m_gap), (i / columns) * (height + m_gap));
        items[static_cast<std::size_t>(i)]->setGeometry(QRect(inner.topLeft() + at, QSize(width, height)));
    }
}

}  // namespace ui
