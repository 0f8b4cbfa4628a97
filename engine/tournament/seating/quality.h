// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "engine/tournament/position.h"

namespace engine::tournament {

/// Whether two players may meet in a round: by the pairs forbidden and by their clubs.
[[nodiscard]] Separation pairRule(const Position& position, PlayerId a, PlayerId b, int round);

/// A count and what it can never fall below.
struct Against {
    int count = 0;
    int bound = 0;
    bool operator==(const Against&) const = default;
};

/// How good the seats of the preliminary rounds are, in the order of the criteria.
struct SeatingQuality {
    int rounds = 0;
    /// Meetings of pairs that had met before.
    Against repeats;
    /// How often the pair that meets most does.
    int mostMeetings = 0;
    /// Players whose most and least frequent place in the order of play differ by more than one game.
    Against uneven;
    /// The largest such difference.
    Against seatSpread;
    /// Times that a player sits at a table again.
    Against sameTable;
    /// Meetings that are forbidden.
    int forbiddenHard = 0;
    int forbiddenSoft = 0;
    Against threes;
    /// Times that a player is at a table of three again.
    Against threeAgain;
    /// Players met through somebody both have met, and not directly: the least that anybody has, √n rounded up, and how
    /// many have fewer than that although there are as many whom they have not met.
    int indirectLeast = 0;
    int indirectWanted = 0;
    int indirectShort = 0;
    bool operator==(const SeatingQuality&) const = default;
};

/// Judges all preliminary rounds that are seated.
[[nodiscard]] SeatingQuality qualityOf(const Position& position);

}  // namespace engine::tournament
