// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include "engine/board/coordinates.h"
#include "engine/board/place.h"
#include "engine/board/topology.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

/// A place that a camera named, on this board; empty where the board has none.
[[nodiscard]] std::optional<engine::Place> placeOn(const engine::Topology& board, const vision::Place& place);

/// An apparent settlement as figures.
[[nodiscard]] vision::PieceChange asFigures(vision::PieceChange change);

/// Whether a side leads from one corner to the other, or they are one.
[[nodiscard]] inline bool areNeighbours(const engine::Corner& a, const engine::Corner& b) {
    const auto sides = engine::sidesAt(a);
    return std::any_of(sides.begin(), sides.end(), [&](const engine::Side& side) {
        const auto ends = engine::endsOf(side);
        return ends[0] == b || ends[1] == b;
    });
}

}  // namespace adjudicator::watch
