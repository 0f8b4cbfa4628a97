// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/mark_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <tuple>
#include <vector>

#include "ui/board/artwork.h"
#include "ui/board/crossing_painter.h"
#include "ui/board/placed.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

/// The mark of a place where there is little room, in hundredths of a hex side.
constexpr qreal kSmallMark = 21;
/// With its rings.
constexpr qreal kSmallMarkReach = kSmallMark + 5;
constexpr qreal kTokenReach = 33;

/// Pixels for a hundredth of a hex side in the marks of places: on a small board their letters stay legible.
qreal markScale(const HexLayout& layout) {
    constexpr qreal kLeast = 0.44;
    return std::max(layout.scale() / 100, kLeast);
}

/// A mark makes room for what lies in the middle of the hex.
bool isMiddleTaken(const PlaceName& place, const BoardPicture& picture) {
    const auto* hex = std::get_if<engine::Hex>(&place);
    return hex != nullptr && (picture.showsToken(*hex) || picture.robber == *hex || picture.pirate == *hex);
}

/// An army says how many it is, which no mark may hide.
bool hasArmy(const PlaceName& place, const BoardPicture& picture) {
    const auto* corner = std::get_if<engine::Corner>(&place);
    return corner != nullptr && picture.armyAt(*corner) != nullptr;
}

/// What says an army's count, in pixels.
std::vector<QRectF> platesAtEnds(const engine::Side& side, const BoardPicture& picture, const HexLayout& layout) {
    std::vector<QRectF> plates;
    for (const engine::Corner& end : engine::endsOf(side)) {
        for (const auto& army : picture.armies) {
            if (army.at == end) {
                const QSizeF size =
                    QSizeF(artwork::armyWidth(army.units), artwork::kPlateHeight) * layout.scale() / 100;
                const QPointF down(
                    0, picture.buildingAt(end) != nullptr ? artwork::kPlateBelow * layout.scale() / 100 : 0);
                plates.emplace_back(layout.pixelOf(end) + down - QPointF(size.width(), size.height()) / 2, size);
            }
        }
    }
    return plates;
}

/// The middle of the side, or near it where an army's plate reaches that far.
QPointF sideSpot(const engine::Side& side, const BoardPicture& picture, const HexLayout& layout) {
    constexpr std::array<QPointF, 9> kTries{QPointF(0, 0), {0.14, 0},     {-0.14, 0},
                                            {0.26, 0},     {-0.26, 0},    QPointF(0.26, 0.16),
                                            {0.26, -0.16}, {-0.26, 0.16}, {-0.26, -0.16}};
    const QPointF middle = layout.pixelOf(side);
    const auto plates = platesAtEnds(side, picture, layout);
    if (plates.empty()) {
        return middle;
    }
    const auto ends = engine::endsOf(side);
    const QPointF along = layout.pixelOf(ends[1]) - layout.pixelOf(ends[0]);
    const QPointF across(-along.y(), along.x());
    const qreal room = (kSmallMark + 2) * markScale(layout);
    for (const QPointF& by : kTries) {
        const QPointF spot = middle + along * by.x() + across * by.y();
        if (std::none_of(plates.begin(), plates.end(), [&](const QRectF& plate) {
                return plate.adjusted(-room, -room, room, room).contains(spot);
            })) {
            return spot;
        }
    }
    return middle;
}

/// Marks of two letters would cover the hexes between them.
bool isCrowded(const Markers& markers, const HexLayout& layout) {
    constexpr qreal kMark = 2 * 32;
    const bool hasCodes = std::ranges::any_of(markers.legal, [](const auto& its) { return its.letter.size() > 1; });
    return hasCodes && kMark * markScale(layout) > layout.scale();
}

/// What a mark says: of a code that was begun the rest, none where another was begun; all first letters alone where
/// there is no room for more.
QString labelOf(const Markers::Legal& legal, const Markers& markers, bool crowded) {
    if (!markers.typed.isEmpty()) {
        return legal.letter.startsWith(markers.typed) ? legal.letter.mid(markers.typed.size()) : QString();
    }
    return crowded ? legal.letter.left(1) : legal.letter;
}

/// Pixels for a hundredth of a hex side in marks that leave the hexes between them in sight.
qreal crowdedScale(const Markers& markers, const HexLayout& layout) {
    const qreal least = markers.typed.isEmpty() ? 0.28 : 0.36;
    return std::max(layout.scale() / 100, least);
}

/// `scale`: pixels for a hundredth of a hex side; where they are crowded the letter fills the mark.
void paintLegal(QPainter& p, const Markers::Legal& legal, const QString& label, qreal scale, bool crowded,
                const BoardPicture& picture, const HexLayout& layout) {
    constexpr int kCrowdedLetter = 38;
    const QColor petrol(0x0b, 0x6e, 0x7f);
    const Placed placed(p, markSpot(legal.at, picture, layout), layout);
    if (!label.isEmpty()) {
        p.scale(scale * 100 / layout.scale(), scale * 100 / layout.scale());
    }
    const bool onHex = std::holds_alternative<engine::Hex>(legal.at) && !isMiddleTaken(legal.at, picture);
    const bool isSmall = std::holds_alternative<engine::Side>(legal.at) || isMiddleTaken(legal.at, picture) ||
                         hasArmy(legal.at, picture);
    qreal radius = onHex ? 36 : isSmall ? kSmallMark : 27;
    if (label.isEmpty()) {
        radius *= 0.5;
    }
    p.setBrush(QColor(255, 255, 255, onHex ? 190 : 205));
    p.setPen(QPen(Qt::white, label.isEmpty() ? 8 : 11));
    p.drawEllipse(QPointF(0, 0), radius, radius);
    p.setPen(QPen(petrol, label.isEmpty() ? 4.5 : 6));
    p.drawEllipse(QPointF(0, 0), radius, radius);
    if (!label.isEmpty()) {
        const int one = onHex ? 38 : crowded ? kCrowdedLetter : isSmall ? 25 : 31;
        p.setFont(sized(p.font(), label.size() > 1 ? one * 7 / 10 : one, QFont::Bold));
        p.setPen(QColor(0x1e, 0x22, 0x26));
        p.drawText(QRectF(-40, -42, 80, 80), Qt::AlignCenter, label);
    }
}

/// From beside what stands at `from` to beside what stands at `to`; between neighbours only the head has room.
void paintArrow(QPainter& p, QPointF from, QPointF to, qreal scale, bool dashed) {
    const QPointF along = to - from;
    const qreal length = std::hypot(along.x(), along.y());
    if (length < scale * 0.4) {
        return;
    }
    const QPointF dir = along / length;
    // An attacker's plate says its count, the target's ring is around it; a weapon flies from middle to middle.
    const qreal head = scale * (dashed ? 0.22 : 0.18);
    const QPointF tip = to - dir * scale * (dashed ? 0.2 : 0.45);
    const QPointF start = from + dir * scale * (dashed ? 0.22 : 0.42);
    const QPointF normal(-dir.y(), dir.x());
    if (QPointF::dotProduct(tip - start, dir) > head) {
        QPainterPath path;
        path.moveTo(start);
        path.quadTo((start + tip) / 2 + normal * length * 0.14, tip - dir * scale * 0.12);
        for (const auto& [colour, width] :
             {std::pair(QColor(255, 255, 255, 220), 0.1), std::pair(QColor(0xb0, 0x1c, 0x18), 0.055)}) {
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(colour, scale * width, dashed && width < 0.09 ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
            p.drawPath(path);
        }
    }
    p.setPen(QPen(Qt::white, scale * 0.02));
    p.setBrush(QColor(0xb0, 0x1c, 0x18));
    p.drawPolygon(QPolygonF({tip, tip - dir * head + normal * scale * 0.13, tip - dir * head - normal * scale * 0.13}));
}

void paintNumbered(QPainter& p, const Markers::Numbered& numbered, const BoardPicture& picture,
                   const HexLayout& layout) {
    const bool isOnHex = std::holds_alternative<engine::Hex>(numbered.at);
    const Placed placed(p, isOnHex ? markSpot(numbered.at, picture, layout) : layout.pixelOf(numbered.at), layout);
    if (!isOnHex) {
        p.translate(-34, -26);
    }
    p.setPen(QPen(Qt::white, 4));
    p.setBrush(QColor(0xa3, 0x21, 0x1b));
    p.drawEllipse(QPointF(0, 0), 23, 23);
    p.setFont(sized(p.font(), 27, QFont::Bold));
    p.setPen(Qt::white);
    p.drawText(QRectF(-23, -24, 46, 46), Qt::AlignCenter, QString::number(numbered.number));
}

void paintRefused(QPainter& p, const PlaceName& place, const HexLayout& layout) {
    const Placed placed(p, layout.pixelOf(place), layout);
    p.setBrush(QColor(255, 255, 255, 130));
    p.setPen(QPen(Qt::white, 10));
    p.drawEllipse(QPointF(0, 0), 28, 28);
    p.setPen(QPen(QColor(0x55, 0x5a, 0x60), 5.5, Qt::DashLine));
    p.drawEllipse(QPointF(0, 0), 28, 28);
    p.setPen(QPen(QColor(0x55, 0x5a, 0x60), 7, Qt::SolidLine, Qt::FlatCap));
    p.drawLine(QPointF(-13, -13), QPointF(13, 13));
    p.drawLine(QPointF(13, -13), QPointF(-13, 13));
}

/// Where the robber or the pirate stood, and the way from there to where it is.
void paintMoved(QPainter& p, const Markers::Moved& moved, const HexLayout& layout) {
    if (!moved.from) {
        return;
    }
    const QPointF from = layout.pixelOf(*moved.from);
    const QPointF along = layout.pixelOf(moved.to) - from;
    const qreal scale = layout.scale();
    const qreal length = std::hypot(along.x(), along.y());
    const QPointF dir = along / length;
    constexpr qreal kLeft = 0.42;
    QPainterPath way;
    way.moveTo(from + dir * scale * kLeft);
    way.quadTo(from + along / 2 + QPointF(-dir.y(), dir.x()) * length * 0.12,
               layout.pixelOf(moved.to) - dir * scale * (kLeft + 0.06));
    p.setBrush(Qt::NoBrush);
    for (const auto& [colour, width, style] :
         {std::tuple(QColor(255, 255, 255, 210), 0.1, Qt::SolidLine), {QColor(0x0b, 0x6e, 0x7f), 0.05, Qt::DashLine}}) {
        p.setPen(QPen(colour, scale * width, style, Qt::FlatCap));
        p.drawPath(way);
        p.drawEllipse(from, scale * kLeft, scale * kLeft);
    }
}

void paintGlow(QPainter& p, const PlaceName& place, const HexLayout& layout, const QColor& colour, qreal radius) {
    const Placed placed(p, layout.pixelOf(place), layout);
    if (std::holds_alternative<engine::Hex>(place)) {
        // Tokens lie a little below the middle.
        p.translate(0, 4);
    }
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(255, 255, 255, 210), 10));
    p.drawEllipse(QPointF(0, 0), radius, radius);
    p.setPen(QPen(colour, 5));
    p.drawEllipse(QPointF(0, 0), radius, radius);
}

}  // namespace

QPointF markSpot(const PlaceName& place, const BoardPicture& picture, const HexLayout& layout) {
    if (const auto* side = std::get_if<engine::Side>(&place)) {
        return sideSpot(*side, picture, layout);
    }
    const qreal unit = layout.scale() / 100;
    const qreal reach = kSmallMarkReach * markScale(layout);
    QPointF moved;
    if (isMiddleTaken(place, picture)) {
        // Right of the token: the robber stands at its left, pieces stand on the corners.
        moved = {kTokenReach * unit + reach, 3 * unit};
    } else if (hasArmy(place, picture)) {
        // Above its plate; a building behind it may be covered.
        const bool below = picture.buildingAt(std::get<engine::Corner>(place)) != nullptr;
        moved = {0, (below ? artwork::kPlateBelow : 0) * unit - artwork::kPlateHeight / 2 * unit - reach};
    }
    return layout.pixelOf(place) + moved;
}

void paintMarkers(QPainter& p, const Markers& markers, const BoardPicture& picture, const HexLayout& layout) {
    p.setRenderHint(QPainter::Antialiasing);
    if (markers.hatched) {
        const QPolygonF outline = layout.outline(*markers.hatched, 0.97);
        p.setPen(Qt::NoPen);
        p.setBrush(QColor(0, 0, 0, 70));
        p.drawPolygon(outline);
        p.save();
        QPainterPath clip;
        clip.addPolygon(outline);
        p.setClipPath(clip);
        const QRectF box = outline.boundingRect();
        p.setPen(QPen(QColor(20, 20, 20, 200), layout.scale() * 0.05));
        const qreal step = layout.scale() * 0.2;
        const int lines = static_cast<int>((box.width() + box.height()) / step);
        for (int i = 0; i <= lines; ++i) {
            const qreal x = box.left() - box.height() + i * step;
            p.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()));
        }
        p.restore();
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor(0xb0, 0x1c, 0x18), layout.scale() * 0.06));
        p.drawPolygon(outline);
        if (markers.firedFrom) {
            paintArrow(p, layout.pixelOf(*markers.firedFrom), layout.pixelOf(*markers.hatched), layout.scale(), true);
        }
    }
    if (markers.moved) {
        paintMoved(p, *markers.moved, layout);
    }
    for (const PlaceName& place : markers.glowing) {
        paintGlow(p, place, layout, colours().warning, 40);
    }
    for (const PlaceName& place : markers.chosen) {
        paintGlow(p, place, layout, QColor(0x0b, 0x6e, 0x7f), 40);
    }
    const auto* aimedAt = markers.target && !markers.stage ? std::get_if<engine::Corner>(&*markers.target) : nullptr;
    if (aimedAt != nullptr) {
        for (const PlaceName& from : markers.attackers) {
            paintArrow(p, layout.pixelOf(from), layout.pixelOf(*aimedAt), layout.scale(), false);
        }
        const Placed placed(p, layout.pixelOf(*aimedAt), layout);
        paintAim(p, *aimedAt, picture);
    }
    const bool crowded = isCrowded(markers, layout);
    const qreal scale = crowded ? crowdedScale(markers, layout) : markScale(layout);
    for (const Markers::Legal& legal : markers.legal) {
        paintLegal(p, legal, labelOf(legal, markers, crowded), scale, crowded, picture, layout);
    }
    if (markers.refused) {
        paintRefused(p, *markers.refused, layout);
    }
    for (const Markers::Numbered& numbered : markers.numbered) {
        paintNumbered(p, numbered, picture, layout);
    }
}

void paintCursor(QPainter& p, const PlaceName& place, const HexLayout& layout) {
    const Placed placed(p, layout.pixelOf(place), layout);
    p.setBrush(Qt::NoBrush);
    if (std::holds_alternative<engine::Hex>(place)) {
        // Around token, robber and letter.
        for (const auto& [colour, width] : {std::pair(colours().base, 7.0), std::pair(colours().accent, 4.0)}) {
            p.setPen(QPen(colour, width));
            p.drawPath(artwork::hexPath(92));
        }
        return;
    }
    constexpr qreal radius = 33;
    p.setPen(QPen(colours().base, 7));
    p.drawEllipse(QPointF(0, 0), radius, radius);
    p.setPen(QPen(colours().accent, 4));
    p.drawEllipse(QPointF(0, 0), radius, radius);
}

}  // namespace ui
