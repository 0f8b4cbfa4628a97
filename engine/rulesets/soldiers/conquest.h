// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/decision.h"

namespace engine {

/// The loser's routes that conquering the crossing would take over, nearest first (SA-K11, R-CONQUEST,
/// R-CONQUEST-THROUGH).
[[nodiscard]] std::vector<SideId> conqueredRoutes(const Position& position, PlayerId loser, CornerId at);

[[nodiscard]] Judgement judge(const Position& position, const Conquer& action);

}  // namespace engine
