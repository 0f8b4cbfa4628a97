// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/to_position.h"

namespace engine {

/// Armies beside foreign buildings (SA-6), walls (SA-W1) and weapons (SA-N1) beyond what may be.
void findSoldiersIrregularities(const Position& position, Irregularities& found);

}  // namespace engine
