// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "engine/rules/decision.h"

namespace engine {

/// A route by its side, or a bridge by its hex.
using ConqueredWay = std::variant<SideId, HexId>;
/// What becomes the attacker's when the crossing is conquered, nearest first: the loser's routes, and by
/// R-X-SA-CC-BRIDGE bridges, that nothing of the loser's connects any more (SA-K11, R-CONQUEST).
[[nodiscard]] std::vector<ConqueredWay> conqueredWays(const Position& position, PlayerId loser, CornerId at);

[[nodiscard]] Judgement judge(const Position& position, const Conquer& action);

}  // namespace engine
