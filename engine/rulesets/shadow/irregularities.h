// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/to_position.h"

namespace engine {

/// Other than two players (SW-1), pieces at hexes that left the game (SW-3).
void findShadowIrregularities(const Position& position, Irregularities& found);

}  // namespace engine
