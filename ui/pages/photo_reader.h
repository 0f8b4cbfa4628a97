// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QPointF>
#include <QPolygonF>
#include <QString>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/state/setup.h"

namespace ui {

/// What a photo gave: a board, the very pixels that were read, where its hexes lie in them, and what should be looked
/// at.
struct PhotoResult {
    struct Outline {
        engine::Hex hex;
        QPolygonF polygon;
        bool doubtful = false;
    };
    /// What is in doubt beside the terrains and numbers of hexes, and where in the picture.
    struct Question {
        QPointF at;
        QString text;
    };
    QString problem;
    engine::Setup setup;
    std::set<engine::Hex> doubtful;
    QImage image;
    std::vector<Outline> outlines;
    std::vector<Question> questions;
};

/// Whether this program can read photos at all.
[[nodiscard]] bool canReadPhotos();
/// Reads a photo beside the window's thread; `done` runs on the receiver's thread, and not at all if the receiver is
/// gone. Only pieces of these documents are looked for.
void readPhotoInBackground(const QString& file, const std::vector<std::string>& documents, QObject* receiver,
                           std::function<void(PhotoResult)> done);
/// The same with a picture that is there already.
void readPictureInBackground(const QImage& picture, const std::vector<std::string>& documents, QObject* receiver,
                             std::function<void(PhotoResult)> done);

}  // namespace ui
