// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/to_position.h"

namespace engine {

/// What stands against the Monopolists' preparation and limits: number of players, continents without deserts between
/// them, too few of them, another Exchange than R-MO-MAP says (MO-1, MO-2), a pirate (MO-4), more factories (MO-5) or
/// walls (MO-7) than a player may have. Nothing where they are not played.
void findMonopolistsIrregularities(const Position& position, Irregularities& found);

}  // namespace engine
