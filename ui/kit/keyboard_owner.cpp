// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/keyboard_owner.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>

namespace ui {

bool takesText(const QWidget* widget) {
    return qobject_cast<const QLineEdit*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(widget) != nullptr || qobject_cast<const QComboBox*>(widget) != nullptr;
}

KeyboardOwner::KeyboardOwner(QWidget& page, QWidget& owner, Presses presses)
    : m_page(page), m_owner(&owner), m_presses(presses) {
    connect(qApp, &QApplication::focusChanged, this, &KeyboardOwner::moved);
    qApp->installEventFilter(this);
}

/// The part of the page that has the keyboard, or gets it when the window comes to the front again; null: none.
QWidget* KeyboardOwner::holder() const {
    QWidget* holder = m_page.window()->focusWidget();
    return holder != nullptr && m_page.isAncestorOf(holder) ? holder : nullptr;
}

void KeyboardOwner::take() {
    const QScopedValueRollback taking(m_isTaking, true);
    (m_owner->isVisible() && m_owner->isEnabled() ? m_owner : &m_page)->setFocus();
}

void KeyboardOwner::takeFrom(const QWidget& part) {
    const QWidget* has = holder();
    if (has != nullptr && (has == &part || part.isAncestorOf(has))) {
        take();
    }
}

void KeyboardOwner::takeFromPressed() {
    const QWidget* has = holder();
    if (qobject_cast<const QAbstractButton*>(has) != nullptr ||
        qobject_cast<const QAbstractItemView*>(has) != nullptr) {
        take();
    }
}

/// Of a part that is hidden Qt says so before it moves the keyboard; of one that is disabled or deleted, after.
void KeyboardOwner::moved(const QWidget* from, const QWidget* to) {
    if (m_isTaking || !m_page.isVisible() || !m_page.isEnabled() || !m_page.isActiveWindow() ||
        QApplication::activePopupWidget() != nullptr) {
        return;
    }
    const bool wasTakenAway =
        from != nullptr && to != nullptr && m_page.isAncestorOf(from) && (!from->isEnabled() || !from->isVisible());
    if (to == nullptr || (wasTakenAway && to != m_owner && m_page.isAncestorOf(to))) {
        take();
    }
}

bool KeyboardOwner::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::Hide && !event->spontaneous()) {
        const auto* part = qobject_cast<const QWidget*>(watched);
        if (part != nullptr && m_page.isVisible() && m_page.isAncestorOf(part)) {
            takeFrom(*part);
        }
    } else if (m_presses == Presses::LeaveIt && (type == QEvent::Polish || type == QEvent::MouseButtonPress)) {
        auto* button = qobject_cast<QAbstractButton*>(watched);
        if (button == nullptr || !m_page.isAncestorOf(button) || takesText(button->parentWidget())) {
            return false;
        }
        if (type == QEvent::Polish && button->focusPolicy() != Qt::NoFocus) {
            button->setFocusPolicy(Qt::TabFocus);
        } else if (type == QEvent::MouseButtonPress && holder() != nullptr && button->isEnabled()) {
            take();
        }
    }
    return false;
}

}  // namespace ui
