// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/pieces/explained.h"
#include "vision/pieces/figures.h"
#include "vision/pieces/sight.h"
#include "vision/watch/table_watch.h"

namespace vision::watch {

/// The pieces that account for what is seen of their colours, and for whose figures a crossing is: those that are known
/// and those that changed at corners and sides.
struct Surroundings {
    pieces::Explained explained;
    /// By corner of the shape.
    std::vector<pieces::CornerUse> uses;

    Surroundings(const pieces::Sight& sight, const KnownPieces& known, const std::vector<PieceChange>& atSites);

private:
    void addBridge(engine::Hex hex, engine::CornerDirection end, PieceColour colour);
    void addBuilding(const pieces::Sight& sight, const engine::Corner& at, PieceColour colour, bool large);
    void addRoute(const pieces::Sight& sight, const engine::Side& at, PieceColour colour, engine::RouteKind kind);
    void addShipAtSea(const pieces::Sight& sight, const engine::Side& at, PieceColour colour);
};

}  // namespace vision::watch
