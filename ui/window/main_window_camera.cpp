// SPDX-License-Identifier: GPL-3.0-or-later
// The camera in the window: its dock, its menu, its state at the bottom.
#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QSettings>
#include <QStatusBar>
#include <QStyle>

#include "ui/camera_dock/camera_panel.h"
#include "ui/camera_dock/marker_sheet_pdf.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/table_page.h"
#include "ui/window/main_window.h"

namespace ui {

void MainWindow::makeCameraDock(bool isShown, const QByteArray& docks) {
    if (!CameraDesk::isThere()) {
        return;
    }
    m_table->addCamera(new CameraPanel(m_camera, m_watch, m_diceWatch, m_table), m_watch, m_diceWatch);
    m_table->restoreDocks(docks);
    m_table->showCamera(isShown);
    connect(m_table, &TablePage::cameraClosed, this, [this] { turnCamera(false); });
    connect(m_newGame, &NewGamePage::cameraRequested, this, [this] {
        const auto corners = m_camera.board().marked();
        m_newGame->takePicture(
            m_camera.current(),
            corners ? std::optional(MarkedBoard{*corners, m_camera.board().recordedLand()}) : std::nullopt);
    });
    m_newGame->setCameraReady(m_camera.isOn());
}

void MainWindow::makeCameraMenu() {
    if (!CameraDesk::isThere()) {
        m_cameraOn = nullptr;
        return;
    }
    QMenu* menu = menuBar()->addMenu(tr("&Camera"));
    m_cameraOn = menu->addAction(tr("&Camera on"), this, &MainWindow::turnCamera);
    m_cameraOn->setCheckable(true);
    m_cameraOn->setShortcut(QKeySequence(QStringLiteral("F5")));
    QAction* find = menu->addAction(tr("&Find the board"), &m_camera.board(), &CameraBoard::find);
    menu->addAction(tr("&Markers to print…"), this, &MainWindow::printMarkers);
    QAction* match = menu->addAction(tr("&Does the table match the record?"), &m_watch, &WatchDesk::check);
    match->setShortcut(QKeySequence(QStringLiteral("F7")));
    menu->addSeparator();
    QAction* watches =
        menu->addAction(tr("&Propose what changes on the table"), this, [this](bool on) { m_watch.setOn(on); });
    watches->setCheckable(true);
    QAction* alone = menu->addAction(tr("&Accept plain placements by itself"), this,
                                     [this](bool on) { m_watch.setAcceptsByItself(on); });
    alone->setCheckable(true);
    alone->setToolTip(tr("Only a single road, settlement or city that is allowed and was seen for two seconds"));
    QAction* dice = menu->addAction(tr("&Read real dice"), this, [this](bool on) { m_diceWatch.setOn(on); });
    dice->setCheckable(true);
    dice->setToolTip(tr("While a throw of real dice is due: what lies still is proposed"));
    menu->addSeparator();
    QAction* keeps =
        menu->addAction(tr("&Keep a picture of each act"), this, [this](bool on) { m_camera.pictures().setOn(on); });
    keeps->setCheckable(true);
    QAction* now = menu->addAction(tr("Keep a picture &now"), &m_camera.pictures(), &PictureKeeper::keepNow);
    connect(menu, &QMenu::aboutToShow, this, [this, find, match, watches, alone, dice, keeps, now] {
        m_cameraOn->setChecked(m_table->isCameraShown());
        find->setEnabled(m_camera.isOn());
        match->setEnabled(m_camera.isOn() && m_desk.hasGame());
        watches->setChecked(m_watch.isWanted());
        alone->setChecked(m_watch.acceptsByItself());
        alone->setEnabled(m_watch.isWanted());
        dice->setChecked(m_diceWatch.isOn());
        keeps->setChecked(m_camera.pictures().isOn());
        now->setEnabled(m_camera.isOn() && m_desk.hasGame());
    });
    // What is pale in the list keeps its key: the camera may be turned on without another look at the list.
    connect(menu, &QMenu::aboutToHide, this, [match] { match->setEnabled(true); });
}

void MainWindow::printMarkers() {
    const QString a4 = tr("PDF, A4 (*.pdf)");
    const QString letter = tr("PDF, US Letter (*.pdf)");
    QString chosen = a4;
    QString file = QFileDialog::getSaveFileName(this, tr("Markers to print"), tr("markers.pdf"),
                                                a4 + QStringLiteral(";;") + letter, &chosen);
    if (file.isEmpty()) {
        return;
    }
    if (QFileInfo(file).suffix().isEmpty()) {
        file += QStringLiteral(".pdf");
    }
    const QString problem =
        writeMarkerPdf(file, chosen == letter ? adjudicator::PageSize::Letter : adjudicator::PageSize::A4);
    if (!problem.isEmpty()) {
        m_desk.warnOfPicture(tr("%1 cannot be written: %2").arg(QFileInfo(file).fileName(), problem));
    }
}

void MainWindow::turnCamera(bool on) {
    if (on) {
        enter(Mode::Table);
    }
    m_camera.setOn(on);
    m_table->showCamera(on);
    m_cameraOn->setChecked(on);
}

/// Also while the camera's own window is in front.
bool MainWindow::hasKeyboard() const {
    const QWidget* front = QApplication::activeWindow();
    return front == this || (front != nullptr && front->windowType() == Qt::Tool && isAncestorOf(front));
}

void MainWindow::refreshCamera() {
    const bool isSeen = m_camera.state() != CameraDesk::State::Off || m_camera.isTroubled();
    m_cameraState->setVisible(isSeen);
    m_cameraState->setText(m_camera.stateText());
    m_cameraState->setToolTip(m_camera.troubleText());
    m_cameraState->setProperty("kind", m_camera.isTroubled() ? QStringLiteral("warn") : QString());
    m_cameraState->style()->unpolish(m_cameraState);
    m_cameraState->style()->polish(m_cameraState);
    m_newGame->setCameraReady(m_camera.isOn());
}

}  // namespace ui
