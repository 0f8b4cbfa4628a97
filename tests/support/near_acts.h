// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/action/action.h"
#include "engine/state/position.h"

namespace engine::test {

/// The act with one of its fields otherwise: another player, a place beside, a card more. Most are refused for one
/// thing only.
[[nodiscard]] Action nearAct(Action action, const Position& position, std::mt19937_64& random);

}  // namespace engine::test
