// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Names what stands at the corners and lies at the sides. No rule of the game is consulted: a photographed board may
/// break any.
[[nodiscard]] Pieces readPieces(const Sight& sight);

/// What speaks for the likeliest colour at a site, and the chance that it stands there.
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
