// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

/// Writes a new game into the book, shows the first commitment and answers with the game's id.
template <class Game>
[[nodiscard]] int beginGame(const GameOptions& options, const typename Game::Setup& setup, Streams streams,
                            engine::Language language);

}  // namespace adjudicator::cli
