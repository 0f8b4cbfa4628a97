// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "ui/board/artwork/piece_art.h"
#include "ui/board/artwork/tile_art.h"
#include "ui/board/continents.h"

namespace ui {

namespace {

/// Puts the painter's origin at a pixel with 100 units to the hex side, for the time of one drawing.
class Placed {
public:
    Placed(QPainter& painter, QPointF at, const HexLayout& layout) : m_painter(painter) {
        m_painter.save();
        m_painter.translate(at);
        m_painter.scale(layout.scale() / 100, layout.scale() / 100);
    }
    ~Placed() { m_painter.restore(); }
    Placed(const Placed&) = delete;
    Placed& operator=(const Placed&) = delete;

private:
    QPainter& m_painter;
};

/// What of the board is to be drawn: a place is skipped when nothing within `reach` hex sides of it lies in the area.
class Sight {
public:
    Sight(const QRectF& area, const HexLayout& layout) : m_area(area), m_layout(layout) {}
    [[nodiscard]] bool misses(QPointF pixel, qreal reach = 1.3) const {
        const qreal r = reach * m_layout.scale();
        return !m_area.adjusted(-r, -r, r, r).contains(pixel);
    }
    template <typename Place>
    [[nodiscard]] bool misses(const Place& place, qreal reach = 1.3) const {
        return misses(m_layout.pixelOf(place), reach);
    }

private:
    QRectF m_area;
    const HexLayout& m_layout;
};

void paintSea(QPainter& p, const BoardPicture& picture, const HexLayout& layout, const Sight& sight) {
    const auto names = picture.hexNames();
    const std::set<engine::Hex> listed(names.begin(), names.end());
    std::set<engine::Hex> ring;
    for (const engine::Hex hex : names) {
        for (const engine::HexDirection direction : engine::kHexDirections) {
            const engine::Hex beside = engine::neighbour(hex, direction);
            if (!listed.contains(beside)) {
                ring.insert(beside);
            }
        }
    }
    for (const engine::Hex hex : ring) {
        if (sight.misses(hex)) {
            continue;
        }
        const Placed placed(p, layout.pixelOf(hex), layout);
        artwork::paintTile(p, engine::Terrain::Sea, colours());
    }
}

void paintShore(QPainter& p, const BoardPicture& picture, const HexLayout& layout, const Sight& sight) {
    p.setPen(Qt::NoPen);
    p.setBrush(colours().sand);
    for (const auto& hex : picture.hexes) {
        if (hex.terrain != engine::Terrain::Sea && !hex.removed && !sight.misses(hex.at)) {
            p.drawPolygon(layout.outline(hex.at, 1.075));
        }
    }
}

void paintHexes(QPainter& p, const BoardPicture& picture, const HexLayout& layout, const Sight& sight) {
    for (const auto& hex : picture.hexes) {
        if (sight.misses(hex.at)) {
            continue;
        }
        const Placed placed(p, layout.pixelOf(hex.at), layout);
        if (hex.removed) {
            artwork::paintRemoved(p, colours());
        } else if (hex.faceDown) {
            artwork::paintFaceDown(p, colours());
        } else {
            artwork::paintTile(p, hex.terrain, colours());
            if (hex.number) {
                artwork::paintToken(p, *hex.number, colours());
            }
        }
        if (hex.doubtful) {
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(colours().dark ? QColor(0xf2, 0xc0, 0x63) : QColor(0xb8, 0x6e, 0x00), 6, Qt::DashLine));
            p.drawPath(artwork::hexPath(90));
        }
    }
}

void paintHarbours(QPainter& p, const BoardPicture& picture, const HexLayout& layout, const Sight& sight) {
    for (const auto& harbour : picture.harbours) {
        if (sight.misses(harbour.at, 2.6)) {
            continue;
        }
        const QPointF middle = layout.pixelOf(harbour.at);
        const QPointF badge = middle + (middle - layout.pixelOf(harbour.land)) * 0.58;
        p.setPen(QPen(QColor(0x8b, 0x6a, 0x45), layout.scale() * 0.07, Qt::SolidLine, Qt::RoundCap));
        for (const engine::Corner& end : engine::endsOf(harbour.at)) {
            const QPointF pier = layout.pixelOf(end);
            p.drawLine(pier + (middle - pier) * 0.12, badge + (pier - badge) * 0.3);
        }
        const Placed placed(p, badge, layout);
        artwork::paintHarbourBadge(p, harbour.trade, colours());
    }
}

void paintRoutes(QPainter& p, const BoardPicture& picture, const HexLayout& layout, const Sight& sight) {
    for (const auto& route : picture.routes) {
        if (sight.misses(route.at)) {
            continue;
        }
        const Placed placed(p, layout.pixelOf(route.at), layout);
        if (route.kind == engine::RouteKind::Ship) {
            artwork::paintShip(p, route.look);
        } else {
            p.rotate(layout.angleOf(route.at));
            artwork::paintRoad(p, route.look);
        }
    }
    for (const auto& bridge : picture.bridges) {
        if (sight.misses(bridge.from, 2.6) && sight.misses(bridge.to, 2.6)) {
            continue;
        }
        const QPointF from = layout.pixelOf(bridge.from);
        const Placed placed(p, from, layout);
        artwork::paintBridge(p, {}, (layout.pixelOf(bridge.to) - from) * 100 / layout.scale(), bridge.look);
    }
}

void paintPieces(QPainter& p, const BoardPicture& picture, const HexLayout& layout, const Sight& sight) {
    for (const auto& building : picture.buildings) {
        if (sight.misses(building.at)) {
            continue;
        }
        const Placed placed(p, layout.pixelOf(building.at), layout);
        if (picture.armyAt(building.at)) {
            p.translate(0, building.walls > 0 ? -33 : -18);
        }
        artwork::paintBuilding(p, building.kind, building.look, building.walls, building.upsideDown);
    }
    for (const auto& army : picture.armies) {
        if (sight.misses(army.at)) {
            continue;
        }
        const Placed placed(p, layout.pixelOf(army.at), layout);
        p.translate(0, picture.buildingAt(army.at) != nullptr ? 22 : 0);
        artwork::paintArmy(p, army.units, army.look);
    }
    for (const auto& nuke : picture.nukes) {
        if (sight.misses(nuke.at)) {
            continue;
        }
        const Placed placed(p, layout.pixelOf(nuke.at), layout);
        p.translate(54, picture.armyAt(nuke.at) ? -8 : 4);
        artwork::paintNuke(p, nuke.look);
    }
    if (picture.robber) {
        const Placed placed(p, layout.pixelOf(*picture.robber), layout);
        if (picture.showsToken(*picture.robber)) {
            // Beside the token, so that its number stays legible.
            p.translate(-55, -2);
            p.scale(0.84, 0.84);
        }
        artwork::paintRobber(p);
    }
    if (picture.pirate) {
        const Placed placed(p, layout.pixelOf(*picture.pirate), layout);
        artwork::paintPirate(p);
    }
}

bool hasToken(const PlaceName& place, const BoardPicture& picture) {
    const auto* hex = std::get_if<engine::Hex>(&place);
    return hex != nullptr && picture.showsToken(*hex);
}

/// An army says how many it is, which no mark may hide.
bool hasArmy(const PlaceName& place, const BoardPicture& picture) {
    const auto* corner = std::get_if<engine::Corner>(&place);
    return corner != nullptr && picture.armyAt(*corner);
}

void paintLegal(QPainter& p, const Markers::Legal& legal, const BoardPicture& picture, const HexLayout& layout) {
    const QColor petrol(0x0b, 0x6e, 0x7f);
    const Placed placed(p, markSpot(legal.at, picture, layout), layout);
    const bool onHex = std::holds_alternative<engine::Hex>(legal.at) && !hasToken(legal.at, picture);
    const bool isSmall =
        std::holds_alternative<engine::Side>(legal.at) || hasToken(legal.at, picture) || hasArmy(legal.at, picture);
    qreal radius = onHex ? 36 : isSmall ? 21 : 27;
    if (legal.letter.isEmpty()) {
        radius *= 0.5;
    }
    p.setBrush(QColor(255, 255, 255, onHex ? 190 : 205));
    p.setPen(QPen(Qt::white, legal.letter.isEmpty() ? 8 : 11));
    p.drawEllipse(QPointF(0, 0), radius, radius);
    p.setPen(QPen(petrol, legal.letter.isEmpty() ? 4.5 : 6));
    p.drawEllipse(QPointF(0, 0), radius, radius);
    if (!legal.letter.isEmpty()) {
        QFont font = p.font();
        font.setPixelSize(onHex ? 38 : isSmall ? 25 : 31);
        font.setWeight(QFont::Bold);
        p.setFont(font);
        p.setPen(QColor(0x1e, 0x22, 0x26));
        p.drawText(QRectF(-40, -42, 80, 80), Qt::AlignCenter, legal.letter);
    }
}

void paintTarget(QPainter& p, const PlaceName& place, const HexLayout& layout) {
    const Placed placed(p, layout.pixelOf(place), layout);
    p.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] :
         {std::pair(QColor(255, 255, 255, 220), 11.0), std::pair(QColor(0xb0, 0x1c, 0x18), 6.0)}) {
        p.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
        p.drawEllipse(QPointF(0, 0), 44, 44);
        for (int i = 0; i < 4; ++i) {
            const qreal a = i * std::numbers::pi / 2;
            const QPointF dir(std::cos(a), std::sin(a));
            p.drawLine(dir * 36, dir * 60);
        }
    }
}

void paintArrow(QPainter& p, QPointF from, QPointF to, qreal scale, bool dashed) {
    const QPointF along = to - from;
    const qreal length = std::hypot(along.x(), along.y());
    if (length < scale * 0.4) {
        return;
    }
    const QPointF dir = along / length;
    const QPointF tip = to - dir * scale * (dashed ? 0.2 : 0.3);
    const QPointF start = from + dir * scale * 0.22;
    const QPointF normal(-dir.y(), dir.x());
    QPainterPath path;
    path.moveTo(start);
    path.quadTo((start + tip) / 2 + normal * length * 0.14, tip - dir * scale * 0.12);
    for (const auto& [colour, width] :
         {std::pair(QColor(255, 255, 255, 220), 0.1), std::pair(QColor(0xb0, 0x1c, 0x18), 0.055)}) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(colour, scale * width, dashed && width < 0.09 ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
        p.drawPath(path);
    }
    p.setPen(QPen(Qt::white, scale * 0.02));
    p.setBrush(QColor(0xb0, 0x1c, 0x18));
    p.drawPolygon(QPolygonF(
        {tip, tip - dir * scale * 0.22 + normal * scale * 0.13, tip - dir * scale * 0.22 - normal * scale * 0.13}));
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
    QFont font = p.font();
    font.setPixelSize(27);
    font.setWeight(QFont::Bold);
    p.setFont(font);
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
    // Right of the token: the robber stands at its left, pieces stand on the corners.
    constexpr QPointF kBeside(0.59, 0.03);
    QPointF moved = hasToken(place, picture) ? kBeside : QPointF();
    if (hasArmy(place, picture)) {
        // Above its plate; a building behind it may be covered.
        moved = picture.buildingAt(std::get<engine::Corner>(place)) != nullptr ? QPointF(0, -0.26) : QPointF(0, -0.46);
    }
    return layout.pixelOf(place) + moved * layout.scale();
}

void paintBoard(QPainter& p, const QRectF& area, const BoardPicture& picture, const HexLayout& layout) {
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::TextAntialiasing);
    p.fillRect(area, colours().sea);
    const Sight sight(area, layout);
    paintSea(p, picture, layout, sight);
    paintShore(p, picture, layout, sight);
    paintHexes(p, picture, layout, sight);
    paintContinents(p, picture, layout);
    paintHarbours(p, picture, layout, sight);
    paintRoutes(p, picture, layout, sight);
    paintPieces(p, picture, layout, sight);
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
    for (const PlaceName& place : markers.glowing) {
        paintGlow(p, place, layout, colours().warning, 40);
    }
    for (const PlaceName& place : markers.chosen) {
        paintGlow(p, place, layout, QColor(0x0b, 0x6e, 0x7f), 40);
    }
    if (markers.target) {
        for (const PlaceName& from : markers.attackers) {
            paintArrow(p, layout.pixelOf(from), layout.pixelOf(*markers.target), layout.scale(), false);
        }
        paintTarget(p, *markers.target, layout);
    }
    for (const Markers::Legal& legal : markers.legal) {
        paintLegal(p, legal, picture, layout);
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
