// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace ui {

/// Where a place of the board is typed by its name; it comes when it is asked for, and goes with Enter or the keyboard.
class PlaceField : public QLineEdit {
    Q_OBJECT

public:
    /// It lies in a corner of `board`.
    explicit PlaceField(QWidget* board);
    void ask();

Q_SIGNALS:
    /// Enter was pressed; it is no place of the board, perhaps.
    void typed(const QString& name);
};

}  // namespace ui
