// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/marked_corners.h"

#include <QCoreApplication>
#include <QSettings>
#include <QVariant>
#include <algorithm>

#ifdef ADJ_WITH_VISION
#include "ui/camera/given_corners.h"
#include "ui/text/photo_text.h"
#include "vision/given_corners.h"
#include "vision/overlay.h"
#endif

namespace ui {

namespace {

QString cornersKey(const QString& source) {
    return QStringLiteral("camera/corners/") +
           QString::fromLatin1(source.toUtf8().toBase64(QByteArray::Base64UrlEncoding));
}

}  // namespace

std::optional<MarkedCorners> keptCorners(const QString& source) {
    const QVariantList kept = QSettings().value(cornersKey(source)).toList();
    MarkedCorners corners;
    if (kept.size() != static_cast<qsizetype>(corners.size())) {
        return std::nullopt;
    }
    std::transform(kept.begin(), kept.end(), corners.begin(), [](const QVariant& at) { return at.toPointF(); });
    return corners;
}

void keepCorners(const QString& source, const MarkedCorners& corners) {
    QVariantList list;
    for (const QPointF& at : corners) {
        list.append(at);
    }
    QSettings().setValue(cornersKey(source), list);
}

void forgetCorners(const QString& source) {
    QSettings().remove(cornersKey(source));
}

#ifdef ADJ_WITH_VISION

namespace {

struct Corners {
    Q_DECLARE_TR_FUNCTIONS(ui::Corners)
};

QString cornersProblem(vision::CornersError error) {
    using vision::CornersError;
    switch (error) {
        case CornersError::Outside:
            return Corners::tr("A point lies outside the picture.");
        case CornersError::TooSmall:
            return Corners::tr("The points lie too close together for a board to be read.");
        case CornersError::Crossed:
            return Corners::tr("The points do not go round the island in order.");
        case CornersError::NoHexagon:
            return Corners::tr("No camera sees the corner hexes of a board like this.");
        case CornersError::NoEyes:
            return netProblem();
    }
    return {};
}

}  // namespace

MarkedLattice latticeThrough(const MarkedCorners& corners, QSize picture, const std::vector<engine::Hex>& wanted) {
    const auto& land = markedLand(wanted);
    MarkedLattice lattice;
    const auto found = vision::latticeThrough(givenCorners(corners), picture.width(), picture.height(), land);
    if (!found) {
        lattice.problem = cornersProblem(found.error());
        return lattice;
    }
    for (const auto& [a, b] : vision::latticeIn(*found, land)) {
        lattice.lines.emplace_back(a.x, a.y, b.x, b.y);
    }
    return lattice;
}

MarkedCorners cornersAtFirst(QSize picture, const std::vector<engine::Hex>& land) {
    return markedCorners(vision::cornersAtFirst(picture.width(), picture.height(), markedLand(land)));
}

#else

MarkedLattice latticeThrough(const MarkedCorners&, QSize, const std::vector<engine::Hex>&) {
    return {};
}
MarkedCorners cornersAtFirst(QSize, const std::vector<engine::Hex>&) {
    return {};
}

#endif

}  // namespace ui
