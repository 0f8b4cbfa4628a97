// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/page_room.h"

#include <QKeyEvent>
#include <QStyle>

namespace ui {

PageRoom::PageRoom(QWidget* parent) : QScrollArea(parent) {
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
}

void PageRoom::hold(QWidget& widget, QSize least) {
    m_least = least;
    setWidget(&widget);
    widget.setAutoFillBackground(false);
    fit();
}

void PageRoom::setLeast(QSize least) {
    if (m_least != least) {
        m_least = least;
        fit();
    }
}

void PageRoom::fit() {
    if (widget() == nullptr) {
        return;
    }
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    QSize room = maximumViewportSize();
    const bool isNarrow = room.width() < m_least.width();
    const bool isLow = room.height() < m_least.height();
    // Each bar takes its room from the other way.
    room -= QSize(isLow ? bar : 0, isNarrow ? bar : 0);
    widget()->resize(room.expandedTo(m_least));
}

void PageRoom::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

/// Keys that what it holds did not want are the window's.
void PageRoom::keyPressEvent(QKeyEvent* event) {
    event->ignore();
}

}  // namespace ui
