// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/chain.h"
#include "engine/clauses/clause_id.h"

namespace adjudicator {

/// What a referee decides.
enum class RulingDecision : std::uint8_t {
    Open,       ///< Nothing yet: it is disputed, and the game goes on.
    Stands,     ///< The record stands.
    Irregular,  ///< What is on the table stays, although the rules do not allow it.
    Settled,    ///< A combat that nobody recorded ended so.
    Official    ///< Of a game with branches this one counts.
};
[[nodiscard]] std::string_view toText(RulingDecision decision);
[[nodiscard]] std::optional<RulingDecision> rulingDecisionFromText(std::string_view text);

/// A combat described in short forms, as the command line takes it.
struct CombatText {
    std::vector<std::string> attackers;
    std::string defender;
    std::string covering;
    std::vector<std::string> allies;
    std::vector<std::string> coveringAllies;
    int walls = 0;
    /// `R-ALLY-DIE=sum`, and optional clauses in force.
    std::vector<std::string> rulings;
    std::vector<std::string> switches;
};

/// What one side says: the dice as it remembers them ("10,7,?,5,…") and how the combat ended ("1C:destroyed").
struct AccountText {
    std::string dice;
    std::string claim;
};

/// A combat settled without a record (SA-K3 to SA-K8): what both sides said, and what holds.
struct SettledCombat {
    CombatText combat;
    AccountText attacker;
    AccountText defender;
    /// "1C:destroyed"; empty while it is open.
    std::string result;
};

/// A referee's ruling: about an act of the record, a combat without a record, or a branch.
struct RulingGiven {
    RulingDecision decision = RulingDecision::Open;
    /// The arguments against it; may be empty.
    std::string question;
    /// Read out to both; empty only while it is open.
    std::string reason;
    std::optional<engine::ClauseId> clause;
    /// The ids of the players who were heard.
    std::vector<std::string> heard;
    /// The act that it is about (as in TakenBack).
    std::optional<std::uint64_t> entry;
    std::optional<std::size_t> item;
    std::optional<SettledCombat> combat;
    /// Of Official: an entry that only the branch meant holds.
    std::optional<db::Head> branch;
};

}  // namespace adjudicator
