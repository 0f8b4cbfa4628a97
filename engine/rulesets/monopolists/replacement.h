// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

// What every takeover of a building shares, whether it is paid for (takeover.h) or follows a relocation (claims.h).

/// Why this player may not take over the building on the crossing: nothing or something own stands there, walls shield
/// it (MO-7, MO-13), an army does (R-X-SA-MO-TAKEOVER), its owner would be left with fewer than two sites (MO-8), or no
/// own road, ship or bridge leads there (MO-10).
[[nodiscard]] std::optional<Refusal> buildingShield(const Position& position, PlayerId by, CornerId at);

/// The building leaves the table and an own piece stands there; what its owner had on the crossing goes with it, and
/// the robber makes way (MO-9, MO-14). Refused when the desert that he goes to is a choice that nobody made, or none.
[[nodiscard]] std::optional<Refusal> replaceBuilding(Deciding& deciding, PlayerId by, CornerId at, Piece piece,
                                                     std::optional<HexId> desert, std::vector<ClauseId> clauses);

/// The deserts that the robber may be sent to when the building on this crossing is taken over; empty when he does not
/// move (MO-14, R-MO-ROBBER).
[[nodiscard]] std::vector<HexId> desertsForRobber(const Position& position, CornerId at);

}  // namespace engine
