// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/coordinates.h"
#include "vision/reading/reading.h"

namespace tests {

/// Crossings inland with nothing at them, nor at the ends of the sides that meet there.
std::vector<engine::Corner> freeCrossings(const vision::BoardReading& board);

}  // namespace tests
