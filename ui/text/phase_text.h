// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/state/position.h"

namespace ui {

/// The word of a phase, long and short.
[[nodiscard]] QString phaseWord(engine::Phase phase, bool shortForm);

/// The phases of a turn at this table, in order.
[[nodiscard]] std::vector<engine::Phase> phasesOf(const engine::Rules& rules);

}  // namespace ui
