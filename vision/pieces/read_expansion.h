// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/pieces/bridges.h"
#include "vision/pieces/figures.h"
#include "vision/pieces/read_pieces.h"
#include "vision/pieces/ships.h"
#include "vision/reading/looked_for.h"
#include "vision/reading/reading.h"

namespace vision::pieces {

/// What a picture may show of the other documents' pieces, of all chances.
struct Candidates {
    std::vector<Figure> figures;
    std::vector<SeenBridge> bridges;
    std::vector<SeenShip> ships;
    /// By the buildings and routes of the reading: the chances of walls under it, and that it is a ship.
    std::vector<double> walls;
    std::vector<double> hulls;
};
[[nodiscard]] Candidates findExpansion(const Sight& sight, const Pieces& pieces,
                                       const std::vector<HarbourReading>& harbours, const LookedFor& lookedFor);

/// How far a candidate is believed. At a table that is known to play with such pieces: as seen. Else only as far as
/// others speak for it, and not at all where none is clear: nobody plays with one army on a board of the base game.
class Belief {
public:
    /// `turned`: the chances of hexes that lie face down, which speak for it too.
    Belief(const Candidates& candidates, const std::vector<double>& turned, const LookedFor& lookedFor);
    [[nodiscard]] double operator()(double chance) const;
    /// Whether the table plays with such pieces at all.
    [[nodiscard]] bool inPlay() const { return m_inPlay; }

private:
    bool m_certain = false;
    bool m_inPlay = false;
    /// Logarithm of the chance that no candidate is anything.
    double m_none = 0;
};

/// Puts what is believed into a reading that has the base game's pieces in the order of `pieces`, and asks about what
/// is in doubt: always about the kinds of figures, which differ from set to set.
void addExpansion(const Sight& sight, const Candidates& candidates, const Belief& belief, const LookedFor& lookedFor,
                  BoardReading& reading);

}  // namespace vision::pieces
