// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of seating only: the order of play at each table, and which table it is.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "engine/tournament/position.h"
#include "engine/tournament/seating/design.h"

namespace engine::tournament {

struct OrderTask {
    /// By player: how often in each place of the order of play.
    std::vector<std::array<int, kMostAtTable>> seats;
    /// By player: how often at each table.
    std::vector<std::map<std::size_t, int>> tables;
    std::uint64_t seed = 1;
};

/// Puts each group's players into an order of play, and the groups of a round at tables, so that everybody has every
/// place as equally often as can be and comes to other tables. Groups stay as they are.
void arrange(const OrderTask& task, std::vector<GroupRound>& rounds);

}  // namespace engine::tournament
