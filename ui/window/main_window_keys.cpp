// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the table, whatever part of it has the keyboard.
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include "ui/board/board_view.h"
#include "ui/kit/keyboard_owner.h"
#include "ui/pages/table_page.h"
#include "ui/window/main_window.h"

namespace ui {

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !hasKeyboard() || m_mode != Mode::Table ||
        QApplication::activePopupWidget() != nullptr) {
        return QMainWindow::eventFilter(watched, event);
    }
    const QWidget* focus = QApplication::focusWidget();
    if (watched != (focus != nullptr ? static_cast<const QObject*>(focus) : this)) {
        return QMainWindow::eventFilter(watched, event);
    }
    if (focus != nullptr && focus->property("ownKeys").toBool()) {
        return QMainWindow::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    if (takesText(focus)) {
        if (key->key() == Qt::Key_Escape) {
            if (auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
                field != nullptr && field->property("emptiesOnEscape").toBool()) {
                field->clear();
            }
            m_table->board().setFocus();
            return true;
        }
        return QMainWindow::eventFilter(watched, event);
    }
    // Holding a key never repeats an act; walking and zooming may.
    if (key->isAutoRepeat() && (key->key() == Qt::Key_Space || key->key() == Qt::Key_Return)) {
        return true;
    }
    const bool inList = focus != nullptr && focus->inherits("QAbstractItemView");
    if (inList && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down || key->key() == Qt::Key_PageUp ||
                   key->key() == Qt::Key_PageDown)) {
        return QMainWindow::eventFilter(watched, event);
    }
    return m_table->takeKey(*key) || QMainWindow::eventFilter(watched, event);
}

}  // namespace ui
