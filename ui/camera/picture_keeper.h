// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>

#include "db/chain.h"

namespace ui {

class CameraDesk;
class TableDesk;
struct TakenPicture;

/// The pictures of the table that are kept with its acts.
class PictureKeeper : public QObject {
    Q_OBJECT

public:
    /// Both outlive this.
    PictureKeeper(TableDesk& table, CameraDesk& camera);
    /// With each act, while the camera is on. Remembered from run to run.
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setOn(bool on);
    /// With the newest act.
    void keepNow();
    /// The camera was switched: what fails from now on is said anew.
    void forgetFailure() { m_saidFailure = false; }

Q_SIGNALS:
    void changed();

private:
    void keep(std::uint64_t entry, bool isAsked);
    void kept(const db::GameId& game, std::uint64_t entry, bool isAsked, TakenPicture taken);

    TableDesk& m_table;
    CameraDesk& m_camera;
    bool m_isOn = false;
    /// It was said that pictures fail; once is enough until one succeeds.
    bool m_saidFailure = false;
};

}  // namespace ui
