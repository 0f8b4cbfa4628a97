// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include "vision/pieces/sight.h"
#include "vision/watch/gains.h"
#include "vision/watch/table_watch.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// What a house that came to a bare crossing is: much larger than the settlements that stand on this table (three at
/// least), or with a factory's outline and not smaller, it is a factory rather (MO-5). `corner`: by the shape. White
/// shows too little of itself to be measured.
void tellFactory(PieceChange& house, std::size_t corner, const KnownPieces& known, const View& now,
                 const pieces::Sight& sight, const Difference& difference, const Turnover& turnover);

}  // namespace vision::watch
