// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/rules/decision.h"

namespace engine {

/// The rules that a table votes on, each by its first clause (CC-2, CC-3): §§ 4, 4a, 5, 6, 7, 8, 9 and 10.
[[nodiscard]] std::span<const ClauseId> votableRules();
/// A rule with the clauses that stand and fall with it: the whole of § 5 with CC-7, of § 10 with CC-16.
[[nodiscard]] std::vector<ClauseId> clausesOfRule(ClauseId rule);

/// Why no rule may be voted on now; why no rule may be repealed now, and why not this one, by all (CC-4).
[[nodiscard]] std::optional<Refusal> voteTimeRefusal(const Position& position);
[[nodiscard]] std::optional<Refusal> repealTimeRefusal(const Position& position);
[[nodiscard]] std::optional<Refusal> repealRefusal(const Position& position, ClauseId rule);
[[nodiscard]] Judgement judge(const Position& position, const Vote& action);
[[nodiscard]] Judgement judge(const Position& position, const Repeal& action);
[[nodiscard]] Judgement thrown(const Position& position, const VoteThrow& due, const Throw& action);

}  // namespace engine
