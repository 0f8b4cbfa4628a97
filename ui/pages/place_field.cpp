// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/place_field.h"

namespace ui {

PlaceField::PlaceField(QWidget* board) : QLineEdit(board) {
    setPlaceholderText(tr("Place, for example 8 10 5"));
    setAccessibleName(tr("Place"));
    setFixedWidth(220);
    move(12, 12);
    hide();
    connect(this, &QLineEdit::returnPressed, this, [this] {
        hide();
        Q_EMIT typed(text());
    });
    connect(this, &QLineEdit::editingFinished, this, &QWidget::hide);
}

void PlaceField::ask() {
    clear();
    show();
    raise();
    setFocus();
}

}  // namespace ui
