// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/pieces/sight.h"
#include "vision/watch/gains.h"
#include "vision/watch/table_watch.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// Bridges that came to lie over hexes of the land or are gone, where nothing covers them: a bar of one colour that was
/// not there before, or is no more. Those less likely than `least` are left out.
[[nodiscard]] std::vector<PieceChange> changesOfBridges(const KnownPieces& known, const View& now,
                                                        const pieces::Sight& sight, const Difference& difference,
                                                        const Turnover& turnover, double least);

}  // namespace vision::watch
