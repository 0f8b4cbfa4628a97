// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/expected.h"
#include "engine/tournament/action.h"
#include "engine/tournament/decide.h"
#include "engine/tournament/position.h"
#include "engine/tournament/seating/quality.h"

namespace engine::tournament {

struct PlanWish {
    /// The first round to seat; later ones that are seated already are planned anew.
    int round = 1;
    /// How many rounds, all in advance.
    int count = 1;
    /// The same seed gives the same plan, on every machine.
    std::uint32_t seed = 1;
    /// Players of similar standing together.
    bool byScore = false;
    /// Told how much is done (0 … 1), on the caller's thread; false ends the work.
    std::function<bool(double)> progress;
};

enum class PlanProblem : std::uint8_t {
    NoSuchRound,  ///< No preliminary round, or not the next one.
    CannotSeat,   ///< The players of a round cannot be seated at tables of four and three (1, 2, 5).
    RoundHasResults,
    LotsMissing,      ///< Equal players at the cut: lots first.
    StageNotReached,  ///< Results of the round before are missing.
    StageTooFew,      ///< Fewer players than a semi-final or final takes.
    Cancelled,
};

struct Plan {
    /// One act for each round.
    std::vector<SeatRound> acts;
    /// Of all preliminary rounds with this plan, and of the position before.
    SeatingQuality quality;
};

/// Seats preliminary rounds by the criteria of docs/tournament.md, in their order and with the weights of the settings.
[[nodiscard]] Expected<Plan, PlanProblem> planRounds(const Position& position, const PlanWish& wish);

/// Seats the semi-final or final by the preliminary standings: 1-8-9-16, 2-7-10-15, 3-6-11-14, 4-5-12-13; the final by
/// the semi-final's winners.
[[nodiscard]] Expected<Plan, PlanProblem> planStage(const Position& position, int round, std::uint32_t seed);

}  // namespace engine::tournament
