// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// How one player's throws came about.
struct PlayerThrows {
    std::string player;
    ThrowCounts counts;
};

/// The throws of each player, in the order of the seats: those of its own acts, and of acts without an actor (a round
/// of a combat) those in its turn. A void belongs to the player whose act had been declared for it; one for which no
/// act was declared is nobody's, and only LineOf::counts has it.
template <class Game>
[[nodiscard]] std::vector<PlayerThrows> countsByPlayer(const LineOf<Game>& line);

}  // namespace adjudicator
