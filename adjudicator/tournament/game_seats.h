// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "adjudicator/record/line.h"
#include "engine/tournament/position.h"

namespace adjudicator {

/// Where a game says that it is played, in the field `tournament` of its position: as far as it does.
struct PlaceTold {
    std::optional<int> round;
    std::optional<int> table;
};
[[nodiscard]] PlaceTold placeTold(const Line& line);

/// By seat of a game, who of the tournament sits there: found by id, else by a name that only one bears.
using GameSeats = std::vector<std::optional<engine::PlayerId>>;
[[nodiscard]] GameSeats seatedAt(const engine::tournament::Table& table, const std::vector<engine::Player>& players);

/// The table of this round at which exactly these sit, where the game names no other; empty where there is none.
[[nodiscard]] std::optional<int> tableIn(const engine::tournament::Position& position, int round,
                                         const GameSeats& seats, const PlaceTold& told);

}  // namespace adjudicator
