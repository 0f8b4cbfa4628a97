// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "vision/pieces/place_net.h"
#include "vision/pieces/read_pieces.h"
#include "vision/pieces/sight.h"
#include "vision/position/best_position.h"

namespace vision::position {

/// What is seen of one corner or side, each witness for itself.
struct Said {
    /// The piece of a colour other than white that fits best.
    pieces::Finding coloured;
    /// The logarithm of the odds that a white piece is there, by its edges, and how unlike bare places it is
    /// (pieces::Sight); both low where nobody looked.
    double white = 0;
    double unlike = 0;
    /// What the net of places says: logarithms of the odds of a piece that may be here against nothing, and of a city
    /// against a settlement.
    double piece = 0;
    double netCity = 0;
    /// Whose a piece here would be by the colour that the net sees, by PieceColour.
    std::array<double, pieces::kColours> owners{};
    /// By the outline of the coloured piece, if one is likely: the logarithm of the odds of a city.
    std::optional<double> outline;
    /// All of the table together: the same of a building that may stand here.
    double city = 0;
};

/// First the corners, then the sides, in the order of the shape.
[[nodiscard]] std::vector<Said> hearWitnesses(const pieces::Sight& sight, const pieces::PlacesSeen& seen);

/// Puts together what the witnesses say of every site. How much each counts was fitted on rendered boards by
/// fit/fit.py.
[[nodiscard]] Evidence evidenceOf(const std::vector<Said>& said, const pieces::Sight& sight);

}  // namespace vision::position
