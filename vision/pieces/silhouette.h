// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "vision/pieces/sight.h"

namespace vision::pieces {

/// How much of a colour is seen at a corner, own roads left out, in square hex sides: a city shows more than a
/// settlement.
[[nodiscard]] double areaAt(const Sight& sight, std::size_t corner, std::size_t colour);

/// The directions (unit vectors on the board plane) in which own roads leave a corner.
[[nodiscard]] std::vector<cv::Point2d> ownRoads(const Sight& sight, cv::Point2d corner, std::size_t colour);

/// Whether a point lies on one of those roads; `from` the corner's building.
[[nodiscard]] bool isOnRoad(cv::Point2d from, const std::vector<cv::Point2d>& roads);

}  // namespace vision::pieces
