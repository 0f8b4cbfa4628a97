// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"
#include "engine/rules/production.h"

namespace engine {

/// What a double of this face takes for a round (CC-17): bark beetle, scrapie, hail, landslide, mine accident; empty
/// for the storm tide of a double six.
[[nodiscard]] std::optional<Resource> resourceLost(int face);
/// What a 7 destroys (CC-18), by its lower face, 1 to 3: coup, plague, flight from the towns.
[[nodiscard]] BuildingKind kindHit(int lowerFace);
/// Yields of a resource are lost now, or all trade with harbours and bank (CC-17).
[[nodiscard]] bool yieldsAreLost(const Position& position, Resource resource);
/// What a catastrophe destroys is yielded by nothing (CC-17).
void loseYields(const Position& position, PerPlayer<Yield>& yields);
[[nodiscard]] std::optional<Refusal> stormRefusal(const Position& position);
/// The catastrophes that end as this player's turn begins (CC-17, R-CC-ROUND).
void endCatastrophes(Deciding& deciding, PlayerId player, int round);

[[nodiscard]] Judgement judge(const Position& position, const SpareFate& action);
[[nodiscard]] Judgement judge(const Position& position, const Avert& action);
[[nodiscard]] Judgement thrown(const Position& position, const FateThrow& due, const Throw& action);
[[nodiscard]] Judgement thrown(const Position& position, const Upheaval& due, const Throw& action);

}  // namespace engine
