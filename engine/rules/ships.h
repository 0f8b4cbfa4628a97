// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// Why this ship may not be moved at all (B-14).
[[nodiscard]] std::optional<Refusal> shipRefusal(const Position& position, PlayerId by, SideId from);
/// Where a ship that may be moved can go (B-14): of the sides where the player may lay a ship, in their order.
[[nodiscard]] std::vector<SideId> shipGoals(const Position& position, PlayerId by, SideId from,
                                            std::vector<SideId> routes);
[[nodiscard]] Judgement judge(const Position& position, const MoveShip& action);

/// When the player may move the pirate (moveRefusal): why it may not go to this hex, and why no card may be taken from
/// this player there.
[[nodiscard]] std::optional<Refusal> pirateRefusal(const Position& position, HexId hex);
[[nodiscard]] std::optional<Refusal> pirateVictimRefusal(const Position& position, PlayerId by, HexId hex,
                                                         PlayerId victim);
[[nodiscard]] Judgement judge(const Position& position, const MovePirate& action);

}  // namespace engine
