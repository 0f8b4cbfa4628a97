// SPDX-License-Identifier: GPL-3.0-or-later
// The board and the camera at the table: docks within the page, so that the acts stay where they are.
#include <QCloseEvent>
#include <QDockWidget>
#include <QMainWindow>
#include <QVBoxLayout>

#include "ui/board/board_view.h"
#include "ui/camera/watch_desk.h"
#include "ui/camera_dock/dice_proposal.h"
#include "ui/camera_dock/watch_panel.h"
#include "ui/pages/table_page.h"

namespace ui {

QWidget* TablePage::makeDocks(QWidget* parent) {
    m_docks = new QMainWindow(parent);
    // Made as a window whatever it is told.
    m_docks->setWindowFlags(Qt::Widget);
    m_docks->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    // Brushes above it come first on a low screen.
    constexpr int kLeastHigh = 140;
    m_docks->setMinimumHeight(kLeastHigh);
    m_docks->setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AnimatedDocks);
    m_docks->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_docks->setContextMenuPolicy(Qt::PreventContextMenu);
    m_boardDock = new QDockWidget(tr("Board"), m_docks);
    m_boardDock->setObjectName(QStringLiteral("boardDock"));
    m_boardDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    m_boardDock->setTitleBarWidget(new QWidget(m_boardDock));
    m_board = new BoardView(m_boardDock);
    m_boardDock->setWidget(m_board);
    m_docks->addDockWidget(Qt::LeftDockWidgetArea, m_boardDock);
    return m_docks;
}

void TablePage::addCamera(QWidget* panel, WatchDesk& watch, DiceWatch& dice) {
    m_watch = &watch;
    // Right under the panel of the moment, which stays where it is.
    m_diceProposal = new DiceProposal(dice, m_below->parentWidget());
    m_proposals = new WatchPanel(watch, m_below->parentWidget());
    m_below->insertWidget(0, m_diceProposal);
    m_below->insertWidget(1, m_proposals);
    connect(m_diceProposal, &DiceProposal::turned, this, &TablePage::makeRoom);
    connect(&watch, &WatchDesk::changed, this, &TablePage::refreshMarkers);
    connect(m_proposals, &WatchPanel::turned, this, &TablePage::makeRoom);
    m_cameraDock = new QDockWidget(tr("Camera"), m_docks);
    m_cameraDock->setObjectName(QStringLiteral("cameraDock"));
    m_cameraDock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_cameraDock->setWidget(panel);
    m_docks->addDockWidget(Qt::LeftDockWidgetArea, m_cameraDock);
    m_docks->tabifyDockWidget(m_boardDock, m_cameraDock);
    m_cameraDock->hide();
    m_cameraDock->installEventFilter(this);
}

void TablePage::showCamera(bool on) {
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

bool TablePage::isCameraShown() const {
    return m_cameraDock != nullptr && !m_cameraDock->isHidden();
}

QByteArray TablePage::dockState() const {
    return m_docks->saveState();
}

void TablePage::restoreDocks(const QByteArray& state) {
    (void)m_docks->restoreState(state);
    m_boardDock->show();
}

void TablePage::forgetDocks() {
    if (m_cameraDock != nullptr) {
        m_cameraDock->setFloating(false);
        m_docks->addDockWidget(Qt::LeftDockWidgetArea, m_cameraDock);
        m_docks->tabifyDockWidget(m_boardDock, m_cameraDock);
    }
}

bool TablePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_cameraDock && event->type() == QEvent::Close) {
        Q_EMIT cameraClosed();
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace ui
