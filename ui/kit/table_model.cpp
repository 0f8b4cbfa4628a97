// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/table_model.h"

namespace ui::kit {

int TableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows();
}

int TableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_titles.size());
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const bool isTitle = role == Qt::DisplayRole && orientation == Qt::Horizontal;
    return isTitle && section >= 0 && section < m_titles.size() ? QVariant(m_titles[section]) : QVariant();
}

void TableModel::cellsChanged() {
    if (rows() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rows() - 1, columnCount() - 1));
    }
}

void TableModel::cellsChanged(int row) {
    Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

}  // namespace ui::kit
