// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/cli/game/game_access.h"

namespace adjudicator::cli {

/// Plays one action a line and answers each with a line; with `stopAtFirst` it ends at the first that is refused.
[[nodiscard]] int doActions(const GameOptions& options, bool stopAtFirst, Streams streams, engine::Language language);

}  // namespace adjudicator::cli
