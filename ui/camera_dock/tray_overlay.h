// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>

#include "ui/camera/dice_watch.h"

namespace ui {

/// Lies over the camera's picture: the tray's edge, and while it is drawn, the rectangle under the mouse. The arrow
/// keys move it, with Shift its lower right corner; Enter keeps, Escape leaves it as it was.
class TrayOverlay : public QWidget {
    Q_OBJECT

public:
    /// `picture` answers where the picture lies in the widget below, which is the parent.
    TrayOverlay(DiceWatch& watch, std::function<QRectF()> picture, QWidget* parent);

    void setDrawing(bool on);
    [[nodiscard]] bool isDrawing() const { return m_isDrawing; }

Q_SIGNALS:
    void drawn();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QPointF fractionAt(QPointF pixel) const;
    void finish(bool keep);

    DiceWatch& m_watch;
    std::function<QRectF()> m_picture;
    bool m_isDrawing = false;
    QPointF m_from;
    QRectF m_tray;
};

}  // namespace ui
