// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/pieces/bridges.h"
#include "vision/pieces/place_net.h"
#include "vision/pieces/read_pieces.h"
#include "vision/pieces/sight.h"
#include "vision/position/best_position.h"
#include "vision/position/board_sites.h"

namespace vision::position {

/// A position in words, with a question about each place where another one is nearly as likely.
[[nodiscard]] pieces::Pieces tell(const board::Shape& shape, const BoardSites& sites, const Best& best);

/// Reads roads, settlements and cities as the one position that is likeliest under all that is seen, the box and the
/// rules; and asks about each place where another position is nearly as likely.
class PieceReader {
public:
    /// `sight` must outlive it.
    PieceReader(const pieces::Sight& sight, const pieces::PlacesSeen& seen);

    /// `bridges`: those that join corners for their owners.
    [[nodiscard]] pieces::Pieces read(const std::vector<pieces::SeenBridge>& bridges = {}) const;

private:
    const pieces::Sight& m_sight;
    BoardSites m_sites;
    Evidence m_evidence;
};

}  // namespace vision::position
