// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/clauses/rulings.h"
#include "engine/state/setup.h"

namespace ui {

/// Which board is dealt, and by which chance: the same choice always gives the same board.
struct BoardChoice {
    enum class Kind {
        Small,       ///< The box for three and four players (B-1).
        Large,       ///< The box for five and six.
        Merged,      ///< Several boxes in one island (CC-5).
        Continents,  ///< The Monopolists' map (MO-1); nothing is dealt.
        Own          ///< From a file, a photo or made by hand.
    };
    Kind kind = Kind::Small;
    /// How many boxes of each size are merged.
    int smallBoxes = 2;
    int largeBoxes = 0;
    /// No 6 or 8 beside another.
    bool fair = true;
    std::uint32_t seed = 1;
    bool operator==(const BoardChoice&) const = default;
};

/// The board that so many players in these documents begin on by themselves.
[[nodiscard]] BoardChoice::Kind usualBoard(std::size_t players, bool monopolists);

/// The board alone: hexes, harbours, robber, round world; nobody sits at it. Empty for Kind::Own, for no box at all,
/// and where no fair board comes about.
[[nodiscard]] std::optional<engine::Setup> dealtBoard(const BoardChoice& choice, std::size_t players,
                                                      engine::RMoMap exchange = engine::RMoMap::TwoEach);

/// Puts the board's fields (hexes, wrap, harbours, pieces, robber, pirate) of one set-up into another; all else stays.
void putBoard(engine::Setup& to, const engine::Setup& from);
/// No piece of any player stands on it.
[[nodiscard]] bool hasNoPieces(const engine::Setup& setup);
void clearPieces(engine::Setup& setup);

}  // namespace ui
