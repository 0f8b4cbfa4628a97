// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <random>
#include <vector>

#include "engine/action/action.h"
#include "engine/action/event.h"
#include "engine/state/position.h"

namespace engine::test {

/// One act of a game played at random, with its dice, and what it brought about.
struct Played {
    Action action;
    Events events;
};

/// Plays legal acts at random, building wherever it can, and nothing that rests on what nobody knows while there is
/// something else. Every act on offer must be allowed and every event must fit. Ends with the game, or after that many
/// acts. `after` sees the position after each act.
[[nodiscard]] std::vector<Played> playOut(Position position, unsigned seed, int most,
                                          const std::function<void(const Position&)>& after = {});

}  // namespace engine::test
