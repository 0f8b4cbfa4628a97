// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace ui {

/// Scrolls down only, and keeps the bar's room free while there is none: what lies in it never changes its width.
class StillArea : public QScrollArea {
public:
    explicit StillArea(QWidget* parent = nullptr) : QScrollArea(parent) {
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        verticalScrollBar()->installEventFilter(this);
        keepRoom(true);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == verticalScrollBar() && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) {
            keepRoom(event->type() == QEvent::Hide);
        }
        return QScrollArea::eventFilter(watched, event);
    }

private:
    void keepRoom(bool on) { setViewportMargins(0, 0, on ? verticalScrollBar()->sizeHint().width() : 0, 0); }
};

}  // namespace ui
