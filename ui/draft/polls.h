// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/action/action.h"
#include "engine/clauses/clause_id.h"
#include "engine/state/marks.h"
#include "engine/state/setup.h"

namespace ui {

/// The table's vote on one rule before the game (CC-2), by players' ids.
struct Poll {
    /// True is in favour; who is not named did not vote.
    std::map<std::string, bool> voices;
    /// The face that decided a tie, 1 … 6; without one the table throws when the game begins.
    std::optional<int> die;
    bool operator==(const Poll&) const = default;
};

enum class PollResult { NotTaken, Adopted, Dropped, Tie };
[[nodiscard]] PollResult resultOf(const Poll& poll);

/// Votes by the rule they are about (engine::votableRules).
using Polls = std::map<engine::ClauseId, Poll>;

/// Whether a votable rule holds after the vote: main rules by themselves, the explorer only when voted in or switched
/// on (CC-3).
[[nodiscard]] bool holdsAfter(const Polls& polls, engine::ClauseId rule, bool before);

/// The votes as the acts of the table that record them, in the order of the rules, each tie followed by its throw.
[[nodiscard]] std::vector<engine::Action> actsOf(const Polls& polls, const std::vector<engine::PlayerSetup>& players);
/// What the votes left behind, for a game that is joined under way.
void markResults(const Polls& polls, engine::MarksSetup& marks);

}  // namespace ui
