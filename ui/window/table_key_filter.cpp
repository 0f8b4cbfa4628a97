// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/table_key_filter.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include "ui/board/board_view.h"
#include "ui/kit/keyboard_owner.h"
#include "ui/pages/table_page.h"
#include "ui/window/page_stack.h"

namespace ui {

/// Also while the camera's own window is.
bool TableKeyFilter::isInFront() const {
    const QWidget* front = QApplication::activeWindow();
    return front == &m_window || (front != nullptr && front->windowType() == Qt::Tool && m_window.isAncestorOf(front));
}

bool TableKeyFilter::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !isInFront() || !m_pages.shows<TablePage>() ||
        QApplication::activePopupWidget() != nullptr) {
        return false;
    }
    const QWidget* focus = QApplication::focusWidget();
    if (watched != (focus != nullptr ? focus : &m_window) ||
        (focus != nullptr && focus->property("ownKeys").toBool())) {
        return false;
    }
    TablePage& page = m_pages.prepare<TablePage>();
    const auto* key = static_cast<QKeyEvent*>(event);
    if (takesText(focus)) {
        if (key->key() != Qt::Key_Escape) {
            return false;
        }
        if (auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
            field != nullptr && field->property("emptiesOnEscape").toBool()) {
            field->clear();
        }
        page.board().setFocus();
        return true;
    }
    // Holding a key never repeats an act; walking and zooming may.
    if (key->isAutoRepeat() && (key->key() == Qt::Key_Space || key->key() == Qt::Key_Return)) {
        return true;
    }
    const bool inList = focus != nullptr && focus->inherits("QAbstractItemView");
    if (inList && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down || key->key() == Qt::Key_PageUp ||
                   key->key() == Qt::Key_PageDown)) {
        return false;
    }
    return page.takeKey(*key);
}

}  // namespace ui
