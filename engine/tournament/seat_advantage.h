// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tournament/position.h"

namespace engine::tournament {

/// What one place in the order of play was worth at tables of one size.
struct SeatAdvantage {
    /// Players at the table: 3 or 4.
    int tableSize = 4;
    /// In the order of play, from 1.
    int seat = 1;
    int games = 0;
    /// Games won from there; a first place that k share is a k-th of one for each.
    Fraction wins;
    /// The part of the games that was won, what it is where seats make no difference (one in so many as sit there), and
    /// by how much chance alone moves it: the standard error of that part in so many games.
    double winRate = 0;
    double expected = 0;
    double error = 0;
    /// The mean share of the table's points, as points count, and its standard error; 0 of a single game.
    double share = 0;
    double shareError = 0;
    /// The part won is farther from the expected one than twice the standard error: about one seat in twenty is so by
    /// chance alone.
    bool isBeyondChance = false;
    bool operator==(const SeatAdvantage&) const = default;
};

/// Every seat of tables of four, then of three, that have results, from this tournament's own games. Games that
/// somebody left before the end do not count.
[[nodiscard]] std::vector<SeatAdvantage> seatAdvantages(const Position& position);

}  // namespace engine::tournament
