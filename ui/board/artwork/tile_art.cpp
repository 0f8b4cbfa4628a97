// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/artwork/tile_art.h"

#include <cmath>
#include <numbers>

namespace ui::artwork {

namespace {

constexpr qreal kHalfWidth = 50 * std::numbers::sqrt3;

QPen line(const QColor& colour, qreal width) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void fir(QPainter& p, QPointF foot, qreal height) {
    QPainterPath tree;
    const qreal w = height * 0.36;
    tree.moveTo(foot + QPointF(-w, -height * 0.14));
    tree.lineTo(foot + QPointF(-w * 0.38, -height * 0.5));
    tree.lineTo(foot + QPointF(-w * 0.7, -height * 0.5));
    tree.lineTo(foot + QPointF(0, -height));
    tree.lineTo(foot + QPointF(w * 0.7, -height * 0.5));
    tree.lineTo(foot + QPointF(w * 0.38, -height * 0.5));
    tree.lineTo(foot + QPointF(w, -height * 0.14));
    tree.lineTo(foot + QPointF(w * 0.18, -height * 0.14));
    tree.lineTo(foot + QPointF(w * 0.18, 0));
    tree.lineTo(foot + QPointF(-w * 0.18, 0));
    tree.lineTo(foot + QPointF(-w * 0.18, -height * 0.14));
    tree.closeSubpath();
    p.drawPath(tree);
}

void forest(QPainter& p, const QColor& motif) {
    p.setPen(Qt::NoPen);
    p.setBrush(motif);
    fir(p, {-30, -38}, 34);
    fir(p, {30, -38}, 34);
    fir(p, {0, -36}, 44);
    fir(p, {-54, 52}, 28);
    fir(p, {54, 52}, 28);
    fir(p, {0, 82}, 28);
}

void hillock(QPainter& p, QPointF at, qreal width) {
    QPainterPath arc;
    arc.moveTo(at + QPointF(-width / 2, width * 0.14));
    arc.quadTo(at + QPointF(0, -width * 0.3), at + QPointF(width / 2, width * 0.14));
    p.drawPath(arc);
}

void pasture(QPainter& p, const QColor& motif, bool dark) {
    p.setBrush(Qt::NoBrush);
    p.setPen(line(motif, 4.5));
    hillock(p, {-40, -42}, 46);
    hillock(p, {42, -40}, 46);
    hillock(p, {-40, 54}, 44);
    hillock(p, {40, 56}, 44);
    hillock(p, {0, 78}, 40);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0x33, 0x38, 0x2c));
    p.drawEllipse(QPointF(14, -58), 5.5, 5);
    p.drawRect(QRectF(-9, -54, 3, 9));
    p.drawRect(QRectF(5, -54, 3, 9));
    p.setBrush(dark ? QColor(0xf2, 0xf0, 0xe6) : QColor(Qt::white));
    QPainterPath wool;
    wool.setFillRule(Qt::WindingFill);
    wool.addEllipse(QPointF(-9, -60), 8, 7.5);
    wool.addEllipse(QPointF(0, -64), 9, 8);
    wool.addEllipse(QPointF(8, -61), 7.5, 7);
    wool.addEllipse(QPointF(0, -57), 13, 6.5);
    p.drawPath(wool);
}

void ear(QPainter& p, QPointF foot, qreal height) {
    p.drawLine(foot, foot + QPointF(0, -height));
    for (int i = 0; i < 3; ++i) {
        const QPointF at = foot + QPointF(0, -height * (0.42 + 0.2 * i));
        QPainterPath grain;
        grain.moveTo(at);
        grain.quadTo(at + QPointF(-8, -1), at + QPointF(-8, -9));
        grain.moveTo(at);
        grain.quadTo(at + QPointF(8, -1), at + QPointF(8, -9));
        p.drawPath(grain);
    }
}

void fields(QPainter& p, const QColor& motif) {
    p.setBrush(Qt::NoBrush);
    p.setPen(line(motif, 4));
    ear(p, {-34, -32}, 34);
    ear(p, {0, -36}, 40);
    ear(p, {34, -32}, 34);
    p.drawLine(QPointF(-62, 44), QPointF(-34, 44));
    p.drawLine(QPointF(34, 44), QPointF(62, 44));
    p.drawLine(QPointF(-42, 58), QPointF(-4, 58));
    p.drawLine(QPointF(12, 58), QPointF(42, 58));
    p.drawLine(QPointF(-20, 72), QPointF(22, 72));
}

void hills(QPainter& p, const QColor& motif) {
    p.setPen(Qt::NoPen);
    p.setBrush(motif);
    QPainterPath mounds;
    mounds.moveTo(-52, -44);
    mounds.cubicTo(-40, -76, -12, -66, 0, -44);
    mounds.closeSubpath();
    mounds.moveTo(-4, -44);
    mounds.cubicTo(12, -72, 40, -72, 52, -44);
    mounds.closeSubpath();
    p.drawPath(mounds);
    p.setBrush(Qt::NoBrush);
    p.setPen(line(motif, 4));
    p.drawLine(QPointF(-62, 46), QPointF(62, 46));
    p.drawLine(QPointF(-42, 60), QPointF(42, 60));
    p.drawLine(QPointF(-20, 74), QPointF(20, 74));
    for (const QPointF joint :
         {QPointF(-48, 46), QPointF(48, 46), QPointF(-30, 60), QPointF(28, 60), QPointF(-2, 60)}) {
        p.drawLine(joint, joint + QPointF(0, 13));
    }
}

void mountains(QPainter& p, const QColor& motif) {
    p.setPen(Qt::NoPen);
    p.setBrush(motif);
    const auto peak = [&](QPointF top, qreal width, qreal base) {
        p.setBrush(motif);
        p.drawPolygon(QPolygonF({top, QPointF(top.x() + width, base), QPointF(top.x() - width, base)}));
        const qreal snow = (base - top.y()) * 0.36;
        const qreal half = width * 0.36;
        p.setBrush(QColor(0xf4, 0xf6, 0xf8));
        p.drawPolygon(QPolygonF({top, top + QPointF(half, snow), top + QPointF(half * 0.35, snow * 0.72),
                                 top + QPointF(0, snow * 1.15), top + QPointF(-half * 0.4, snow * 0.74),
                                 top + QPointF(-half, snow)}));
    };
    peak({-30, -66}, 26, -38);
    peak({30, -66}, 26, -38);
    peak({0, -84}, 36, -38);
    p.setBrush(Qt::NoBrush);
    p.setPen(line(motif, 4.5));
    for (const QPointF at : {QPointF(-52, 52), QPointF(0, 74), QPointF(52, 52)}) {
        p.drawPolyline(QPolygonF({at + QPointF(-10, 9), at + QPointF(0, -6), at + QPointF(10, 9)}));
    }
}

void desert(QPainter& p, const QColor& motif) {
    p.setPen(Qt::NoPen);
    p.setBrush(motif);
    p.drawEllipse(QPointF(34, -52), 9, 9);
    p.setBrush(Qt::NoBrush);
    p.setPen(line(motif, 4.5));
    QPainterPath dunes;
    dunes.moveTo(-60, -24);
    dunes.cubicTo(-30, -58, 0, -20, 40, -24);
    dunes.moveTo(-62, 34);
    dunes.cubicTo(-20, 10, 10, 56, 58, 28);
    dunes.moveTo(-34, 58);
    dunes.cubicTo(-10, 44, 10, 76, 36, 56);
    p.drawPath(dunes);
}

void gold(QPainter& p, const QColor& motif) {
    p.setBrush(Qt::NoBrush);
    p.setPen(line(motif, 4.5));
    QPainterPath river;
    river.moveTo(-66, -36);
    river.cubicTo(-30, -62, -10, -34, 20, -38);
    river.cubicTo(40, -40, 50, -34, 64, -30);
    river.moveTo(-60, 50);
    river.cubicTo(-20, 34, 10, 74, 56, 48);
    p.drawPath(river);
    p.setPen(line(motif, 3));
    p.setBrush(QColor(0xf2, 0xc5, 0x3a));
    for (const auto& [at, size] :
         {std::pair(QPointF(-6, -66), 12.0), std::pair(QPointF(28, -60), 9.0), std::pair(QPointF(0, 66), 8.0)}) {
        QPolygonF nugget;
        for (int i = 0; i < 5; ++i) {
            const qreal a = (i * 72 - 90) * std::numbers::pi / 180;
            nugget.append(at + QPointF(std::cos(a), std::sin(a)) * size);
        }
        p.drawPolygon(nugget);
    }
}

void waves(QPainter& p, const QColor& motif) {
    p.setBrush(Qt::NoBrush);
    p.setPen(line(motif, 4));
    for (const qreal y : {-12.0, 14.0}) {
        QPainterPath wave;
        wave.moveTo(-44, y);
        for (int i = 0; i < 4; ++i) {
            const qreal x = -44 + i * 22;
            wave.quadTo(x + 11, y + (i % 2 == 0 ? -12 : 12), x + 22, y);
        }
        p.drawPath(wave);
    }
}

}  // namespace

QPainterPath hexPath(qreal side) {
    const qreal w = kHalfWidth * side / 100;
    QPainterPath path;
    path.addPolygon(QPolygonF({QPointF(0, -side), QPointF(w, -side / 2), QPointF(w, side / 2), QPointF(0, side),
                               QPointF(-w, side / 2), QPointF(-w, -side / 2)}));
    path.closeSubpath();
    return path;
}

void paintTile(QPainter& p, std::optional<engine::Terrain> terrain, const Colours& c) {
    using engine::Terrain;
    p.setPen(Qt::NoPen);
    if (terrain == Terrain::Sea) {
        p.setBrush(c.seaHex);
        p.setPen(QPen(c.sea, 2));
        p.drawPath(hexPath(99));
        waves(p, c.seaMotif);
        return;
    }
    p.setBrush(c.rim);
    p.drawPath(hexPath(100.5));
    p.setBrush(terrain ? c.terrain(*terrain) : c.faceDown());
    p.drawPath(hexPath(95.5));
    if (!terrain) {
        return;
    }
    const QColor motif = c.motif(*terrain);
    switch (*terrain) {
        case Terrain::Forest:
            forest(p, motif);
            break;
        case Terrain::Pasture:
            pasture(p, motif, c.dark);
            break;
        case Terrain::Fields:
            fields(p, motif);
            break;
        case Terrain::Hills:
            hills(p, motif);
            break;
        case Terrain::Mountains:
            mountains(p, motif);
            break;
        case Terrain::Desert:
            desert(p, motif);
            break;
        case Terrain::Gold:
            gold(p, motif);
            break;
        case Terrain::Sea:
            break;
    }
}

void paintFaceDown(QPainter& p, const Colours& c) {
    p.setPen(Qt::NoPen);
    p.setBrush(c.rim);
    p.drawPath(hexPath(100.5));
    p.setBrush(c.faceDown());
    p.drawPath(hexPath(95.5));
    p.setBrush(Qt::NoBrush);
    p.setPen(line(c.faceDownMotif(), 4.5));
    p.drawEllipse(QPointF(0, 0), 48, 48);
    for (int i = 0; i < 3; ++i) {
        const qreal a = i * std::numbers::pi / 3;
        const QPointF end(std::cos(a) * 32, std::sin(a) * 32);
        p.drawLine(-end, end);
    }
}

void paintRemoved(QPainter& p, const Colours& c) {
    p.setBrush(c.sea);
    p.setPen(QPen(c.seaMotif, 3, Qt::DashLine));
    p.drawPath(hexPath(92));
}

void paintToken(QPainter& p, int number, const Colours& c) {
    const bool hot = number == 6 || number == 8;
    p.translate(0, 4);
    p.setPen(QPen(hot ? c.hotDigit : QColor(0x4a, 0x42, 0x32), hot ? 5 : 2));
    p.setBrush(c.token);
    p.drawEllipse(QPointF(0, 0), 33, 33);
    const QColor ink = hot ? c.hotDigit : c.digit;
    QFont font = p.font();
    font.setPixelSize(hot ? 40 : 36);
    font.setWeight(hot ? QFont::ExtraBold : QFont::DemiBold);
    p.setFont(font);
    p.setPen(ink);
    p.drawText(QRectF(-33, -33, 66, 50), Qt::AlignCenter, QString::number(number));
    // Pips: ways to throw the number with two dice.
    const int pips = 6 - std::abs(7 - number);
    p.setPen(Qt::NoPen);
    p.setBrush(ink);
    for (int i = 0; i < pips; ++i) {
        p.drawEllipse(QPointF((i - (pips - 1) / 2.0) * 8, 19), 2.7, 2.7);
    }
    p.translate(0, -4);
}

void paintResource(QPainter& p, engine::Resource resource, qreal size) {
    using engine::Resource;
    p.save();
    p.scale(size / 40, size / 40);
    const QColor outline(0x22, 0x22, 0x22);
    p.setPen(line(outline, 1.6));
    switch (resource) {
        case Resource::Brick:
            p.setBrush(QColor(0xb2, 0x4f, 0x2e));
            p.drawRect(QRectF(-9, -13, 18, 12));
            p.drawRect(QRectF(-19, 1, 18, 12));
            p.drawRect(QRectF(1, 1, 18, 12));
            break;
        case Resource::Lumber:
            p.setBrush(QColor(0x5d, 0x80, 0x2c));
            p.drawRoundedRect(QRectF(-19, -8, 38, 16), 7, 7);
            break;
        case Resource::Wool: {
            p.setBrush(QColor(0x8d, 0x98, 0xa2));
            QPainterPath cloud;
            cloud.addEllipse(QPointF(-9, 3), 10, 9);
            QPainterPath part;
            part.addEllipse(QPointF(1, -5), 11, 10);
            cloud = cloud.united(part);
            part = QPainterPath();
            part.addEllipse(QPointF(10, 3), 9, 8);
            cloud = cloud.united(part);
            part = QPainterPath();
            part.addRect(QRectF(-10, 2, 20, 9));
            p.drawPath(cloud.united(part));
            break;
        }
        case Resource::Grain: {
            p.setPen(line(QColor(0x8a, 0x62, 0x0c), 1.6));
            p.setBrush(QColor(0xdf, 0xa8, 0x1f));
            p.drawLine(QPointF(0, -4), QPointF(0, 18));
            QPainterPath sheaf;
            sheaf.moveTo(0, -18);
            sheaf.quadTo(8, -9, 0, 0);
            sheaf.quadTo(-8, -9, 0, -18);
            sheaf.moveTo(0, 4);
            sheaf.quadTo(14, 2, 15, -10);
            sheaf.quadTo(4, -8, 0, 4);
            sheaf.moveTo(0, 4);
            sheaf.quadTo(-14, 2, -15, -10);
            sheaf.quadTo(-4, -8, 0, 4);
            p.drawPath(sheaf);
            break;
        }
        case Resource::Ore:
            p.setBrush(QColor(0x5b, 0x61, 0x6e));
            p.drawPolygon(
                QPolygonF({QPointF(-17, 13), QPointF(-12, -6), QPointF(0, -15), QPointF(12, -8), QPointF(18, 13)}));
            break;
    }
    p.restore();
}

void paintHarbourBadge(QPainter& p, std::optional<engine::Resource> trade, const Colours& c) {
    p.setPen(QPen(QColor(0x4a, 0x3a, 0x22), 2.5));
    p.setBrush(c.token);
    p.drawEllipse(QPointF(0, 0), 33, 33);
    QFont font = p.font();
    font.setWeight(QFont::Bold);
    p.setPen(c.digit);
    if (!trade) {
        font.setPixelSize(25);
        p.setFont(font);
        p.drawText(QRectF(-33, -33, 66, 66), Qt::AlignCenter, QStringLiteral("3:1"));
        p.setPen(Qt::NoPen);
        return;
    }
    font.setPixelSize(20);
    p.setFont(font);
    p.drawText(QRectF(-33, 0, 66, 28), Qt::AlignCenter, QStringLiteral("2:1"));
    p.translate(0, -12);
    paintResource(p, *trade, 30);
    p.translate(0, 12);
}

void paintHarbourBack(QPainter& p, const Colours& c) {
    p.setPen(QPen(QColor(0x4a, 0x3a, 0x22), 2.5));
    p.setBrush(c.token);
    p.drawEllipse(QPointF(0, 0), 33, 33);
    QFont font = p.font();
    font.setWeight(QFont::Bold);
    font.setPixelSize(38);
    p.setFont(font);
    p.setPen(c.digit);
    p.drawText(QRectF(-33, -34, 66, 66), Qt::AlignCenter, QStringLiteral("?"));
}

}  // namespace ui::artwork
