// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/to_position.h"

namespace engine {

/// Unequal harbours (CC-5), bridges over sea between corners without land (CC-12), second capitals (CC-13), tokens laid
/// too early (CC-15).
void findCcmIrregularities(const Position& position, Irregularities& found);

}  // namespace engine
