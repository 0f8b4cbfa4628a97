// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "vision/pieces/place_net.h"
#include "vision/pieces/sight.h"
#include "vision/reading/reading.h"

namespace vision::pieces {

/// A piece with the colour that it shows; the surer it is seen, the more its colour counts.
struct ColouredPiece {
    PlaceColour colour{};
    double weight = 1;
};

/// Pieces of one picture that look alike, and so are one player's.
struct ColourGroup {
    /// In the list of pieces, ascending.
    std::vector<std::size_t> members;
    PlaceColour middle{};
    /// Whose they are, and whose else they may be.
    PieceColour owner = PieceColour::Red;
    std::optional<PieceColour> other;
    /// The chance that they are the owner's.
    double chance = 0;
};

/// By PieceColour.
using PlayerColours = std::array<PlaceColour, kColours>;

/// What the pieces of each player usually look like: of a set that is known as they looked before. The last number says
/// nothing.
[[nodiscard]] PlayerColours usualColours(const std::array<PlayerLook, kColours>& known = {});

/// Sorts the pieces of a picture into the players that there are. How many that is the picture says: neighbours join
/// until what is left lies much farther apart than what has joined. No two groups have one owner; `plays`: whose pieces
/// there may be. The largest group comes first. Where there are more groups than may play, the nearest join.
[[nodiscard]] std::vector<ColourGroup> groupColours(const std::vector<ColouredPiece>& pieces,
                                                    const Plays& plays = kAnybody,
                                                    const PlayerColours& usual = usualColours());

}  // namespace vision::pieces
