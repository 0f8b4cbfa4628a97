// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_painter.h"

#include <set>

#include "ui/board/artwork/piece_art.h"
#include "ui/board/artwork/tile_art.h"
#include "ui/board/continents.h"
#include "ui/board/placed.h"

namespace ui {

namespace {

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
        harbour.faceDown ? artwork::paintHarbourBack(p, colours())
                         : artwork::paintHarbourBadge(p, harbour.trade, colours());
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
        p.translate(0, picture.buildingAt(army.at) != nullptr ? artwork::kPlateBelow : 0);
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

}  // namespace

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

}  // namespace ui
