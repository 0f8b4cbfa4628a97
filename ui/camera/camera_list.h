// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <functional>
#include <vector>

class QObject;

namespace ui {

/// One camera that can be chosen.
struct CameraChoice {
    /// What `choose` takes.
    QString source;
    QString name;
    /// Largest first; may be empty.
    std::vector<QSize> sizes;
};

/// Asks the system for its cameras on a thread of its own. `found` runs on the asker's thread, unless the asker is gone
/// by then.
void listCamerasBeside(QObject& asker, std::function<void(std::vector<CameraChoice>)> found);

}  // namespace ui
