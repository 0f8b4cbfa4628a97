// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "engine/board/id_set.h"
#include "engine/rules/decision.h"

namespace engine {

/// Whether an army can walk along a side: land touches it, or a ship lies on it (SA-6, SA-7).
[[nodiscard]] bool isPassable(const Position& position, SideId side);
/// Why an army may not walk along the side; empty when it may (SA-7, R-X-SA-SW-BORDER).
[[nodiscard]] std::optional<Refusal> sideRefusal(const Position& position, SideId side);
/// The crossings that a bridge joins to this one, one step away for anybody's army (R-X-SA-CC-CROSSING); none where
/// bridges are not walked.
[[nodiscard]] std::vector<CornerId> walkedBridges(const Position& position, CornerId at);

/// Why an army of this player may not come to rest on the corner (SA-5, SA-6); empty when it may.
[[nodiscard]] std::optional<Refusal> restRefusal(const Position& position, PlayerId player, CornerId at);

/// Whether an army there would hold no more than kMostUnits with these.
[[nodiscard]] bool hasRoomFor(const Position& position, CornerId at, const Units& units);

/// A nuclear weapon of another player's that stands there alone is destroyed by the army that enters (R-NUKE-ALONE).
void destroyWeapon(Deciding& deciding, PlayerId player, CornerId at);

/// Where the army on `from` can go with at most `most` steps, with the number of steps, nearest first.
struct Reach {
    CornerId corner{};
    int steps = 0;
};
[[nodiscard]] std::vector<Reach> reachable(const Position& position, PlayerId player, CornerId from, int most);

/// Where all that can leave a corner may go at once for what its player can pay, nearest first (SA-5, SA-6): where a
/// MoveArmy that names neither units nor path is allowed. `take` is called with each of these corners and each goal.
void eachMove(const Position& position, PlayerId player, const IdSet<CornerId>& corners,
              const std::function<void(CornerId from, CornerId to)>& take);

/// What the steps beyond the free ones cost (SA-6): `used` were made before this move.
[[nodiscard]] Cards stepsPrice(const Rules& rules, int used, int steps);

[[nodiscard]] Judgement judge(const Position& position, const MoveArmy& action);

}  // namespace engine
