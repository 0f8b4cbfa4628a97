// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/reading/learned_places.h"

namespace vision::set {

/// Learns from the samples of the boards: adapts the last layer of the net of places, drawn to what it was, only as far
/// as that tells places better that it did not learn from, and takes what the net says of colours. Takes a second at
/// most. Needs the nets.
void fitPlaces(LearnedPlaces& places);

}  // namespace vision::set
