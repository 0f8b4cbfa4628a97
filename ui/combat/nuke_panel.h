// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

namespace ui {

/// What a nuclear weapon would do, line by line with clauses and points; the numbers match the discs on the board.
class NukePanel : public QWidget {
    Q_OBJECT

public:
    NukePanel(TableDesk& desk, QWidget* parent);
    void refresh();

private:
    TableDesk& m_desk;
    QWidget* m_content = nullptr;
};

}  // namespace ui
