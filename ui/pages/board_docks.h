// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QDockWidget;

namespace ui {

class BoardView;

/// The board of the table and, where it is wanted, the camera: as tabs, side by side, or the camera in a window of its
/// own.
class BoardDocks : public QMainWindow {
    Q_OBJECT

public:
    explicit BoardDocks(QWidget* parent);

    [[nodiscard]] BoardView& board() { return *m_board; }
    /// Behind the board as a tab, beside it, or in a window; not yet shown. Once only.
    void addCamera(QWidget* panel);
    /// Shown, it comes to the front.
    void showCamera(bool on);
    /// They lie where they lay when `saveState` said so.
    void restore(const QByteArray& state);
    /// They lie as in the beginning.
    void forget();

Q_SIGNALS:
    /// By the dock's own button.
    void cameraClosed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    BoardView* m_board = nullptr;
    QDockWidget* m_boardDock = nullptr;
    QDockWidget* m_cameraDock = nullptr;
};

}  // namespace ui
