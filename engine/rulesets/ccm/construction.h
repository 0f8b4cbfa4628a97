// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/decision.h"

namespace engine {

/// A bridge (CC-12), a capital (CC-13).
[[nodiscard]] Judgement buildBridge(const Position& position, const Build& action);
[[nodiscard]] Judgement upgradeToCapital(const Position& position, const Upgrade& action);

}  // namespace engine
