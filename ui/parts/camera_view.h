// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/camera_desk.h"

namespace ui {

/// The camera's picture with the recognised lattice over it; what is known of the board in its corner.
class CameraView : public QWidget {
    Q_OBJECT

public:
    CameraView(CameraDesk& desk, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void askForSize();

    CameraDesk& m_desk;
};

}  // namespace ui
