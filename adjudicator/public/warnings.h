// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/action/event.h"
#include "engine/state/position.h"

namespace adjudicator {

/// What holds beyond what stands on the board, each as the event that began it and with its clause: boycotts that are
/// threatened, may be declared or are in force (CC-14), catastrophes that last (CC-17), and routes that a card gave and
/// that end with the turn unless they are placed (B-10).
[[nodiscard]] std::vector<engine::Event> warningsOf(const engine::Position& position);

}  // namespace adjudicator
