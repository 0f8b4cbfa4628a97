// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

namespace ui::kit {

/// A table whose columns are named once; who derives from it says how many rows there are and what stands in them.
class TableModel : public QAbstractTableModel {
public:
    TableModel(QStringList titles, QObject* parent) : QAbstractTableModel(parent), m_titles(std::move(titles)) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    [[nodiscard]] virtual int rows() const = 0;
    /// What stands in the cells may be other now; the rows are as many as before.
    void cellsChanged();
    void cellsChanged(int row);

private:
    QStringList m_titles;
};

}  // namespace ui::kit
