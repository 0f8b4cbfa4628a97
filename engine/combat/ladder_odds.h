// SPDX-License-Identifier: GPL-3.0-or-later
// For odds.cpp only.
#pragma once

#include <optional>

#include "engine/combat/odds.h"

namespace engine {

/// Standings, their chances and rounds of oddsOf where each party counts as one army, in one pass over all pairs of
/// standings; empty where one does not. What cannot happen is listed with the chance 0, sums are not.
[[nodiscard]] std::optional<Odds> ladderOdds(const Battle& battle, const CombatRules& rules,
                                             std::optional<int> stopAfter);

}  // namespace engine
