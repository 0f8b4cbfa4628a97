// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QPolygonF>
#include <QString>
#include <functional>
#include <set>
#include <vector>

#include "engine/state/setup.h"

namespace ui {

/// What a photo gave: a board without tokens and pieces, the very pixels that were read, and where its hexes lie in
/// them.
struct PhotoResult {
    struct Outline {
        engine::Hex hex;
        QPolygonF polygon;
        bool doubtful = false;
    };
    QString problem;
    engine::Setup setup;
    std::set<engine::Hex> doubtful;
    QImage image;
    std::vector<Outline> outlines;
};

/// Whether this program can read photos at all.
[[nodiscard]] bool canReadPhotos();
/// Reads a photo beside the window's thread; `done` runs on the receiver's thread, and not at all if the receiver is
/// gone.
void readPhotoInBackground(const QString& file, QObject* receiver, std::function<void(PhotoResult)> done);
/// The same with a picture that is there already.
void readPictureInBackground(const QImage& picture, QObject* receiver, std::function<void(PhotoResult)> done);

}  // namespace ui
