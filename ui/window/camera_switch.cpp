// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/camera_switch.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include "ui/camera_dock/camera_panel.h"
#include "ui/camera_dock/marker_sheet_pdf.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/board_docks.h"
#include "ui/pages/table_page.h"
#include "ui/window/backstage.h"
#include "ui/window/page_stack.h"

namespace ui {

void CameraSwitch::serve(TablePage& page) {
    if (!CameraDesk::isThere()) {
        return;
    }
    page.addCamera(new CameraPanel(m_backstage.camera, m_backstage.watch, m_backstage.diceWatch, &page),
                   m_backstage.watch, m_backstage.diceWatch);
    page.docks().restore(QSettings().value(QStringLiteral("docks")).toByteArray());
    page.docks().showCamera(m_isOn);
    connect(&page.docks(), &BoardDocks::cameraClosed, this, [this] { turn(false); });
}

void CameraSwitch::serve(NewGamePage& page) {
    connect(&page, &NewGamePage::cameraRequested, this, [this, &page] {
        const auto corners = m_backstage.camera.board().marked();
        page.takePicture(
            m_backstage.camera.current(),
            corners ? std::optional(MarkedBoard{*corners, m_backstage.camera.board().recordedLand()}) : std::nullopt);
    });
    const auto tell = [this, &page] { page.setCameraReady(m_backstage.camera.isOn()); };
    connect(&m_backstage.camera, &CameraDesk::changed, &page, tell);
    tell();
}

void CameraSwitch::turn(bool on) {
    m_isOn = on;
    TablePage* table = on ? &m_pages.go<TablePage>() : m_pages.ifMade<TablePage>();
    m_backstage.camera.setOn(on);
    if (table != nullptr) {
        table->docks().showCamera(on);
    }
}

MenuEntries CameraSwitch::entries() {
    if (!CameraDesk::isThere()) {
        return {};
    }
    CameraDesk& camera = m_backstage.camera;
    WatchDesk& watch = m_backstage.watch;
    DiceWatch& dice = m_backstage.diceWatch;
    const auto sees = [&camera] { return camera.isOn(); };
    const auto seesGame = [this] { return m_backstage.camera.isOn() && m_backstage.table.hasGame(); };
    return {
        {.text = tr("&Camera on"),
         .press = [this] { turn(!m_isOn); },
         .keys = {QKeySequence(Qt::Key_F5)},
         .ticked = [this] { return m_isOn; }},
        {.text = tr("&Find the board"), .press = [&camera] { camera.board().find(); }, .offered = sees},
        {tr("&Markers to print…"), [this] { printMarkers(); }},
        {.text = tr("&Does the table match the record?"),
         .press = [&watch] { watch.check(); },
         .keys = {QKeySequence(Qt::Key_F7)},
         .offered = seesGame},
        {},
        {.text = tr("&Propose what changes on the table"),
         .press = [&watch] { watch.setOn(!watch.isWanted()); },
         .ticked = [&watch] { return watch.isWanted(); }},
        {.text = tr("&Accept plain placements by itself"),
         .press = [&watch] { watch.setAcceptsByItself(!watch.acceptsByItself()); },
         .offered = [&watch] { return watch.isWanted(); },
         .ticked = [&watch] { return watch.acceptsByItself(); },
         .tip = tr("Only a single road, settlement or city that is allowed and was seen for two seconds")},
        {.text = tr("&Read real dice"),
         .press = [&dice] { dice.setOn(!dice.isOn()); },
         .ticked = [&dice] { return dice.isOn(); },
         .tip = tr("While a throw of real dice is due: what lies still is proposed")},
        {},
        {.text = tr("&Keep a picture of each act"),
         .press = [&camera] { camera.pictures().setOn(!camera.pictures().isOn()); },
         .ticked = [&camera] { return camera.pictures().isOn(); }},
        {.text = tr("Keep a picture &now"), .press = [&camera] { camera.pictures().keepNow(); }, .offered = seesGame},
    };
}

void CameraSwitch::printMarkers() {
    const QString a4 = tr("PDF, A4 (*.pdf)");
    const QString letter = tr("PDF, US Letter (*.pdf)");
    QString chosen = a4;
    QString file = QFileDialog::getSaveFileName(&m_pages, tr("Markers to print"), tr("markers.pdf"),
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
        m_backstage.table.pictures().warn(tr("%1 cannot be written: %2").arg(QFileInfo(file).fileName(), problem));
    }
}

}  // namespace ui
