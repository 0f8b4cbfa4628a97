// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/dice_game/event.h"
#include "engine/dice_game/position.h"

namespace engine::dice_game {

/// Applies an event. Knows no rules and never fails on a position that the event fits; whether it fits is asked by
/// `fits` for events that come from outside.
void evolve(Position& position, const Event& event);
void evolve(Position& position, std::span<const Event> events);

/// Whether the event can be applied to this position.
[[nodiscard]] bool fits(const Position& position, const Event& event);

}  // namespace engine::dice_game
