// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "engine/tournament/decide.h"
#include "engine/tournament/evolve.h"

namespace engine::tournament {

/// Decides and applies an act that must be allowed.
inline void act(Position& position, const Action& action) {
    const auto decision = decide(position, action);
    REQUIRE(decision);
    for (const Event& event : decision->events) {
        REQUIRE(fits(position, event));
        evolve(position, event);
    }
}

/// A tournament of so many players, numbered from 1.
inline Position tournamentOf(std::size_t players, System system = System::A, int rounds = 3) {
    Position position;
    position.settings.name = "Trial";
    position.settings.rounds = rounds;
    position.settings.scoring = presetOf(system, position.settings.winningScore);
    EnterPlayers enter;
    for (std::size_t i = 0; i < players; ++i) {
        enter.players.push_back({{}, "Player " + std::to_string(i + 1), {}});
    }
    act(position, enter);
    return position;
}

inline SeatRound seatsFor(int round, std::vector<std::vector<PlayerId>> tables) {
    SeatRound seat;
    seat.round = round;
    seat.tables = std::move(tables);
    return seat;
}

inline EnterResult resultAt(const Position& position, int round, int table, const std::vector<int>& points) {
    EnterResult result;
    result.round = round;
    result.table = table;
    const auto& seats = position.pod(round, table)->seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        result.scores.push_back({seats[i], points[i], {}});
    }
    return result;
}

}  // namespace engine::tournament
