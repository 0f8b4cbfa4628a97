// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPainterPath>

#include "engine/state/pieces.h"
#include "ui/theme/players.h"

namespace ui::artwork {

// Drawn around the origin with the hex side as 100 units; see tile_art.h.

/// A building with its foot's middle slightly below the origin; walls stand under it, upside down turns it with a
/// badge.
void paintBuilding(QPainter& painter, engine::BuildingKind kind, const PlayerLook& look, int walls, bool upsideDown);
/// A road along the x axis.
void paintRoad(QPainter& painter, const PlayerLook& look);
/// A ship, upright.
void paintShip(QPainter& painter, const PlayerLook& look);
/// A bridge as an arch between two points.
void paintBridge(QPainter& painter, QPointF from, QPointF to, const PlayerLook& look);
/// A plate with a sign and a count for each kind of unit.
void paintArmy(QPainter& painter, const engine::Units& units, const PlayerLook& look);
/// The army's plate: its width by the kinds that it has, its height, and how far it lies below its crossing where a
/// building stands above it.
[[nodiscard]] qreal armyWidth(const engine::Units& units);
inline constexpr qreal kPlateHeight = 40;
inline constexpr qreal kPlateBelow = 22;
/// The sign of a kind of unit in a frame around the origin, 22 x 14: dot, slash, cross.
void paintUnitSign(QPainter& painter, engine::UnitKind kind, const QColor& ink);
void paintNuke(QPainter& painter, const PlayerLook& look);
void paintRobber(QPainter& painter);
void paintPirate(QPainter& painter);

}  // namespace ui::artwork
