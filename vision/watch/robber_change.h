// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "vision/watch/gains.h"
#include "vision/watch/site_changes.h"

namespace vision::watch {

/// The move of the robber, or the pirate, from the hex where it is known to stand to another of `hexes`: something is
/// gone from near the middle of the one, and what came to near the middle of the other looks as that did. `what`: the
/// one or the other. Empty where it stays, or a hand may hide it.
[[nodiscard]] std::optional<PieceChange> markerMove(engine::Hex from, const std::vector<engine::Hex>& hexes,
                                                    PieceChange::What what, const ReferenceSight& reference,
                                                    const View& now, const pieces::Sight& sight,
                                                    const Difference& difference, const Turnover& turnover);

}  // namespace vision::watch
