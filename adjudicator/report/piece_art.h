// SPDX-License-Identifier: GPL-3.0-or-later
// For the files of drawings only. Each piece is drawn round the origin.
#pragma once

#include "adjudicator/report/canvas.h"
#include "adjudicator/report/player_look.h"
#include "engine/state/pieces.h"

namespace adjudicator::svg {

/// Its foot's middle is slightly below the origin; walls stand under it, upside down turns it and gives it a sign.
void building(Canvas& canvas, engine::BuildingKind kind, const PlayerLook& look, int walls, bool upsideDown);
/// Along the x axis.
void road(Canvas& canvas, const PlayerLook& look);
void ship(Canvas& canvas, const PlayerLook& look);
/// Across a hex along the x axis, from corner to opposite corner, round the number token.
void bridge(Canvas& canvas, const PlayerLook& look);
/// A plate with a sign and a count for each kind of unit.
void army(Canvas& canvas, const engine::Units& units, const PlayerLook& look);
void nuke(Canvas& canvas, const PlayerLook& look);
/// The emblem in the ink of its player, of about the given height.
void emblem(Canvas& canvas, const PlayerLook& look, Point at, double size);

/// The army's plate: its width by the kinds that it has, its height, and how far it lies below its crossing where a
/// building stands above it.
[[nodiscard]] double armyWidth(const engine::Units& units);
inline constexpr double kPlateHeight = 40;
inline constexpr double kPlateBelow = 22;
/// How far below its usual place a building reaches that stands on its head: its walls lie below it.
[[nodiscard]] double reachesBelow(engine::BuildingKind kind, bool upsideDown);
/// How far a building makes room for an army on its crossing.
[[nodiscard]] double aboveArmy(engine::BuildingKind kind, int walls, bool upsideDown);
/// The robber beside a token, so that its number stays legible.
inline constexpr Placing kBesideToken{{-55, -2}, 0, 0.84};
/// A weapon beside what stands on its crossing, clear of the counts of an army of these units.
[[nodiscard]] Point besideCrossing(const engine::Units* army);

}  // namespace adjudicator::svg
