// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/combat/fort.h"
#include "engine/rules/decision.h"

namespace engine {

/// Factories are attacked and hit like settlements (R-X-SA-MO-FACTORY).
[[nodiscard]] bool factoriesCount(const Position& position);

/// What a building counts as in combat; factories count as settlements here and are refused as targets, capitals fall
/// like a metropolis (R-X-SA-CC-CAPITAL).
[[nodiscard]] Fort fortOf(const Building& building);

/// An army is left with these units; with none it is gone, and a nuclear weapon that nothing of its owner's shields
/// with it.
void loseUnit(Deciding& deciding, CornerId at, const Units& left);

/// A building is left as this, or destroyed (SA-K7); cites the lost track of a metropolis and the marked city piece.
void loseHalfLevel(Deciding& deciding, CornerId at, const std::optional<Fort>& left);

/// A building drops to this kind, upright, or leaves the table; for what is not a lost round of combat.
void dropTo(Deciding& deciding, CornerId at, std::optional<BuildingKind> kind, int walls, std::vector<ClauseId> clauses,
            std::vector<RulingChoice> rulings);

/// Ends the combat when one side is gone, and offers the conquest of a destroyed building's crossing (SA-K8, SA-K11).
void endIfOver(Deciding& deciding, const Fight& fight);

}  // namespace engine
