// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>
#include <QString>
#include <vector>

namespace ui {

/// One camera that can be chosen.
struct CameraChoice {
    /// What `choose` takes.
    QString source;
    QString name;
    /// Largest first; may be empty.
    std::vector<QSize> sizes;
};

/// The cameras that the system has.
class CameraList : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// As it said when it was asked last.
    [[nodiscard]] const std::vector<CameraChoice>& cameras() const { return m_cameras; }
    /// Asks it, beside this thread.
    void ask();

Q_SIGNALS:
    void listed();

private:
    std::vector<CameraChoice> m_cameras;
    bool m_isAsking = false;
};

}  // namespace ui
