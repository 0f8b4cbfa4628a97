// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/questions/progress_marks.h"

#include <QPainter>

#include "ui/theme/colours.h"

namespace ui {

ProgressMarks::ProgressMarks(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressMarks::setDone(std::size_t done, std::size_t count) {
    m_done = done;
    m_count = count;
    update();
}

void ProgressMarks::paintEvent(QPaintEvent*) {
    if (m_count == 0) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr qreal kGap = 4;
    const qreal step = width() / static_cast<qreal>(m_count);
    const qreal gap = step > 3 * kGap ? kGap : 1;
    for (std::size_t i = 0; i < m_count; ++i) {
        const QRectF mark(static_cast<qreal>(i) * step + 1, 1, step - gap - 1, height() - 2);
        painter.setPen(i == m_done ? QPen(colours().accent, 2) : QPen(Qt::NoPen));
        painter.setBrush(i < m_done ? colours().accent : i == m_done ? colours().selection : colours().hairline);
        painter.drawRoundedRect(mark, 2, 2);
    }
}

}  // namespace ui
