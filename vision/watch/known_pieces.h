// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/watch/table_watch.h"

namespace vision::watch {

/// Whether it is about an army or a weapon.
[[nodiscard]] bool isFigure(const PieceChange& change);

/// The pieces that are known, with a confirmed change made.
void learn(KnownPieces& known, const PieceChange& change);

/// Whether ships lie there, or what only games with ships have: bridges, capitals, factories, tiles turned over.
[[nodiscard]] bool areShipsLikely(const KnownPieces& known);

}  // namespace vision::watch
