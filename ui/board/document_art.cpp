// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/document_art.h"

#include "engine/clauses/guest_book.h"
#include "ui/board/artwork.h"
#include "ui/theme/icons.h"

namespace ui::artwork {

namespace {

using engine::BuildingKind;
using engine::Document;
using engine::Terrain;

/// Centres of the three hexes round a corner that lies in the middle: above, lower left, lower right.
constexpr QPointF kAbove(0, -100);
constexpr QPointF kLeft(-86.6, 50);
constexpr QPointF kRight(86.6, 50);

/// A small board of three hexes and what stands on it.
class Scene {
public:
    explicit Scene(QPainter& painter) : m_painter(painter) {}

    void tile(QPointF at, Terrain terrain, int number = 0) {
        put(at, 1, [&] {
            paintShore(m_painter, colours());
            paintTile(m_painter, terrain, colours());
            if (number != 0) {
                paintToken(m_painter, number, colours());
            }
        });
    }
    void building(QPointF at, BuildingKind kind, const char* player, int walls = 0) {
        put(at, kPieceScale, [&] { paintBuilding(m_painter, kind, look(player), walls, false); });
    }
    template <class Paint>
    void put(QPointF at, qreal scale, Paint paint, qreal turn = 0) {
        m_painter.save();
        m_painter.translate(at);
        m_painter.scale(scale, scale);
        m_painter.rotate(turn);
        paint();
        m_painter.restore();
    }
    [[nodiscard]] static PlayerLook look(const char* player) { return lookOf(QString::fromLatin1(player), {}, 0); }

private:
    static constexpr qreal kPieceScale = 1.5;
    QPainter& m_painter;
};

void paintBase(QPainter& p) {
    Scene scene(p);
    scene.tile(kAbove, Terrain::Fields);
    scene.tile(kLeft, Terrain::Forest);
    scene.tile(kRight, Terrain::Pasture, 6);
    scene.put(
        {-43, 25}, 1.2, [&] { paintRoad(p, Scene::look("red")); }, 150);
    scene.building({0, 4}, BuildingKind::Settlement, "red");
}

void paintSoldiers(QPainter& p) {
    Scene scene(p);
    scene.tile(kAbove, Terrain::Hills);
    scene.tile(kLeft, Terrain::Pasture);
    scene.tile(kRight, Terrain::Mountains);
    scene.building({0, 30}, BuildingKind::City, "orange", 1);
    scene.put({0, -66}, 1.5, [&] { paintArmy(p, engine::Units{1, 2, 1}, Scene::look("blue")); });
    scene.put({92, 62}, 1.4, [&] { paintNuke(p, Scene::look("blue")); });
}

void paintMonopolists(QPainter& p) {
    Scene scene(p);
    scene.tile(kAbove, Terrain::Mountains);
    scene.tile(kRight, Terrain::Fields);
    scene.put(kLeft, 1, [&] { paintTile(p, Terrain::Sea, colours()); });
    scene.put({-86, 52}, 1.7, [&] { paintShip(p, Scene::look("brown")); });
    scene.building({0, 6}, BuildingKind::Factory, "green");
    scene.building({87, -44}, BuildingKind::City, "brown");
}

void paintShadow(QPainter& p) {
    Scene scene(p);
    scene.tile(kAbove, Terrain::Hills);
    scene.tile(kLeft, Terrain::Pasture);
    scene.put(kRight, 1, [&] { paintRemoved(p, colours()); });
    p.setOpacity(0.55);
    scene.building({0, 4}, BuildingKind::Settlement, "white");
    scene.building({-87, -44}, BuildingKind::City, "white");
    p.setOpacity(1);
}

void paintCcm(QPainter& p) {
    Scene scene(p);
    scene.tile(kAbove, Terrain::Hills);
    scene.tile(kLeft, Terrain::Forest);
    scene.tile(kRight, Terrain::Fields);
    scene.put(
        kLeft, 1, [&] { paintBridge(p, Scene::look("red")); }, -30);
    scene.building({0, 2}, BuildingKind::Capital, "white");
}

void paintGuest(QPainter& p) {
    Scene scene(p);
    scene.tile(kAbove, Terrain::Pasture);
    scene.put(kLeft, 1, [&] { paintTile(p, Terrain::Sea, colours()); });
    scene.put(kRight, 1, [&] { paintTile(p, Terrain::Sea, colours()); });
    scene.put({0, 66}, 1.4, [&] { paintHarbourBadge(p, {}, false, colours()); });
    scene.building({-43, -24}, BuildingKind::Settlement, "green");
}

/// No board: a sheet and dice.
void paintDiceGame(QPainter& p, const QRectF& area) {
    p.fillRect(area, colours().sand);
    const qreal unit = area.height() / 100;
    QRectF sheet(0, 0, 56 * unit, 84 * unit);
    sheet.moveCenter(area.center() - QPointF(10 * unit, 0));
    p.setPen(QPen(colours().digit, 2 * unit));
    p.setBrush(colours().token);
    p.drawRoundedRect(sheet, 4 * unit, 4 * unit);
    constexpr int kLines = 6;
    for (int line = 1; line <= kLines; ++line) {
        const qreal y = sheet.top() + sheet.height() * line / (kLines + 1);
        p.drawLine(QPointF(sheet.left() + 8 * unit, y), QPointF(sheet.right() - 20 * unit, y));
        p.drawRect(QRectF(sheet.right() - 14 * unit, y - 4 * unit, 8 * unit, 8 * unit));
    }
    const int size = qRound(54 * unit);
    const QPointF corner(sheet.right() - 16 * unit, sheet.bottom() - 46 * unit);
    p.setPen(Qt::NoPen);
    p.drawRoundedRect(QRectF(corner, QSizeF(size, size)), 8 * unit, 8 * unit);
    p.drawPixmap(corner, drawn(Icon::Dice, colours().digit, size, p.device()->devicePixelRatioF()));
}

}  // namespace

void paintDocument(QPainter& p, const QRectF& area, Document document) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    QPainterPath edge;
    edge.addRoundedRect(area, 3, 3);
    p.setClipPath(edge);
    if (document == Document::DiceGamePlus) {
        paintDiceGame(p, area);
        p.restore();
        return;
    }
    p.fillRect(area, colours().sea);
    p.translate(area.center());
    constexpr qreal kSeen = 240;  // Board units across the shorter edge.
    const qreal scale = qMin(area.width(), area.height()) / kSeen;
    p.scale(scale, scale);
    if (engine::guestBookOf(document) != nullptr) {
        paintGuest(p);
        p.restore();
        return;
    }
    switch (document) {
        case Document::Base:
            paintBase(p);
            break;
        case Document::Soldiers:
            paintSoldiers(p);
            break;
        case Document::Monopolists:
            paintMonopolists(p);
            break;
        case Document::Shadow:
            paintShadow(p);
            break;
        case Document::Ccm:
            paintCcm(p);
            break;
        case Document::DiceGamePlus:
            break;
    }
    p.restore();
}

}  // namespace ui::artwork
