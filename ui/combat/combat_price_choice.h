// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/combat/prices.h"

namespace ui::preferences {

/// What a person counts in place of the game's own price of a thing; empty: the game's. Kept for every game.
[[nodiscard]] std::optional<double> combatPrice(engine::Weight weight);
void setCombatPrice(engine::Weight weight, std::optional<double> price);
/// The game's prices with those that were chosen in place of them.
[[nodiscard]] engine::CombatPrices combatPrices(engine::CombatPrices ofTheGame);

}  // namespace ui::preferences
