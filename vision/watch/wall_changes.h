// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/pieces/sight.h"
#include "vision/watch/gains.h"
#include "vision/watch/site_changes.h"

namespace vision::watch {

/// Walls that came or went under buildings that can have them: their colour is seen anew, or no more, flat around the
/// foot on several sides. That a wall comes to a wall, or one of several goes, shows too little.
[[nodiscard]] std::vector<SeenChange> changesOfWalls(const KnownPieces& known, const pieces::Sight& sight,
                                                     const Gains& came, const Gains& gone,
                                                     const std::vector<PieceChange>& atSites);

}  // namespace vision::watch
