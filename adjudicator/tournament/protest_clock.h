// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "adjudicator/tournament/tournaments.h"
#include "engine/clauses/language.h"
#include "engine/tournament/doubt.h"
#include "engine/tournament/protest.h"

namespace adjudicator {

// How long results can be protested, from the times of the record's entries. Times are as entries write them (UTC);
// `now` is the caller's.

/// A round and a table of it.
using TablePlace = std::pair<int, int>;

/// When each result was signed by all, or confirmed, as it stands; no entry for the others, official ones among them
/// that were never signed. Order of play alone is no other result.
[[nodiscard]] std::map<TablePlace, std::string> signedTimes(const TournamentLine& line);

/// A result, and whether it can still be protested.
struct TableProtest {
    int round = 1;
    int table = 1;
    engine::tournament::ResultState result{};
    engine::tournament::ProtestTime time;
    std::string signedAt;
    /// When the time runs out, or ran out; empty where none began.
    std::string until;
};
/// All results, by round and table.
[[nodiscard]] std::vector<TableProtest> tableProtests(const TournamentLine& line, std::string_view now);

/// What is to be asked before an act makes a result official: that its time for a protest has not run out, or not
/// begun. Empty for all other acts, for those that are refused, and where no time is set.
[[nodiscard]] std::vector<engine::tournament::Doubted> protestDoubts(const TournamentLine& line,
                                                                     const engine::tournament::Action& action,
                                                                     std::string_view now);

/// [{round, table, state, protest, seconds_left, signed_at, until}].
[[nodiscard]] nlohmann::ordered_json protestsJson(const std::vector<TableProtest>& all);
/// "Round 2, table 3: protest until 14:35".
[[nodiscard]] std::string protestLine(const TableProtest& protest, const engine::tournament::Settings& settings,
                                      engine::Language language);

/// Of the tables of a round whose result is signed and has a time for protests: until when, as a time of day here.
[[nodiscard]] std::map<int, std::string> protestsUntil(const TournamentLine& line, int round);

/// The time of day where the program runs, "14:35"; empty for what is no time.
[[nodiscard]] std::string timeOfDayHere(std::string_view utc);

}  // namespace adjudicator
