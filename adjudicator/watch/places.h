// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/board/place.h"
#include "engine/board/topology.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

/// A place that a camera named, on this board; empty where the board has none.
[[nodiscard]] std::optional<engine::Place> placeOn(const engine::Topology& board, const vision::Place& place);

/// An apparent settlement as figures.
[[nodiscard]] vision::PieceChange asFigures(vision::PieceChange change);

}  // namespace adjudicator::watch
