// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/pieces/read_pieces.h"
#include "vision/pieces/sight.h"
#include "vision/reading/reading.h"

namespace vision::pieces {

/// Asks about the pale places that might hold a piece and of which nothing was read and nothing asked: white hides on
/// sand, so who does not see it is not sure that nothing is there. Those are asked that are least like the bare places
/// of the same board and have a neighbour that is as well, since no piece lies alone; fewer where nobody is known to
/// play white, none where white does not play. Adds to `pieces.unsure`.
void askPale(const Sight& sight, Pieces& pieces);

}  // namespace vision::pieces
