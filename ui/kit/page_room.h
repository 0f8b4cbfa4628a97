// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace ui {

/// Gives what it holds the room that there is, but never less than it needs: in a small window, as on a screen where
/// everything is drawn twice as large, it scrolls. The keyboard belongs to what it holds.
class PageRoom : public QScrollArea {
public:
    explicit PageRoom(QWidget* parent);
    /// Takes the widget over; with `least` pixels at least.
    void hold(QWidget& widget, QSize least);
    void setLeast(QSize least);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fit();

    QSize m_least;
};

}  // namespace ui
