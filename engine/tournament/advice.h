// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/tournament/position.h"

namespace engine::tournament {

/// Where a tournament is otherwise than the published rules of its scoring system have it. None of it stops anything:
/// what cannot be at all is refused where it is done.
enum class Advice : std::uint8_t {
    TooFewPlayers,       ///< System A asks for twelve at least.
    StraightToFinal,     ///< A: twelve to fifteen play no semi-final.
    SemiFinalMissing,    ///< A: from 29 players on semi-final and final are played.
    FinalMissing,        ///< A: from twelve players on there is a final.
    ThreeGames,          ///< A: from 29 players on three preliminary games.
    ThreeOrFourRounds,   ///< System B has three or four rounds.
    PlanLate,            ///< B: the plan of all rounds is published before the first.
    CapOtherThanTarget,  ///< Points count up to the winning score.
    NoSpecialCards,      ///< System C: the CCM rules have no special cards for this winning score.
    CannotSeat,          ///< So many fill no tables of four and three (1, 2, 5).
};
[[nodiscard]] std::string_view toText(Advice advice);

struct Advised {
    Advice advice{};
    /// The number that it is about: players, rounds, or the winning score.
    int count = 0;
    bool operator==(const Advised&) const = default;
};

/// Everything that is otherwise, as the tournament is set and entered now. Nothing before anybody is entered.
[[nodiscard]] std::vector<Advised> adviceFor(const Position& position);

}  // namespace engine::tournament
