// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/tournament/position.h"

namespace engine::tournament {

struct Penalize;

/// The steps of the settings, else ours (no source has any): a warning, a deduction, a disqualification; where B ranks,
/// no disqualification, as there only an intentional breach disqualifies. Never empty.
[[nodiscard]] std::vector<EscalationStep> escalationSteps(const Settings& settings);

/// What is due instead of a milder penalty, as the player broke the same rule before.
struct Escalation {
    EscalationStep due;
    /// The penalties that count, from 1, carried ones too.
    std::vector<int> earlier;
    bool operator==(const Escalation&) const = default;
};
/// What the steps propose for a penalty that is not given yet; empty where it is as severe as that already, where it is
/// the first, and for one that is carried over. Rules are the same by their words, whatever the case of plain letters
/// and the space around them; what was withdrawn does not count. A proposal: nothing is applied by itself.
[[nodiscard]] std::optional<Escalation> escalationOf(const Position& position, const Penalize& act);

}  // namespace engine::tournament
