// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
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
/// The 18 sides that lead from the coast out to sea, where only a ship can lie; in canonical order.
[[nodiscard]] const std::vector<SideSite>& seaSideSites();

/// The place of a site in its list; the corner or side must be one of them.
[[nodiscard]] std::size_t indexOf(const engine::Corner& corner);
[[nodiscard]] std::size_t indexOf(const engine::Side& side);

}  // namespace vision::pieces
