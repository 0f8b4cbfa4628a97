// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files that decide.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/tournament/decide.h"

namespace engine::tournament {

[[nodiscard]] inline tl::unexpected<Refusal> refuse(Why why, std::vector<PlayerId> players = {}, std::string at = {}) {
    return tl::unexpected<Refusal>(Refusal{why, std::move(players), std::move(at)});
}

[[nodiscard]] Judgement judge(const Position& position, const SeatRound& act);
[[nodiscard]] Judgement judge(const Position& position, const SwapSeats& act);
[[nodiscard]] Judgement judge(const Position& position, const EnterResult& act);
[[nodiscard]] Judgement judge(const Position& position, const WithdrawResult& act);
[[nodiscard]] Judgement judge(const Position& position, const SignResult& act);
[[nodiscard]] Judgement judge(const Position& position, const SetState& act);

}  // namespace engine::tournament
