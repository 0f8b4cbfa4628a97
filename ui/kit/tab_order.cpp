// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/tab_order.h"

#include <QWidget>

namespace ui {

namespace {

/// Qt orders only what takes the keyboard: for a moment this does.
class AsTabStop {
public:
    explicit AsTabStop(QWidget& widget) : m_widget(widget), m_policy(widget.focusPolicy()) {
        widget.setFocusPolicy(Qt::TabFocus);
    }
    ~AsTabStop() { m_widget.setFocusPolicy(m_policy); }
    AsTabStop(const AsTabStop&) = delete;
    AsTabStop& operator=(const AsTabStop&) = delete;

private:
    QWidget& m_widget;
    Qt::FocusPolicy m_policy;
};

}  // namespace

void putInTabOrder(QWidget& before, QWidget& fresh) {
    QWidget* last = &before;
    auto parts = fresh.findChildren<QWidget*>();
    parts.prepend(&fresh);
    for (QWidget* part : parts) {
        // A part of a compound one goes with it; a list that opens is a window of its own.
        if (part->focusProxy() == nullptr && part->window() == before.window()) {
            const AsTabStop first(*last);
            const AsTabStop second(*part);
            QWidget::setTabOrder(last, part);
            last = part;
        }
    }
}

void takeTabPlace(QWidget& old, QWidget& fresh) {
    QWidget* before = old.previousInFocusChain();
    if (before != &fresh && !fresh.isAncestorOf(before)) {
        putInTabOrder(*before, fresh);
    }
}

}  // namespace ui
