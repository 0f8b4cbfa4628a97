// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/pieces/place_net.h"
#include "vision/pieces/read_pieces.h"
#include "vision/pieces/sight.h"

namespace vision::pieces {

/// Weighs what was read against what the net for places sees, as a second witness. Questions about places that are
/// surely bare fall away; what stands where nothing was read is read, for the player whose other pieces it looks like,
/// or asked about; what was read where the net sees nothing, or another player's piece, is asked about.
void weighPlaces(const PlacesSeen& seen, const Sight& sight, Pieces& pieces);

}  // namespace vision::pieces
