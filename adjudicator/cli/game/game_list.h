// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

/// The games of the book with their time, players, documents and branches.
[[nodiscard]] int listGames(const GameOptions& options, Streams streams, engine::Language language);

}  // namespace adjudicator::cli
