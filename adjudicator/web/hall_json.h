// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>

#include "adjudicator/seal/head_text.h"
#include "adjudicator/tournament/round_clock.h"
#include "engine/clauses/language.h"
#include "engine/tournament/position.h"

namespace adjudicator::web {

/// What a hall's pages are made of; borrows the positions.
struct HallNow {
    /// As the desk that keeps the tournament has said.
    const engine::tournament::Position& official;
    /// With what this desk has proposed and is not taken yet.
    const engine::tournament::Position& shown;
    SeenHead head;
    /// The round that is played (roundPlayed of what is shown).
    int round = 0;
    std::optional<KeptClock> clock;
    /// Of the round that is played: the mark of the game at each table that has one (hall_games.h).
    const std::map<int, std::string>& games;
    /// Since when the pages may be behind the hub that they come from, in milliseconds since 1970; empty: they are not.
    std::optional<std::int64_t> behind;
    /// What admitted phones must name; empty where nobody can say anything.
    std::string session;
};

/// The round that is played: the last with a result, or the one after it once all of its results are in.
[[nodiscard]] int roundPlayed(const engine::tournament::Position& position);

// Both for all to see (docs/web.md, "What is served"): no text of referees or players.
/// Players, rounds with their tables and results, the clock.
[[nodiscard]] std::string hallJson(const HallNow& now, engine::Language language);
/// The standings, with what separates.
[[nodiscard]] std::string standingsJson(const engine::tournament::Position& position, engine::Language language);

}  // namespace adjudicator::web
