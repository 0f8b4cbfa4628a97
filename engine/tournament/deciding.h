// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files that decide.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/tournament/decide.h"
#include "engine/tournament/text_limits.h"

namespace engine::tournament {

[[nodiscard]] inline tl::unexpected<Refusal> refuse(Why why, std::vector<PlayerId> players = {}, std::string at = {}) {
    return tl::unexpected<Refusal>(Refusal{why, std::move(players), std::move(at)});
}

[[nodiscard]] inline bool hasReason(const std::string& reason) {
    return !isBlank(reason) && isPlainText(reason, kMostReason);
}

/// The player as is, to be changed.
[[nodiscard]] inline PlayerChanged changeOf(const Position& position, PlayerId player) {
    const Entrant& entrant = (*position.table)[player];
    return {player, entrant.name, entrant.club, entrant.from, entrant.until, entrant.absent, entrant.disqualified};
}

/// The result as an event, to be changed.
[[nodiscard]] inline ResultSet asEvent(int round, int table, const Result& result) {
    return {round,       table,          result.scores, result.state,   result.game,
            result.head, result.dispute, result.claim,  result.signedBy};
}

[[nodiscard]] Judgement judge(const Position& position, const SeatRound& act);
[[nodiscard]] Judgement judge(const Position& position, const SwapSeats& act);
[[nodiscard]] Judgement judge(const Position& position, const ChangeSeats& act);
[[nodiscard]] Judgement judge(const Position& position, const EnterResult& act);
[[nodiscard]] Judgement judge(const Position& position, const WithdrawResult& act);
[[nodiscard]] Judgement judge(const Position& position, const SignResult& act);
[[nodiscard]] Judgement judge(const Position& position, const SetState& act);
[[nodiscard]] Judgement judge(const Position& position, const Penalize& act);
[[nodiscard]] Judgement judge(const Position& position, const WithdrawPenalty& act);

}  // namespace engine::tournament
