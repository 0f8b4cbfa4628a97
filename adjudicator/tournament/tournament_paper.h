// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "adjudicator/tournament/paper_facts.h"
#include "adjudicator/tournament/tournament_export.h"
#include "engine/clauses/language.h"
#include "engine/tournament/position.h"

namespace adjudicator {

/// What is printed.
enum class Paper : std::uint8_t {
    Pairings,     ///< Of a round, by table and by player.
    SeatSlips,    ///< One for each player, with all seated rounds.
    ResultSlips,  ///< One for each table of a round, to be filled in and signed, with a head as QR code.
    Standings,    ///< With every criterion and what separates.
    PlayerSheet,  ///< What makes a player's rank; without a player everybody's, one page each.
};

struct PaperWish {
    Paper paper = Paper::Standings;
    int round = 1;
    std::optional<engine::PlayerId> player;
    engine::Language language = engine::Language::English;
    /// For result slips.
    GameVerdicts verdicts = {};
    /// The same: by table, when its time for protests runs out, as a time of day.
    std::map<int, std::string> protestUntil = {};
    /// The same: what phones open to see a table, its number set behind it; empty: nothing is said of phones.
    std::string phones = {};
};

/// "Round 2 – pairings", "Standings".
[[nodiscard]] std::string paperTitle(const engine::tournament::Settings& settings, const PaperWish& wish);

/// A page that needs nothing else and prints on A4. Result slips show the head of the game that the result was taken
/// from, else the tournament's own. The round, and a player that is named, must be there.
[[nodiscard]] std::string paperHtml(const engine::tournament::Position& position, const TournamentStamp& stamp,
                                    const PaperWish& wish);

}  // namespace adjudicator
