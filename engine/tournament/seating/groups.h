// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of seating only: who plays with whom.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/tournament/seating/design.h"
#include "engine/tournament/settings.h"

namespace engine::tournament {

/// The rounds to group, over players numbered 0 … players − 1, and all that happened before.
struct GroupTask {
    std::size_t players = 0;
    /// By round to plan: who plays.
    std::vector<std::vector<std::size_t>> playing;
    /// By pair (a · players + b): how often they met.
    std::vector<int> met;
    /// By round to plan, then pair: what their meeting costs there.
    std::vector<std::vector<int>> pairCost;
    /// By player: how often at a table of three.
    std::vector<int> threes;
    SeatingWeights weights;
    std::uint64_t seed = 1;
    std::function<bool(double)> progress;
};

/// The best groups found; empty when cancelled. Every round's players must be seatable.
[[nodiscard]] std::optional<std::vector<GroupRound>> bestGroups(const GroupTask& task);

}  // namespace engine::tournament
