// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/board_docks.h"

#include <QCloseEvent>
#include <QDockWidget>

#include "ui/board/board_view.h"

namespace ui {

BoardDocks::BoardDocks(QWidget* parent) : QMainWindow(parent) {
    // Made as a window whatever it is told.
    setWindowFlags(Qt::Widget);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    // Brushes above it come first on a low screen.
    constexpr int kLeastHigh = 140;
    setMinimumHeight(kLeastHigh);
    setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AnimatedDocks);
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    setContextMenuPolicy(Qt::PreventContextMenu);
    m_boardDock = new QDockWidget(tr("Board"), this);
    m_boardDock->setObjectName(QStringLiteral("boardDock"));
    m_boardDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    m_boardDock->setTitleBarWidget(new QWidget(m_boardDock));
    m_board = new BoardView(m_boardDock);
    m_boardDock->setWidget(m_board);
    addDockWidget(Qt::LeftDockWidgetArea, m_boardDock);
}

void BoardDocks::addCamera(QWidget* panel) {
    m_cameraDock = new QDockWidget(tr("Camera"), this);
    m_cameraDock->setObjectName(QStringLiteral("cameraDock"));
    m_cameraDock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_cameraDock->setWidget(panel);
    addDockWidget(Qt::LeftDockWidgetArea, m_cameraDock);
    tabifyDockWidget(m_boardDock, m_cameraDock);
    m_cameraDock->hide();
    m_cameraDock->installEventFilter(this);
}

void BoardDocks::showCamera(bool on) {
    if (m_cameraDock == nullptr) {
        return;
    }
    m_cameraDock->setVisible(on);
    if (on) {
        m_cameraDock->raise();
    } else {
        m_board->setFocus();
    }
}

void BoardDocks::restore(const QByteArray& state) {
    (void)restoreState(state);
    m_boardDock->show();
}

void BoardDocks::forget() {
    if (m_cameraDock != nullptr) {
        m_cameraDock->setFloating(false);
        addDockWidget(Qt::LeftDockWidgetArea, m_cameraDock);
        tabifyDockWidget(m_boardDock, m_cameraDock);
    }
}

bool BoardDocks::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_cameraDock && event->type() == QEvent::Close) {
        Q_EMIT cameraClosed();
    }
    return QMainWindow::eventFilter(watched, event);
}

}  // namespace ui
