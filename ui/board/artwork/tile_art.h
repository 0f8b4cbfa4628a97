// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <optional>

#include "engine/state/terrain.h"
#include "ui/theme/colours.h"

namespace ui::artwork {

// All artwork is drawn around the origin with the hex side as 100 units, upright; the caller places and scales the
// painter.

/// A pointy-top hex around the origin with the given side.
[[nodiscard]] QPainterPath hexPath(qreal side);

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
/// The badge of a harbour: "3:1", or the resource over "2:1".
void paintHarbourBadge(QPainter& painter, std::optional<engine::Resource> trade, const Colours& colours);
/// The badge of a harbour that lies face down: "?".
void paintHarbourBack(QPainter& painter, const Colours& colours);

}  // namespace ui::artwork
