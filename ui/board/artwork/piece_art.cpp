// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/artwork/piece_art.h"

#include <array>
#include <cmath>
#include <numbers>

namespace ui::artwork {

namespace {

const QColor kOutline(0x1c, 0x1f, 0x22);
const QColor kHalo(255, 255, 255, 230);
constexpr qreal kLine = 3.2;
constexpr qreal kHaloWidth = 8.4;

/// A piece's shape: white halo, fill in the player's colour, dark outline.
void paintShape(QPainter& p, const QPainterPath& path, const QColor& fill) {
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(kHalo, kHaloWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(path);
    p.setBrush(fill);
    p.setPen(QPen(kOutline, kLine, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(path);
}

void paintEmblem(QPainter& p, const PlayerLook& look, QPointF at, qreal size) {
    p.save();
    p.translate(at);
    p.setPen(Qt::NoPen);
    p.setBrush(look.ink);
    p.drawPath(emblemPath(look.emblem, size));
    p.restore();
}

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(points));
    path.closeSubpath();
    return path;
}

struct Shape {
    QPainterPath path;
    QPointF emblem;
    qreal size = 15;
};

Shape shapeOf(engine::BuildingKind kind) {
    using engine::BuildingKind;
    switch (kind) {
        case BuildingKind::Settlement:
            return {polygon({{-19, 19}, {-19, -3}, {0, -20}, {19, -3}, {19, 19}}), {0, 6}, 15};
        case BuildingKind::City:
            return {polygon({{-30, 21}, {-30, -10}, {-17, -26}, {-3, -10}, {-3, -4}, {29, -4}, {29, 21}}), {9, 9}, 16};
        case BuildingKind::Metropolis:
            return {polygon({{-33, 22},
                             {-33, -28},
                             {-26, -28},
                             {-26, -21},
                             {-19, -21},
                             {-19, -28},
                             {-12, -28},
                             {-12, -6},
                             {-6, -6},
                             {12, -20},
                             {33, -4},
                             {33, 22}}),
                    {10, 7},
                    16};
        case BuildingKind::Capital:
            return {
                polygon({{-32, 22}, {-32, 0}, {-18, 0}, {-18, -16}, {0, -32}, {18, -16}, {18, 0}, {32, 0}, {32, 22}}),
                {0, 3},
                17};
        case BuildingKind::Factory:
            return {polygon({{-30, 21},
                             {-30, -2},
                             {-16, -12},
                             {-16, -2},
                             {-2, -12},
                             {-2, -4},
                             {10, -10},
                             {12, -26},
                             {22, -26},
                             {23, -4},
                             {29, -4},
                             {29, 21}}),
                    {0, 11},
                    13};
    }
    return {};
}

void paintWalls(QPainter& p, int walls) {
    const qreal width = 17;
    const qreal start = -width * walls / 2;
    for (int i = 0; i < walls; ++i) {
        QPainterPath wall;
        const QRectF box(start + i * width, 21, width, 15);
        wall.addRect(box);
        paintShape(p, wall, QColor(0xcf, 0xcd, 0xc6));
    }
    p.setPen(Qt::NoPen);
    p.setBrush(kOutline);
    for (int i = 0; i < walls; ++i) {
        p.drawRect(QRectF(start + i * width + 6.5, 22, 4, 6));
    }
}

void paintTurnedBadge(QPainter& p, QPointF at) {
    p.setPen(QPen(kOutline, 2.4));
    p.setBrush(Qt::white);
    p.drawEllipse(at, 11, 11);
    p.setPen(QPen(kOutline, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawLine(at + QPointF(0, -6), at + QPointF(0, 6));
    p.drawPolyline(QPolygonF({at + QPointF(-4.5, 1.5), at + QPointF(0, 6), at + QPointF(4.5, 1.5)}));
}

void paintFlag(QPainter& p, qreal top) {
    p.setPen(QPen(kOutline, 2.6, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(QPointF(0, top), QPointF(0, top - 20));
    p.setBrush(QColor(0xf2, 0xc5, 0x3a));
    p.setPen(QPen(kOutline, 2));
    p.drawPolygon(QPolygonF({QPointF(0, top - 20), QPointF(16, top - 15), QPointF(0, top - 9)}));
}

}  // namespace

void paintBuilding(QPainter& p, engine::BuildingKind kind, const PlayerLook& look, int walls, bool upsideDown) {
    const Shape shape = shapeOf(kind);
    if (walls > 0) {
        paintWalls(p, walls);
    }
    p.save();
    if (upsideDown) {
        p.rotate(180);
    }
    if (kind == engine::BuildingKind::Capital) {
        paintFlag(p, -32);
    }
    paintShape(p, shape.path, look.colour);
    if (kind == engine::BuildingKind::Metropolis) {
        QPainterPath gate;
        gate.moveTo(-27, 21);
        gate.lineTo(-27, 8);
        gate.arcTo(QRectF(-27, 2, 10, 12), 180, -180);
        gate.lineTo(-17, 21);
        p.setPen(Qt::NoPen);
        QColor ink = look.ink;
        ink.setAlphaF(0.85F);
        p.setBrush(ink);
        p.drawPath(gate);
    }
    p.restore();
    // The emblem stays upright in a building that stands on its head.
    paintEmblem(p, look, upsideDown ? -shape.emblem : shape.emblem, shape.size);
    if (upsideDown) {
        paintTurnedBadge(p, {24, -24});
    }
}

void paintRoad(QPainter& p, const PlayerLook& look) {
    QPainterPath road;
    road.addRect(QRectF(-29, -8.5, 58, 17));
    paintShape(p, road, look.colour);
    for (const qreal x : {-17.0, 0.0, 17.0}) {
        paintEmblem(p, look, {x, 0}, 8.5);
    }
}

void paintShip(QPainter& p, const PlayerLook& look) {
    QPainterPath ship;
    ship.moveTo(-29, 6);
    ship.lineTo(29, 6);
    ship.lineTo(20, 20);
    ship.lineTo(-20, 20);
    ship.closeSubpath();
    ship.moveTo(-2, 3);
    ship.lineTo(-2, -26);
    ship.lineTo(19, 3);
    ship.closeSubpath();
    paintShape(p, ship, look.colour);
    paintEmblem(p, look, {0, 13}, 9);
}

void paintBridge(QPainter& p, QPointF from, QPointF to, const PlayerLook& look) {
    const QPointF along = to - from;
    const qreal length = std::hypot(along.x(), along.y());
    if (length < 1) {
        return;
    }
    p.save();
    p.translate((from + to) / 2);
    p.rotate(std::atan2(along.y(), along.x()) * 180 / std::numbers::pi);
    const qreal half = length / 2 - 16;
    // Across a hex it goes around the number token, which stays legible.
    QPainterPath arch;
    arch.moveTo(-half, 8);
    arch.quadTo(0, -half * 1.48, half, 8);
    arch.lineTo(half - 8, 22);
    arch.quadTo(0, -half * 1.26, -half + 8, 22);
    arch.closeSubpath();
    paintShape(p, arch, look.colour);
    paintEmblem(p, look, {-half * 0.55, -half * 0.36}, 9);
    paintEmblem(p, look, {0, -half * 0.6}, 9);
    paintEmblem(p, look, {half * 0.55, -half * 0.36}, 9);
    p.restore();
}

void paintUnitSign(QPainter& p, engine::UnitKind kind, const QColor& ink) {
    p.setPen(QPen(ink, 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    p.setBrush(Qt::NoBrush);
    const QRectF box(-10, -6, 20, 12);
    p.drawRect(box);
    switch (kind) {
        case engine::UnitKind::Artillery:
            p.setBrush(ink);
            p.drawEllipse(QPointF(0, 0), 2.3, 2.3);
            break;
        case engine::UnitKind::Cavalry:
            p.drawLine(box.bottomLeft(), box.topRight());
            break;
        case engine::UnitKind::Infantry:
            p.drawLine(box.bottomLeft(), box.topRight());
            p.drawLine(box.topLeft(), box.bottomRight());
            break;
    }
}

qreal armyWidth(const engine::Units& units) {
    const int kinds = (units.artillery > 0) + (units.cavalry > 0) + (units.infantry > 0);
    return 22 + 25 * kinds;
}

void paintArmy(QPainter& p, const engine::Units& units, const PlayerLook& look) {
    const qreal width = armyWidth(units);
    QPainterPath plate;
    plate.addRoundedRect(QRectF(-width / 2, -kPlateHeight / 2, width, kPlateHeight), 4, 4);
    paintShape(p, plate, look.colour);
    paintEmblem(p, look, {-width / 2 + 11, 0}, 11);
    p.setPen(Qt::NoPen);
    p.setBrush(Qt::white);
    p.drawRect(QRectF(-width / 2 + 20, -16, width - 24, 32));
    QFont font = p.font();
    font.setPixelSize(22);
    font.setWeight(QFont::Bold);
    p.setFont(font);
    qreal x = -width / 2 + 20 + (width - 24) / 2 - 25.0 * (width - 22) / 25 / 2 + 12.5;
    const std::array<std::pair<engine::UnitKind, int>, 3> kinds{{{engine::UnitKind::Artillery, units.artillery},
                                                                 {engine::UnitKind::Cavalry, units.cavalry},
                                                                 {engine::UnitKind::Infantry, units.infantry}}};
    for (const auto& [kind, count] : kinds) {
        if (count == 0) {
            continue;
        }
        p.save();
        p.translate(x, -8);
        paintUnitSign(p, kind, kOutline);
        p.restore();
        p.setPen(kOutline);
        p.drawText(QRectF(x - 15, -3, 30, 20), Qt::AlignCenter, QString::number(count));
        x += 25;
    }
}

void paintNuke(QPainter& p, const PlayerLook& look) {
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(kHalo, 28));
    QPainterPath disc;
    disc.addEllipse(QPointF(0, 0), 20, 20);
    paintShape(p, disc, QColor(0xf4, 0xcf, 0x26));
    p.setPen(Qt::NoPen);
    p.setBrush(kOutline);
    for (int i = 0; i < 3; ++i) {
        p.drawPie(QRectF(-18, -18, 36, 36), (60 + i * 120) * 16, 60 * 16);
    }
    p.setPen(QPen(kOutline, 2));
    p.setBrush(look.colour);
    p.drawEllipse(QPointF(0, 0), 9.5, 9.5);
    paintEmblem(p, look, {0, 0}, 9);
}

void paintRobber(QPainter& p) {
    QPainterPath figure;
    figure.moveTo(-20, 32);
    figure.lineTo(-20, 10);
    figure.quadTo(-20, -8, -10, -12);
    figure.quadTo(-16, -16, -15, -24);
    figure.quadTo(-13, -38, 0, -38);
    figure.quadTo(13, -38, 15, -24);
    figure.quadTo(16, -16, 10, -12);
    figure.quadTo(20, -8, 20, 10);
    figure.lineTo(20, 32);
    figure.closeSubpath();
    paintShape(p, figure, QColor(0x26, 0x28, 0x2c));
    p.setPen(Qt::NoPen);
    p.setBrush(Qt::white);
    p.drawEllipse(QPointF(-5, -25), 3, 2.2);
    p.drawEllipse(QPointF(5, -25), 3, 2.2);
}

void paintPirate(QPainter& p) {
    QPainterPath ship;
    ship.moveTo(-30, 8);
    ship.lineTo(30, 8);
    ship.lineTo(20, 24);
    ship.lineTo(-20, 24);
    ship.closeSubpath();
    ship.moveTo(-2, 4);
    ship.lineTo(-2, -32);
    ship.lineTo(20, 4);
    ship.closeSubpath();
    ship.moveTo(-7, 4);
    ship.lineTo(-7, -20);
    ship.lineTo(-22, 4);
    ship.closeSubpath();
    paintShape(p, ship, QColor(0x2e, 0x31, 0x36));
}

}  // namespace ui::artwork
