// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/clauses/language.h"
#include "engine/tournament/doubt.h"
#include "engine/tournament/position.h"

namespace adjudicator {

// What a director asks of a tournament besides its standings, as lines to read and as JSON. Players are named by start
// number in JSON, by name in lines.

/// Who met whom: a line for each player with the opponents and rounds, and how many were not met.
[[nodiscard]] std::string metText(const engine::tournament::Position& position, engine::Language language);
[[nodiscard]] nlohmann::ordered_json metJson(const engine::tournament::Position& position);

/// What each place in the order of play was worth, with its error.
[[nodiscard]] std::string seatWorthText(const engine::tournament::Position& position, engine::Language language);
[[nodiscard]] nlohmann::ordered_json seatWorthJson(const engine::tournament::Position& position);

/// What is odd about a result: [{doubt, players, count, text}].
[[nodiscard]] nlohmann::ordered_json doubtsJson(const std::vector<engine::tournament::Doubted>& doubts,
                                                const engine::tournament::Position& position,
                                                engine::Language language);

/// Who is out and has a seat: [{round, table, player, name, text}].
[[nodiscard]] nlohmann::ordered_json awayJson(const std::vector<engine::tournament::AwaySeat>& away,
                                              const engine::tournament::Position& position, engine::Language language);

/// A result that is odd, be it confirmed or not.
struct OddResult {
    int round = 1;
    int table = 1;
    std::vector<engine::tournament::Doubted> doubts;
};
/// All of them, but for what only a game's record can tell.
[[nodiscard]] std::vector<OddResult> oddResults(const engine::tournament::Position& position);

}  // namespace adjudicator
