// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/tournament/event.h"
#include "engine/tournament/position.h"

namespace engine::tournament {

/// Applies an event. Never fails on a position that the event fits; `fits` asks for events that come from outside.
void evolve(Position& position, const Event& event);
void evolve(Position& position, std::span<const Event> events);
[[nodiscard]] bool fits(const Position& position, const Event& event);

}  // namespace engine::tournament
