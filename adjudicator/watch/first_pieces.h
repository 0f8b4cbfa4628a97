// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/position.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

/// Of the settlements and roads that came together, those with which a table may begin: each player's first two
/// settlements, where the distance rule allows them (B-4), each with one road beside it. For set-ups that do not say
/// whose turn it is.
[[nodiscard]] std::vector<vision::PieceChange> firstPieces(const std::vector<vision::PieceChange>& changes,
                                                           const engine::Position& position);

}  // namespace adjudicator::watch
