// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// How the throws of a game came about.
struct ThrowCounts {
    int witnessed = 0;
    int desk = 0;
    int entered = 0;
    int camera = 0;
    int voids = 0;
    int takenBack = 0;
    void add(DiceLevel level);
};

/// All throws of a record.
template <class Game>
[[nodiscard]] ThrowCounts countsOf(const LineOf<Game>& line);

/// How one player's throws came about.
struct PlayerThrows {
    std::string player;
    ThrowCounts counts;
};

/// The throws of each player, in the order of the seats: those of its own acts, and of acts without an actor (a round
/// of a combat) those in its turn. A void belongs to the player whose act had been declared for it; one for which no
/// act was declared is nobody's, and only countsOf has it.
template <class Game>
[[nodiscard]] std::vector<PlayerThrows> countsByPlayer(const LineOf<Game>& line);

}  // namespace adjudicator
