// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPainter>

namespace ui {

/// One line that never asks for room: what does not fit ends in an ellipsis, and the tip tells it whole.
class ElidedLabel : public QLabel {
public:
    using QLabel::QLabel;

    void say(const QString& text) {
        setText(text);
        setToolTip(text);
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {10, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        drawFrame(&painter);
        painter.setPen(palette().color(foregroundRole()));
        const QRect room = contentsRect().adjusted(margin(), 0, -margin(), 0);
        painter.drawText(room, static_cast<int>(alignment()),
                         fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    }
};

}  // namespace ui
