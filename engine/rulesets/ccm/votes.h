// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

[[nodiscard]] Judgement judge(const Position& position, const Vote& action);
[[nodiscard]] Judgement judge(const Position& position, const Repeal& action);
[[nodiscard]] Judgement thrown(const Position& position, const VoteThrow& due, const Throw& action);

}  // namespace engine
