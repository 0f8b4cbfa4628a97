// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "engine/action/action.h"
#include "engine/state/position.h"

namespace engine::test {

/// An act out of the blue, without dice: most are refused.
[[nodiscard]] Action wildAct(const Position& position, std::mt19937_64& random);

/// Acts of which legalActs lists examples or families only: a way, a split, a payment, a choice.
[[nodiscard]] bool isListedByExample(const Action& action);

}  // namespace engine::test
