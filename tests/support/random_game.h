// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "tests/support/random_start.h"

namespace engine::test {

/// What happened in a number of games.
struct Tally {
    int games = 0;
    int ended = 0;
    int acts = 0;
    /// How often each act and event occurred, by name.
    std::map<std::string, int> seen;
};

/// Plays a game for these documents from its founding until it ends or that many acts are made, and checks everything
/// that must hold (game_checks.h) on the way. Every other seed is played by eager players.
void playGame(const Documents& documents, unsigned seed, int most, Tally& tally);
/// The games of the seeds from 1 on. The tally is told with the next failure.
[[nodiscard]] Tally playGames(const Documents& documents, unsigned games, int most);

}  // namespace engine::test
