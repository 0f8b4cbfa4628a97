// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/artwork.h"

#include <numbers>
#include <string>

#include "adjudicator/art_files.h"
#include "adjudicator/report/tile_art.h"
#include "ui/theme/art_canvas.h"

namespace ui::artwork {

namespace svg = adjudicator::svg;
namespace art = adjudicator::svg::art;

namespace {

std::string textOf(const QColor& colour) {
    return colour.name().toStdString();
}

/// The colours of what is read in a look, for as long as it is drawn.
struct Inks {
    explicit Inks(const Colours& c) : token(textOf(c.token)), digit(textOf(c.digit)), hot(textOf(c.hotDigit)) {}
    operator svg::TokenInks() const { return {token, digit, hot}; }
    std::string token;
    std::string digit;
    std::string hot;
};

}  // namespace

QPainterPath hexPath(qreal side) {
    const qreal w = std::numbers::sqrt3 / 2 * side;
    QPainterPath path;
    path.addPolygon(QPolygonF({QPointF(0, -side), QPointF(w, -side / 2), QPointF(w, side / 2), QPointF(0, side),
                               QPointF(-w, side / 2), QPointF(-w, -side / 2)}));
    path.closeSubpath();
    return path;
}

void paintShore(QPainter& p, const Colours& c) {
    ArtCanvas(p).draw(art::kShore, {}, {{"sand", textOf(c.sand)}});
}

void paintTile(QPainter& p, std::optional<engine::Terrain> terrain, const Colours& c) {
    ArtCanvas(p).draw(svg::tileArt(terrain), {},
                      {{"rim", textOf(c.rim)},
                       {"ground", textOf(terrain ? c.terrain(*terrain) : c.faceDown())},
                       {"motif", textOf(terrain ? c.motif(*terrain) : c.faceDownMotif())},
                       {"sea", textOf(c.sea)},
                       {"wool", c.dark ? "#f2f0e6" : "#ffffff"}});
}

void paintFaceDown(QPainter& p, const Colours& c) {
    ArtCanvas(p).draw(art::kFaceDown, {},
                      {{"rim", textOf(c.rim)}, {"ground", textOf(c.faceDown())}, {"motif", textOf(c.faceDownMotif())}});
}

void paintRemoved(QPainter& p, const Colours& c) {
    ArtCanvas(p).draw(art::kRemoved, {}, {{"sea", textOf(c.sea)}, {"motif", textOf(c.seaMotif)}});
}

void paintToken(QPainter& p, int number, const Colours& c) {
    ArtCanvas canvas(p);
    svg::token(canvas, number, Inks(c));
}

void paintResource(QPainter& p, engine::Resource resource, qreal size) {
    constexpr qreal kDrawn = 40;
    ArtCanvas(p).draw(svg::resourceArt(resource), {{}, 0, size / kDrawn}, {});
}

void paintHarbourBadge(QPainter& p, std::optional<engine::Resource> trade, bool faceDown, const Colours& c) {
    ArtCanvas canvas(p);
    svg::harbour(canvas, trade, faceDown, Inks(c));
}

void paintPiers(QPainter& p, QPointF out) {
    ArtCanvas(p).draw(art::kPiers, {{}, svg::piersTurn({out.x(), out.y()})}, {});
}

void paintBuilding(QPainter& p, engine::BuildingKind kind, const PlayerLook& look, int walls, bool upsideDown) {
    ArtCanvas canvas(p);
    svg::building(canvas, kind, artLook(look), walls, upsideDown);
}

void paintRoad(QPainter& p, const PlayerLook& look) {
    ArtCanvas canvas(p);
    svg::road(canvas, artLook(look));
}

void paintShip(QPainter& p, const PlayerLook& look) {
    ArtCanvas canvas(p);
    svg::ship(canvas, artLook(look));
}

void paintBridge(QPainter& p, const PlayerLook& look) {
    ArtCanvas canvas(p);
    svg::bridge(canvas, artLook(look));
}

void paintArmy(QPainter& p, const engine::Units& units, const PlayerLook& look) {
    ArtCanvas canvas(p);
    svg::army(canvas, units, artLook(look));
}

void paintNuke(QPainter& p, const PlayerLook& look) {
    ArtCanvas canvas(p);
    svg::nuke(canvas, artLook(look));
}

void paintWall(QPainter& p) {
    ArtCanvas(p).draw(art::kWall, {{-8.5, 0}}, {});
}

void paintUnitSign(QPainter& p, engine::UnitKind kind) {
    p.fillRect(QRectF(-10, -6, 20, 12), Qt::white);
    ArtCanvas(p).draw(kind == engine::UnitKind::Artillery ? art::kArtillery
                      : kind == engine::UnitKind::Cavalry ? art::kCavalry
                                                          : art::kInfantry,
                      {}, {});
}

void paintRobber(QPainter& p, bool besideToken) {
    ArtCanvas(p).draw(art::kRobber, besideToken ? svg::kBesideToken : svg::Placing{}, {});
}

void paintPirate(QPainter& p) {
    ArtCanvas(p).draw(art::kPirate, {}, {});
}

}  // namespace ui::artwork
