// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_painter.h"

#include <set>

#include "adjudicator/report/tile_art.h"
#include "ui/board/artwork.h"
#include "ui/board/continents.h"
#include "ui/board/crossing_painter.h"
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
    for (const auto& hex : picture.hexes) {
        if (hex.terrain != engine::Terrain::Sea && !hex.removed && !sight.misses(hex.at)) {
            const Placed placed(p, layout.pixelOf(hex.at), layout);
            artwork::paintShore(p, colours());
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
        const QPointF land = layout.pixelOf(harbour.land);
        {
            const Placed placed(p, middle, layout);
            artwork::paintPiers(p, middle - land);
        }
        const Placed placed(p, middle + (middle - land) * adjudicator::svg::kHarbourOut, layout);
        artwork::paintHarbourBadge(p, harbour.trade, harbour.faceDown, colours());
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
        const QLineF across(layout.pixelOf(bridge.from), layout.pixelOf(bridge.to));
        const Placed placed(p, across.center(), layout);
        p.rotate(-across.angle());
        artwork::paintBridge(p, bridge.look);
    }
}

void paintPieces(QPainter& p, const BoardPicture& picture, const HexLayout& layout, const Sight& sight) {
    std::set<engine::Corner> crossings;
    const auto add = [&](const auto& items) {
        for (const auto& item : items) {
            if (!sight.misses(item.at)) {
                crossings.insert(item.at);
            }
        }
    };
    add(picture.buildings);
    add(picture.armies);
    add(picture.nukes);
    for (const engine::Corner& crossing : crossings) {
        const Placed placed(p, layout.pixelOf(crossing), layout);
        paintCrossing(p, crossing, picture);
    }
    if (picture.robber) {
        const Placed placed(p, layout.pixelOf(*picture.robber), layout);
        artwork::paintRobber(p, picture.showsToken(*picture.robber));
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
