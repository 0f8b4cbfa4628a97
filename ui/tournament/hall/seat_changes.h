// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/tournament/tournaments.h"
#include "engine/tournament/position.h"

namespace ui {

/// How somebody came to a table, or left it, after the round was seated.
struct SeatChange {
    engine::PlayerId player{};
    /// Whose seat it was; nobody's where there was none.
    std::optional<engine::PlayerId> instead;
    /// Where the player sat before, or sits now; none: nowhere.
    std::optional<int> otherTable;
    /// Of the act, UTC, and why.
    std::string time;
    std::string reason;
};

/// What the record says of one table of a round.
struct SeatChanges {
    /// Those who sit there now and did not when the round was seated.
    std::map<engine::PlayerId, SeatChange> came;
    /// Those who were seated there and do not sit there now.
    std::map<engine::PlayerId, SeatChange> went;
};
/// By table, from 1; tables where nothing changed are not there.
[[nodiscard]] std::map<int, SeatChanges> seatChanges(const adjudicator::TournamentLine& line, int round);

/// "Stand-in for Anna Berg since 14:05", "from table 3 since 14:05, instead of Anna Berg".
[[nodiscard]] QString cameText(const SeatChange& change, const engine::tournament::Position& position);
/// "Anna Berg is not here since 14:05: did not come", "… sits at table 3 …".
[[nodiscard]] QString wentText(const SeatChange& change, const engine::tournament::Position& position);

}  // namespace ui
