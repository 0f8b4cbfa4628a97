// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "vision/pieces/sight.h"
#include "vision/reading/reading.h"

namespace vision::pieces {

/// The pieces of a board with their confidences, in the order of their places, and what a person should be asked.
struct Pieces {
    std::vector<BuildingReading> buildings;
    std::vector<RouteReading> routes;
    std::vector<Unsure> unsure;
};

/// What speaks for the likeliest colour at a site, and the chance that it stands there. White is told otherwise: it is
/// no piece's colour here, though it may be the other one.
struct Finding {
    PieceColour colour = PieceColour::Red;
    /// The next likely colour.
    PieceColour other = PieceColour::Blue;
    double chance = 0;
    /// The chance that it is this colour, given that there is a piece.
    double colourChance = 0;
};
[[nodiscard]] Finding findBuilding(const Sight& sight, std::size_t corner);
[[nodiscard]] Finding findRoute(const Sight& sight, std::size_t side);

}  // namespace vision::pieces
