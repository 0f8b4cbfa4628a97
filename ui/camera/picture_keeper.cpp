// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/picture_keeper.h"

#include <QSettings>
#include <utility>

#include "ui/camera/camera_desk.h"
#include "ui/desk/table_desk.h"

namespace ui {

PictureKeeper::PictureKeeper(TableDesk& table, CameraDesk& camera) : m_table(table), m_camera(camera) {
    m_isOn = CameraDesk::isThere() && QSettings().value(QStringLiteral("camera/pictures"), false).toBool();
    connect(&m_table, &TableDesk::actWritten, this, [this](qulonglong entry) {
        if (m_isOn && m_camera.isOn()) {
            keep(entry, false);
        }
    });
}

void PictureKeeper::setOn(bool on) {
    if (on != m_isOn) {
        m_isOn = on;
        m_saidFailure = false;
        QSettings().setValue(QStringLiteral("camera/pictures"), on);
        Q_EMIT changed();
    }
}

void PictureKeeper::keepNow() {
    const auto act = m_table.hasGame() ? m_table.table().line().lastStep() : std::nullopt;
    if (!act) {
        m_table.pictures().warn(tr("There is no act yet to keep a picture with."));
    } else if (!m_camera.isOn()) {
        m_table.pictures().warn(tr("The camera is off."));
    } else {
        keep(act->entry, true);
    }
}

void PictureKeeper::keep(std::uint64_t entry, bool isAsked) {
    m_camera.takePicture([this, game = m_table.table().line().game(), entry, isAsked](TakenPicture taken) {
        kept(game, entry, isAsked, std::move(taken));
    });
}

void PictureKeeper::kept(const db::GameId& game, std::uint64_t entry, bool isAsked, TakenPicture taken) {
    if (!taken.problem.isEmpty()) {
        if (isAsked || !std::exchange(m_saidFailure, true)) {
            m_table.pictures().warn(tr("No picture is kept with entry %1: %2").arg(entry).arg(taken.problem));
        }
        return;
    }
    m_saidFailure = false;
    m_table.pictures().keep(game, entry, std::move(taken.jpeg), taken.width, taken.height, isAsked);
}

}  // namespace ui
