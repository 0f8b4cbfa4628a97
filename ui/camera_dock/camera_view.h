// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/camera/camera_desk.h"
#include "ui/camera/watch_desk.h"

class QPainter;

namespace ui {

/// The camera's picture with the recognised lattice over it, and rings where the table is otherwise than the record;
/// what is known of the board in its corner.
class CameraView : public QWidget {
    Q_OBJECT

public:
    CameraView(CameraDesk& desk, WatchDesk& watch, QWidget* parent);

    /// Where the picture lies in the widget; empty before the first.
    [[nodiscard]] QRectF pictureArea() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void askForSize();
    /// A numbered ring at each place that is proposed or differs.
    void paintRings(QPainter& painter, const QRectF& target, qreal side) const;

    CameraDesk& m_desk;
    WatchDesk& m_watch;
};

}  // namespace ui
