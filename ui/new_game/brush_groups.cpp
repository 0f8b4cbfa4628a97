// SPDX-License-Identifier: GPL-3.0-or-later
// The brushes of each group, in their order.
#include <QBoxLayout>
#include <QPainter>

#include "ui/board/artwork.h"
#include "ui/new_game/brush_bar.h"
#include "ui/new_game/brush_button.h"
#include "ui/text/units_text.h"
#include "ui/theme/icons.h"

namespace ui {

void BrushBar::makeTerrain() {
    begin(tr("Terrain"));
    for (const engine::Terrain terrain :
         {engine::Terrain::Forest, engine::Terrain::Pasture, engine::Terrain::Fields, engine::Terrain::Hills,
          engine::Terrain::Mountains, engine::Terrain::Desert, engine::Terrain::Gold, engine::Terrain::Sea}) {
        Brush brush;
        brush.kind = Brush::Kind::Terrain;
        brush.terrain = terrain;
        add(brush, terrainWord(terrain), capital(terrainWord(terrain)),
            picture(210, [&](QPainter& p) { artwork::paintTile(p, terrain, colours()); }));
    }
}

void BrushBar::makeNumbers() {
    begin(tr("Number tokens: type the number, 0 for none"));
    for (const int number : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12}) {
        Brush brush;
        brush.kind = Brush::Kind::Number;
        brush.number = number;
        add(brush, tr("Number token %1").arg(number), {}, picture(80, [&](QPainter& p) {
                p.translate(0, -4);
                artwork::paintToken(p, number, colours());
            }));
    }
    add(brushOf(Brush::Kind::Number), tr("No number token"), {}, picture(80, [](QPainter& p) {
            p.setPen(QPen(colours().dim, 3, Qt::DashLine));
            p.drawEllipse(QPointF(0, 0), 32, 32);
        }));
}

void BrushBar::makeFigures() {
    add(brushOf(Brush::Kind::Robber), tr("Robber"), tr("Robber"),
        picture(90, [](QPainter& p) { artwork::paintRobber(p); }));
    add(brushOf(Brush::Kind::Pirate), tr("Pirate"), tr("Pirate"),
        picture(90, [](QPainter& p) { artwork::paintPirate(p); }));
    add(brushOf(Brush::Kind::FaceDown), tr("Turned-over hex"), tr("Turned over"),
        picture(210, [](QPainter& p) { artwork::paintFaceDown(p, colours()); }));
    add(brushOf(Brush::Kind::Removed), tr("Removed hex"), tr("Removed"),
        picture(210, [](QPainter& p) { artwork::paintRemoved(p, colours()); }));
    add(brushOf(Brush::Kind::Continent), tr("Continent: the one named below"), tr("Continent"),
        QIcon(drawn(Icon::Flag, colours().text, iconSize() - 6, devicePixelRatioF())));
}

void BrushBar::makeHarbours() {
    begin(tr("Harbours"));
    for (const auto& trade : {std::optional<engine::Resource>(), std::optional(engine::Resource::Brick),
                              std::optional(engine::Resource::Lumber), std::optional(engine::Resource::Wool),
                              std::optional(engine::Resource::Grain), std::optional(engine::Resource::Ore)}) {
        Brush brush = brushOf(Brush::Kind::Harbour);
        brush.trade = trade;
        add(brush, trade ? tr("Harbour 2:1 for %1").arg(resourceWord(*trade)) : tr("Harbour 3:1"), {},
            picture(76, [&](QPainter& p) { artwork::paintHarbourBadge(p, trade, false, colours()); }));
    }
}

void BrushBar::makePieces() {
    begin(tr("Pieces"), true);
    const auto building = [&](Brush::Kind kind, const QString& name, engine::BuildingKind drawing) {
        addPiece(brushOf(kind), name, name, 84, [drawing](QPainter& p, const PlayerLook& look) {
            artwork::paintBuilding(p, drawing, look, 0, false);
        });
    };
    if (m_form == Form::Groups) {
        m_players = makePlayers();
        auto* column = qobject_cast<QBoxLayout*>(m_groups.back().part->layout());
        column->insertWidget(1, m_players);
    }
    building(Brush::Kind::Settlement, tr("Settlement"), engine::BuildingKind::Settlement);
    building(Brush::Kind::City, tr("City"), engine::BuildingKind::City);
    building(Brush::Kind::Metropolis, tr("Metropolis"), engine::BuildingKind::Metropolis);
    building(Brush::Kind::Capital, tr("Capital"), engine::BuildingKind::Capital);
    building(Brush::Kind::Factory, tr("Factory"), engine::BuildingKind::Factory);
    addPiece(brushOf(Brush::Kind::Road), tr("Road"), tr("Road"), 80, [](QPainter& p, const PlayerLook& look) {
        p.rotate(-30);
        artwork::paintRoad(p, look);
    });
    addPiece(brushOf(Brush::Kind::Ship), tr("Ship"), tr("Ship"), 76,
             [](QPainter& p, const PlayerLook& look) { artwork::paintShip(p, look); });
    addPiece(brushOf(Brush::Kind::Bridge), tr("Bridge: each further click turns it"), tr("Bridge"), 220,
             [](QPainter& p, const PlayerLook& look) {
                 p.translate(0, 20);
                 artwork::paintBridge(p, look);
             });
    add(brushOf(Brush::Kind::Wall), tr("City wall: one more, after three none"), tr("City wall"),
        QIcon(drawn(Icon::Wall, colours().text, iconSize() - 6, devicePixelRatioF())));
}

void BrushBar::makeUnits() {
    begin(tr("Armies"));
    for (const auto& [unit, drawing, name, caption] :
         {std::tuple(engine::UnitKind::Infantry, Icon::Infantry, tr("One more infantry"), tr("Infantry")),
          std::tuple(engine::UnitKind::Cavalry, Icon::Cavalry, tr("One more cavalry"), tr("Cavalry")),
          std::tuple(engine::UnitKind::Artillery, Icon::Artillery, tr("One more artillery"), tr("Artillery"))}) {
        Brush brush = brushOf(Brush::Kind::Army);
        brush.unit = unit;
        add(brush, name, caption, QIcon(drawn(drawing, colours().text, iconSize() - 6, devicePixelRatioF())));
    }
    addPiece(brushOf(Brush::Kind::Nuke), tr("Nuclear weapon"), tr("Weapon"), 60,
             [](QPainter& p, const PlayerLook& look) { artwork::paintNuke(p, look); });
    addPiece(brushOf(Brush::Kind::UpsideDown), tr("Building upside down"), tr("Upside down"), 84,
             [](QPainter& p, const PlayerLook& look) {
                 artwork::paintBuilding(p, engine::BuildingKind::Settlement, look, 0, true);
             });
}

}  // namespace ui
