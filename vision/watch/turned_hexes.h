// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"
#include "vision/watch/table_watch.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// How far a turned tile reaches, with what leans over its rim, by hexRadius().
inline constexpr double kTileReach = 1.05;

/// Hexes of the land that were turned over or back: nearly all of the tile looks different, and hardly anything around
/// it does, where an arm would reach in.
[[nodiscard]] std::vector<PieceChange> turnedHexes(const KnownPieces& known, const View& now,
                                                   const Difference& difference);

/// 255 on these hexes (CV_8UC1).
[[nodiscard]] cv::Mat onHexes(const std::vector<PieceChange>& hexes, const View& now);

}  // namespace vision::watch
