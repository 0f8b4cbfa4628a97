// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/combat/prices.h"
#include "engine/state/position.h"

namespace engine {

/// The prices of a table's combats: from its own price list, each card counted by its rarity as CombatPrices tells; in
/// a game of two all that the other loses counts.
[[nodiscard]] CombatPrices combatPrices(const Position& position);

}  // namespace engine
