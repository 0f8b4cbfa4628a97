// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

[[nodiscard]] Judgement judge(const Position& position, const TakeOver& action);
[[nodiscard]] Judgement judge(const Position& position, const Claim& action);
[[nodiscard]] Judgement judge(const Position& position, const Relocate& action);

}  // namespace engine
