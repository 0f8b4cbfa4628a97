// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "engine/board/coordinates.h"

namespace vision::pieces {

/// One of the 54 corners of the island where a building may stand; `at` on the board plane.
struct CornerSite {
    engine::Corner corner;
    cv::Point2d at;
};

/// One of the 72 sides where a road may lie: its middle and the unit vector along it on the board plane.
struct SideSite {
    engine::Side side;
    cv::Point2d at;
    cv::Point2d along;
};

/// Both in canonical order.
[[nodiscard]] const std::vector<CornerSite>& cornerSites();
[[nodiscard]] const std::vector<SideSite>& sideSites();

}  // namespace vision::pieces
