// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/escalation.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/tournament/action.h"

namespace engine::tournament {

namespace {

/// A rule's words as they are compared.
std::string ruleKey(std::string_view rule) {
    const std::size_t from = rule.find_first_not_of(' ');
    if (from == std::string_view::npos) {
        return {};
    }
    std::string key(rule.substr(from, rule.find_last_not_of(' ') - from + 1));
    std::ranges::transform(key, key.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
    });
    return key;
}

}  // namespace

std::vector<EscalationStep> escalationSteps(const Settings& settings) {
    if (!settings.escalation.empty()) {
        return settings.escalation;
    }
    std::vector<EscalationStep> steps{{PenaltyKind::Warning}, {PenaltyKind::Deduction}};
    if (settings.scoring.rankedAs != System::B) {
        steps.push_back({PenaltyKind::Disqualification});
    }
    return steps;
}

std::optional<Escalation> escalationOf(const Position& position, const Penalize& act) {
    if (act.carried) {
        return std::nullopt;
    }
    Escalation escalation;
    const std::string key = ruleKey(act.rule);
    for (std::size_t i = 0; i < position.penalties.size(); ++i) {
        const Penalty& penalty = position.penalties[i];
        if (penalty.player == act.player && !penalty.withdrawn && ruleKey(penalty.rule) == key) {
            escalation.earlier.push_back(static_cast<int>(i) + 1);
        }
    }
    const std::vector<EscalationStep> steps = escalationSteps(position.settings);
    escalation.due = steps[std::min(escalation.earlier.size(), steps.size() - 1)];
    const bool isProposed = !escalation.earlier.empty() && escalation.due.kind > act.kind;
    return isProposed ? std::optional(std::move(escalation)) : std::nullopt;
}

}  // namespace engine::tournament
