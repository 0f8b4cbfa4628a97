// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/side_area.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

namespace ui {

SideArea::SideArea(int least, QWidget* parent) : QScrollArea(parent), m_least(least) {
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedWidth(least);
}

void SideArea::setLeast(int least) {
    m_least = least;
    fitWidth();
}

bool SideArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fitWidth();
    }
    return QScrollArea::eventFilter(watched, event);
}

void SideArea::fitWidth() {
    const int held = widget() == nullptr ? 0 : widget()->minimumSizeHint().width();
    // The bar's room is kept whether it shows or not: what it pushes aside must not call it.
    setFixedWidth(std::max(m_least, held + verticalScrollBar()->sizeHint().width() + 2 * frameWidth()));
}

}  // namespace ui
