// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "ui/desk/table_desk.h"

class QAbstractItemView;
class QWidget;

namespace ui {

/// Says which places of the board somebody points at who has the mouse over words that name them: in any label of a
/// page, and in the lines of a list.
class PointedPlaces : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    PointedPlaces(const TableDesk& desk, QWidget& page);
    /// The lines of this list have their words in that role.
    void addList(QAbstractItemView& list, int role);

Q_SIGNALS:
    /// Empty: at none.
    void pointed(const std::vector<ui::PlaceName>& places);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void pointAt(const QString& text);

    const TableDesk& m_desk;
    QWidget& m_page;
    bool m_isPointing = false;
};

}  // namespace ui
