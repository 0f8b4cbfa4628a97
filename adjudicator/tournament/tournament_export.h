// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "db/chain.h"
#include "engine/clauses/language.h"
#include "engine/tournament/seating/quality.h"
#include "engine/tournament/standings.h"

namespace adjudicator {

/// Which tournament a file is of, and the newest entry when it was written.
struct TournamentStamp {
    db::GameId id;
    db::Head head;
    std::string time;
};

/// Standings with every value as an exact fraction (docs/tournament.md).
[[nodiscard]] nlohmann::ordered_json standingsJson(const engine::tournament::Standings& standings,
                                                   const engine::tournament::Position& position);
/// Of each disputed result with a claim: who would stand where if it holds.
[[nodiscard]] nlohmann::ordered_json claimsJson(const engine::tournament::Position& position);
[[nodiscard]] nlohmann::ordered_json qualityJson(const engine::tournament::SeatingQuality& quality);
/// One row, with its games.
[[nodiscard]] nlohmann::ordered_json standingJson(const engine::tournament::Standing& row,
                                                  const engine::tournament::Position& position);

/// The whole tournament as one document: players, games and plays as loggers of board games have them, and all the
/// rest.
[[nodiscard]] nlohmann::ordered_json tournamentJson(const engine::tournament::Position& position,
                                                    const TournamentStamp& stamp);

/// The same as the bytes of a file.
[[nodiscard]] std::string tournamentJsonText(const engine::tournament::Position& position,
                                             const TournamentStamp& stamp);

/// Tables for other programs, first line the names of the columns.
[[nodiscard]] std::string standingsCsv(const engine::tournament::Position& position);
[[nodiscard]] std::string playersCsv(const engine::tournament::Position& position);
[[nodiscard]] std::string resultsCsv(const engine::tournament::Position& position);
/// Fixed columns after the manner of the chess federation's report file; what that has no line for is in lines X01 …
/// (docs/tournament.md).
[[nodiscard]] std::string reportFile(const engine::tournament::Position& position);

}  // namespace adjudicator
