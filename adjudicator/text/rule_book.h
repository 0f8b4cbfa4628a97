// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/clauses/catalogue.h"
#include "engine/state/position.h"

namespace adjudicator {

/// Whether a clause is in force at a table, and if not, why not.
enum class ClauseStanding : std::uint8_t {
    InForce,
    VotedIn,            ///< Its document is played without it; the players adopted it since (CC-2).
    DocumentNotPlayed,  ///< The game is played without its document.
    OptionNotChosen,    ///< An optional clause that the table did not switch on.
    Suspended,          ///< Another document or a ruling of this game puts it out of force.
    PutOut              ///< It was in force when the game began, but is no longer.
};
[[nodiscard]] ClauseStanding standingOf(const engine::Position& position, engine::ClauseId clause);
[[nodiscard]] constexpr bool isInForce(ClauseStanding standing) {
    return standing == ClauseStanding::InForce || standing == ClauseStanding::VotedIn;
}

/// Whether a ruling means something where these documents are played: all documents that it settles something in are
/// among them. The base game always is.
[[nodiscard]] bool concerns(engine::RulingId ruling, const std::vector<engine::Document>& documents);

/// Whether a ruling settles what two documents beside the base game leave open between them (`R-X-…`).
[[nodiscard]] bool isOfCombination(engine::RulingId ruling);

/// The rulings of these documents' combination, in the order of the catalogue; none for a single document.
[[nodiscard]] std::vector<engine::RulingId> combinationRulings(const std::vector<engine::Document>& documents);

/// "R-X-SA-MO-SCORE=monopolists, R-X-SA-MO-WALLS=soldiers": how a house combination is settled; empty for rules that
/// are none. A line of ids, the same in both languages.
[[nodiscard]] std::string combinationText(const engine::Rules& rules);

}  // namespace adjudicator
