// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QPointF>
#include <QPolygonF>
#include <QString>
#include <QTransform>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "adjudicator/questions/question.h"
#include "engine/state/setup.h"
#include "ui/camera/marked_corners.h"

namespace ui {

struct PhotoBoard;

/// What a photo gave: a board, the very pixels that were read, where its hexes lie in them, and what should be looked
/// at.
struct PhotoResult {
    struct Outline {
        engine::Hex hex;
        QPolygonF polygon;
        bool doubtful = false;
    };
    /// Why nothing was read; the picture is there all the same where only the board in it was not recognised.
    QString problem;
    engine::Setup setup;
    std::set<engine::Hex> doubtful;
    QImage image;
    std::vector<Outline> outlines;
    /// What is in doubt, as it is to be asked.
    std::vector<adjudicator::questions::Question> questions;
    /// From the board plane (HexLayout::planeOf) to the picture's pixels.
    QTransform plane;
    /// Else it may be another box than the one that it was taken for.
    bool isBoxSure = true;
    /// Where the corner hexes lie: as recognised, or as somebody marked them.
    std::optional<MarkedCorners> corners;
    /// The picture shows the table in a mirror; it was read the right way round.
    bool isMirrored = false;
    /// Else tiles are not seen where the corners lie.
    bool isVouched = true;
    /// So many of its hexes lie outside the picture: what the draft has there is a guess that nobody is asked about.
    int unseen = 0;
    /// The known set that the board was read as; empty: none.
    QString set;
    /// The same for learning its set from it (desk/set_keeper.h); null where no board was read.
    std::shared_ptr<const PhotoBoard> board;
};

/// Where a person marked a board, and which one.
struct MarkedBoard {
    MarkedCorners corners;
    /// The small box's island where it is empty.
    std::vector<engine::Hex> land;
};

/// A known set by its name, an empty one for none; nothing: the set that the board looks like.
using SetWish = std::optional<QString>;

/// Whether this program can read photos at all.
[[nodiscard]] bool canReadPhotos();
/// Reads a photo beside the window's thread; `done` runs on the receiver's thread, and not at all if the receiver is
/// gone. Only pieces of the table's documents are looked for, and of its players where any has a name.
void readPhotoInBackground(const QString& file, const engine::Setup& table, QObject* receiver,
                           std::function<void(PhotoResult)> done);
/// The same with a picture that is there already; a marked board is read where it lies.
void readPictureInBackground(const QImage& picture, const std::optional<MarkedBoard>& marked, const SetWish& set,
                             const engine::Setup& table, QObject* receiver, std::function<void(PhotoResult)> done);

}  // namespace ui
