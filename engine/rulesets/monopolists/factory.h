// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// A factory is built (MO-5).
[[nodiscard]] Judgement buildFactory(const Position& position, const Build& action);

/// What factories draw when this number is rolled (MO-6).
void payFactories(Deciding& deciding, int number);

}  // namespace engine
