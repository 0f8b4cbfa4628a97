// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/combat/odds.h"

namespace engine {

/// A standing as claims speak of it.
[[nodiscard]] Standing withoutWalls(Standing standing);

/// Whether some throws can leave the defender standing as claimed (walls aside): after exactly `rounds` rounds, or
/// without that number after any, since the attacker may stop at any time (SA-K10). A combat that is over earlier
/// counts with its end. Where the owner of an alliance chooses, any choice will do.
[[nodiscard]] Expected<bool, OddsFault> canComeTo(const Battle& battle, const CombatRules& rules, const Standing& claim,
                                                  std::optional<int> rounds = std::nullopt);

}  // namespace engine
