// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/crossing_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <tuple>

#include "ui/board/artwork.h"

namespace ui {

namespace {

namespace svg = adjudicator::svg;

/// With its white rim.
constexpr qreal kWeaponReach = 24;
constexpr qreal kRim = 4;
constexpr qreal kArm = 17;

qreal raisedBy(const BoardPicture::BuildingItem& building, const BoardPicture& picture) {
    return picture.armyAt(building.at) != nullptr ? svg::aboveArmy(building.kind, building.walls, building.upsideDown)
                                                  : 0;
}

QPointF weaponSpot(const engine::Corner& corner, const BoardPicture& picture, WeaponSide side) {
    const auto* army = picture.armyAt(corner);
    const auto beside = svg::besideCrossing(army == nullptr ? nullptr : &army->units);
    return {side == WeaponSide::Left ? -beside.x : beside.x, beside.y};
}

QPointF plateSpot(const engine::Corner& corner, const BoardPicture& picture) {
    return {0, picture.buildingAt(corner) != nullptr ? artwork::kPlateBelow : 0};
}

}  // namespace

void paintCrossing(QPainter& p, const engine::Corner& corner, const BoardPicture& picture, WeaponSide side) {
    const auto moved = [&p](QPointF by, auto paint) {
        p.save();
        p.translate(by);
        paint();
        p.restore();
    };
    if (const auto* building = picture.buildingAt(corner)) {
        moved({0, -raisedBy(*building, picture)}, [&] {
            artwork::paintBuilding(p, building->kind, building->look, building->walls, building->upsideDown);
        });
    }
    if (const auto* army = picture.armyAt(corner)) {
        moved(plateSpot(corner, picture), [&] { artwork::paintArmy(p, army->units, army->look); });
    }
    if (const auto* nuke = picture.nukeAt(corner)) {
        moved(weaponSpot(corner, picture, side), [&] { artwork::paintNuke(p, nuke->look); });
    }
}

QRectF crossingBox(const engine::Corner& corner, const BoardPicture& picture) {
    QRectF box;
    if (const auto* building = picture.buildingAt(corner)) {
        // The widest and tallest of them: a metropolis, a capital's flag.
        const qreal top = building->kind == engine::BuildingKind::Capital ? -52 : -28;
        const qreal foot = 22 + svg::reachesBelow(building->kind, building->upsideDown);
        const qreal bottom = building->walls > 0 ? foot + 15 : foot;
        const qreal wide = std::max(33.0, 8.5 * building->walls);
        box |= QRectF(-wide, top, 2 * wide, bottom - top).translated(0, -raisedBy(*building, picture));
        if (building->upsideDown) {
            // Its sign.
            box |= QRectF(13, -35, 22, 22).translated(0, -raisedBy(*building, picture));
        }
    }
    if (const auto* army = picture.armyAt(corner)) {
        const QSizeF plate(artwork::armyWidth(army->units), artwork::kPlateHeight);
        box |= QRectF(plateSpot(corner, picture) - QPointF(plate.width(), plate.height()) / 2, plate);
    }
    return box.isEmpty() ? box : box.adjusted(-kRim, -kRim, kRim, kRim);
}

QRectF aimBox(const engine::Corner& corner, const BoardPicture& picture) {
    constexpr qreal kGap = 7;
    // Wide and high enough for the arms to pass a weapon above and below.
    constexpr QRectF kLeast(-46, -60, 92, 110);
    const QRectF box = crossingBox(corner, picture);
    return (box.isEmpty() ? kLeast : box.adjusted(-kGap, -kGap, kGap, kGap)) | kLeast;
}

QRectF weaponBox(const engine::Corner& corner, const BoardPicture& picture, WeaponSide side) {
    if (picture.nukeAt(corner) == nullptr) {
        return {};
    }
    const QPointF at = weaponSpot(corner, picture, side);
    return {at.x() - kWeaponReach, at.y() - kWeaponReach, 2 * kWeaponReach, 2 * kWeaponReach};
}

void paintAim(QPainter& p, const engine::Corner& corner, const BoardPicture& picture, std::span<const QRectF> taken) {
    const QRectF box = aimBox(corner, picture);
    QPainterPath marks;
    for (const auto& [at, x, y] : {std::tuple(box.topLeft(), 1, 1), std::tuple(box.topRight(), -1, 1),
                                   std::tuple(box.bottomRight(), -1, -1), std::tuple(box.bottomLeft(), 1, -1)}) {
        const QRectF mark = QRectF(at, QSizeF(x * kArm, y * kArm)).normalized();
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(mark); })) {
            continue;
        }
        marks.moveTo(at + QPointF(0, y * kArm));
        marks.lineTo(at);
        marks.lineTo(at + QPointF(x * kArm, 0));
    }
    p.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] :
         {std::pair(QColor(255, 255, 255, 235), 11.0), std::pair(QColor(0xb0, 0x1c, 0x18), 6.5)}) {
        p.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.drawPath(marks);
    }
}

}  // namespace ui
