// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

class QPushButton;

namespace ui {

/// Taking back, looking back, restoring. It lies below all that opens and closes beside the board, and never moves.
class TakeBackBar : public QWidget {
    Q_OBJECT

public:
    TakeBackBar(TableDesk& desk, QWidget* parent);

private:
    void refresh();

    TableDesk& m_desk;
    QPushButton* m_back = nullptr;
    QPushButton* m_look = nullptr;
    QPushButton* m_restore = nullptr;
};

}  // namespace ui
