// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/board/lattice.h"

namespace vision::board {

/// What the colours say about a rectified board: tells an island from one that is a hex off, and from what is none.
struct SeaAndSand {
    /// Share of the visible places on the frame that are clearly bluer than the tiles' rims, 0..1.
    double sea = 0;
    /// Share of the tiles whose rim has the colour of most rims, 0..1.
    double sand = 0;
    /// Share of the frame that is in the picture, 0..1.
    double frameSeen = 0;
};

[[nodiscard]] SeaAndSand checkSeaAndSand(const Rectified& board);

}  // namespace vision::board
