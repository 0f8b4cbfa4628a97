// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/cli/game/game_new.h"

namespace adjudicator::cli {

/// Whether the options, or the position file (empty without one), ask for the dice game.
[[nodiscard]] bool isDiceGame(const NewGameOptions& wanted, const std::string& position);

/// Begins a dice game; it goes with no other document.
[[nodiscard]] int newDiceGame(const GameOptions& options, const NewGameOptions& wanted, const std::string& position,
                              Streams streams, engine::Language language);

}  // namespace adjudicator::cli
