// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <optional>

#include "adjudicator/report/piece_art.h"
#include "engine/combat/units.h"
#include "engine/state/pieces.h"
#include "engine/state/terrain.h"
#include "ui/theme/colours.h"
#include "ui/theme/players.h"

namespace ui::artwork {

// The art of data/art on a painter: around the origin with the hex side as 100 units, upright; the caller places and
// scales the painter.

/// A pointy-top hex around the origin with the given side.
[[nodiscard]] QPainterPath hexPath(qreal side);

/// The sand that a land hex lies on.
void paintShore(QPainter& painter, const Colours& colours);
/// A land or sea hex with its motif; no terrain: unknown.
void paintTile(QPainter& painter, std::optional<engine::Terrain> terrain, const Colours& colours);
/// A hex turned over by a nuclear weapon.
void paintFaceDown(QPainter& painter, const Colours& colours);
/// A hex taken off the board.
void paintRemoved(QPainter& painter, const Colours& colours);
/// The number token with its pips.
void paintToken(QPainter& painter, int number, const Colours& colours);
/// A small picture of a resource's card, about `size` units wide.
void paintResource(QPainter& painter, engine::Resource resource, qreal size);
/// The badge of a harbour: "3:1", or the resource over "2:1"; "?" where it lies face down.
void paintHarbourBadge(QPainter& painter, std::optional<engine::Resource> trade, bool faceDown, const Colours& colours);

/// The piers around the middle of a harbour's side, out to the sea in this direction.
void paintPiers(QPainter& painter, QPointF out);

/// A building with its foot's middle slightly below the origin; walls stand under it, upside down turns it with a
/// badge.
void paintBuilding(QPainter& painter, engine::BuildingKind kind, const PlayerLook& look, int walls, bool upsideDown);
/// A road along the x axis.
void paintRoad(QPainter& painter, const PlayerLook& look);
/// A ship, upright.
void paintShip(QPainter& painter, const PlayerLook& look);
/// A bridge along the x axis, as an arch from corner to opposite corner of a hex around the origin.
void paintBridge(QPainter& painter, const PlayerLook& look);
/// A plate with a sign and a count for each kind of unit.
void paintArmy(QPainter& painter, const engine::Units& units, const PlayerLook& look);
void paintNuke(QPainter& painter, const PlayerLook& look);
/// One piece of a city wall where the first one stands under a city.
void paintWall(QPainter& painter);
/// The sign of a kind of unit on its white ground, 22 units wide and 14 high.
void paintUnitSign(QPainter& painter, engine::UnitKind kind);
/// Beside a token it leaves its number legible.
void paintRobber(QPainter& painter, bool besideToken = false);
void paintPirate(QPainter& painter);

using adjudicator::svg::armyWidth;
using adjudicator::svg::kPlateBelow;
using adjudicator::svg::kPlateHeight;

}  // namespace ui::artwork
