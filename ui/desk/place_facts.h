// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/action.h"
#include "engine/state/position.h"

class QString;

namespace ui {

/// What stands at a place, in words; "free" where nothing does.
[[nodiscard]] QString standingAt(const engine::Position& position, const engine::Place& place);

}  // namespace ui
