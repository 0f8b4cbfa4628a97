// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/statistics/dice_fit.h"
#include "adjudicator/statistics/game_statistics.h"

namespace adjudicator {

/// Of which games and of whom the numbers are wanted.
struct StatisticsFilter {
    /// Games that play by this document alone count, with whatever others.
    std::optional<engine::Document> document;
    /// The player's name, or id where it has no name; empty: everybody.
    std::string player;
    bool operator==(const StatisticsFilter&) const = default;
};

/// How often each result came: of single dice of one kind, or of the sum of a production roll; real and virtual dice
/// apart.
struct DiceTally {
    engine::DiceSource source = engine::DiceSource::Virtual;
    bool isSum = false;
    int sides = 6;
    /// The result that stands first: 1, or 2 for the sum.
    int first = 1;
    std::vector<int> counts;
    std::vector<double> shares;
    std::vector<Band> bands;
    Fit fit;
    [[nodiscard]] int throws() const { return fit.throws; }
};

/// One player over all games counted.
struct PlayerSum {
    /// As filters name it.
    std::string name;
    /// As the first of its games has it.
    engine::Player player;
    int games = 0;
    int wins = 0;
    Account production;
    CardsGained gained;
    /// Combats as attacker and defender that were fought to the end.
    int combatsWon = 0;
    int combatsLost = 0;
    int combatsStopped = 0;
    /// Over those fought to the end and with a known chance: how many should have been won, and how many were.
    double winsExpected = 0;
    int winsCounted = 0;
    /// Rounds won in combats, on either side.
    Account rounds;
    /// In seconds, each turn.
    std::vector<double> turns;
    [[nodiscard]] std::optional<double> medianTurn() const;
    [[nodiscard]] std::optional<double> longestTurn() const;
};

/// A combat with the names of who fought.
struct CombatLine {
    std::uint64_t gameNumber = 0;
    std::string attacker;
    std::string defender;
    CombatSeen combat;
};

struct StatisticsSum {
    int games = 0;
    /// Sums first, then by the number of sides; those that were thrown at all.
    std::vector<DiceTally> dice;
    /// In the order in which they first played.
    std::vector<PlayerSum> players;
    std::vector<CombatLine> combats;
};

/// The filter leaves this game: its document is played, and the player plays.
[[nodiscard]] bool isAmong(const StatisticsFilter& filter, const GameStatistics& game);

/// Adds up what the filter leaves.
[[nodiscard]] StatisticsSum sumOf(const std::vector<GameStatistics>& games, const StatisticsFilter& filter = {});

/// By what name a player is counted over several games.
[[nodiscard]] const std::string& countedAs(const engine::Player& player);

}  // namespace adjudicator
