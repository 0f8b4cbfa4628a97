// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/expected.h"
#include "engine/tournament/action.h"
#include "engine/tournament/decide.h"
#include "engine/tournament/position.h"
#include "engine/tournament/seating/quality.h"
#include "engine/tournament/standings.h"

namespace adjudicator {

/// What an act would change, before it is done.
struct Consequences {
    std::vector<engine::tournament::RankChange> ranks;
    /// Rounds after the act's that were seated by score, semi-final and final: their seats rest on the old result.
    std::vector<int> roundsResting;
    /// Who sits at a table after the act and is out of that round.
    std::vector<engine::tournament::AwaySeat> away;
    /// Tables whose result the act withdraws: it is to be entered again.
    std::vector<int> tablesAsked;
    engine::tournament::SeatingQuality seatsBefore;
    engine::tournament::SeatingQuality seatsAfter;
};
[[nodiscard]] engine::Expected<Consequences, engine::tournament::Refusal> consequencesOf(
    const engine::tournament::Position& position, const engine::tournament::Action& action);

}  // namespace adjudicator
