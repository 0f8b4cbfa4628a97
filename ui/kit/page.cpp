// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/page.h"

#include <QKeyEvent>

namespace ui {

void Page::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT leaveRequested();
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace ui
