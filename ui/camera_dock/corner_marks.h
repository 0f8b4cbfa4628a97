// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <functional>

#include "ui/camera/marked_corners.h"

namespace ui {

/// Lies over a picture while a person marks a board in it: six numbered points for the middles of the corner hexes, the
/// lattice through them drawn live, a loupe at the point that is moved. The mouse drags points, Tab goes on to the
/// next, the arrow keys move it (with Shift in leaps); Enter is done, Escape leaves.
class CornerMarks : public QWidget {
    Q_OBJECT

public:
    struct Shown {
        /// The picture that is looked at, whole.
        QImage picture;
        /// Where it lies in the widget below.
        QRectF area;
        /// The island whose corners are marked; the small box's where it is empty.
        std::vector<engine::Hex> land = {};
    };
    /// The widget below is the parent.
    CornerMarks(std::function<Shown()> shown, QWidget* parent);

    /// Shows itself, takes the keyboard.
    void begin(const MarkedCorners& corners);
    void leave();
    [[nodiscard]] const MarkedCorners& corners() const { return m_corners; }
    /// Why the points cannot be those of a board; empty when they can.
    [[nodiscard]] const QString& problem() const { return m_lattice.problem; }
    /// Done, if the points can be those of a board.
    void finish();

Q_SIGNALS:
    void moved();
    void done(const ui::MarkedCorners& corners);
    void left();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QPointF screenOf(std::size_t corner, const QRectF& area) const;
    void move(QPointF screen);
    void nudge(QPointF screenStep);
    void renew();
    void paintLattice(QPainter& painter, const Shown& shown) const;
    void paintPoints(QPainter& painter, const QRectF& area) const;
    void paintLoupe(QPainter& painter, const Shown& shown) const;
    void paintWords(QPainter& painter) const;

    std::function<Shown()> m_shown;
    MarkedCorners m_corners;
    MarkedLattice m_lattice;
    std::size_t m_current = 0;
    bool m_isDragging = false;
    /// A loupe is shown from the first move on.
    bool m_hasMoved = false;
    /// From the point to where the mouse took it.
    QPointF m_grip;
};

}  // namespace ui
