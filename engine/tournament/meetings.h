// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tournament/position.h"

namespace engine::tournament {

/// Two players who sat at one table, and the rounds in which they did, in order.
struct Meeting {
    PlayerId a{};
    PlayerId b{};
    std::vector<int> rounds;
    bool operator==(const Meeting&) const = default;
};

/// Who met whom, as the seats are now: seats that were changed count as people sat, rounds that are seated and not
/// played yet count too. By start number, the first of a pair before the second; pairs that never met are left out.
[[nodiscard]] std::vector<Meeting> meetings(const Position& position);

}  // namespace engine::tournament
