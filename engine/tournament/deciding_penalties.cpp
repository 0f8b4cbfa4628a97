// SPDX-License-Identifier: GPL-3.0-or-later
// Penalties, given here or carried over from an earlier tournament.
#include <algorithm>

#include "engine/state/names.h"
#include "engine/tournament/deciding.h"

namespace engine::tournament {

namespace {

constexpr std::size_t kTournamentDigits = 32;

/// Why that cannot be where a penalty comes from.
std::optional<Refusal> faultIn(const CarriedFrom& carried) {
    const bool isId = carried.tournament.size() == kTournamentDigits &&
                      carried.tournament.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (!isId || isBlank(carried.name) || !isPlainText(carried.name)) {
        return Refusal{Why::BadText, {}, "carried"};
    }
    if (!carried.head.starts_with("ADJ1:") || !isPlainText(carried.head, kMostHead)) {
        return Refusal{Why::BadHead, {}, "carried"};
    }
    return carried.penalty < 1 ? std::optional(Refusal{Why::NoSuchPenalty, {}, std::to_string(carried.penalty)})
                               : std::nullopt;
}

bool isThere(const Position& position, const CarriedFrom& carried) {
    return std::ranges::any_of(position.penalties, [&](const Penalty& penalty) {
        return penalty.carried && penalty.carried->tournament == carried.tournament &&
               penalty.carried->penalty == carried.penalty;
    });
}

}  // namespace

Judgement judge(const Position& position, const Penalize& act) {
    if (isBlank(act.reason) || isBlank(act.rule)) {
        return refuse(Why::ReasonMissing, {}, isBlank(act.rule) ? "rule" : "reason");
    }
    if (!isPlainText(act.reason, kMostReason) || !isPlainText(act.rule)) {
        return refuse(Why::BadText, {}, "reason");
    }
    const bool isRoundHere = !act.carried && act.round >= 1 && act.round <= lastRoundOf(position.settings);
    if (act.round && !isRoundHere) {
        return refuse(Why::NoSuchRound, {}, std::to_string(*act.round));
    }
    const bool deducts = act.kind == PenaltyKind::Deduction;
    if (deducts != act.criterion.has_value() || deducts != act.amount.has_value() ||
        (deducts && *act.amount <= Fraction())) {
        return refuse(Why::DeductionIncomplete);
    }
    if (act.carried) {
        if (auto fault = faultIn(*act.carried)) {
            return unexpected(std::move(*fault));
        }
        if (isThere(position, *act.carried)) {
            return refuse(Why::AlreadySo, {act.player});
        }
    }
    Decision decision;
    decision.events.push_back({PenaltyGiven{act.player, act.kind, act.round, act.criterion,
                                            act.amount.value_or(Fraction()), act.rule, act.reason, act.carried},
                               {},
                               {}});
    if (act.kind == PenaltyKind::Disqualification && !act.carried) {
        PlayerChanged change = changeOf(position, act.player);
        change.disqualified = true;
        decision.events.push_back({change, {}, {}});
    }
    return decision;
}

Judgement judge(const Position& position, const WithdrawPenalty& act) {
    if (act.penalty < 1 || static_cast<std::size_t>(act.penalty) > position.penalties.size()) {
        return refuse(Why::NoSuchPenalty, {}, std::to_string(act.penalty));
    }
    const Penalty& penalty = position.penalties[static_cast<std::size_t>(act.penalty - 1)];
    if (penalty.withdrawn) {
        return refuse(Why::AlreadySo);
    }
    if (!hasReason(act.reason)) {
        return refuse(Why::ReasonMissing, {}, "reason");
    }
    Decision decision;
    decision.events.push_back({PenaltyWithdrawn{act.penalty}, {}, {}});
    const auto putsOut = [](const Penalty& each) {
        return each.kind == PenaltyKind::Disqualification && !each.withdrawn && !each.carried;
    };
    const auto stillOut = std::ranges::count_if(
        position.penalties, [&](const Penalty& each) { return each.player == penalty.player && putsOut(each); });
    if (putsOut(penalty) && stillOut == 1) {
        PlayerChanged change = changeOf(position, penalty.player);
        change.disqualified = false;
        decision.events.push_back({change, {}, {}});
    }
    return decision;
}

}  // namespace engine::tournament
