// SPDX-License-Identifier: GPL-3.0-or-later
// For programs with vision only.
#pragma once

#include <vector>

#include "ui/camera/marked_corners.h"
#include "vision/given_corners.h"

namespace ui {

/// The island whose corners are marked: this one if it has six, else the small box's.
[[nodiscard]] inline const std::vector<engine::Hex>& markedLand(const std::vector<engine::Hex>& land) {
    return land.empty() || !vision::cornerHexesOf(land) ? vision::landOfCorners() : land;
}

/// Marked corners as vision takes them, and back.
[[nodiscard]] inline vision::GivenCorners givenCorners(const MarkedCorners& marked) {
    vision::GivenCorners given;
    for (std::size_t k = 0; k < given.size(); ++k) {
        given[k] = {marked[k].x(), marked[k].y()};
    }
    return given;
}
[[nodiscard]] inline MarkedCorners markedCorners(const vision::GivenCorners& given) {
    MarkedCorners marked;
    for (std::size_t k = 0; k < given.size(); ++k) {
        marked[k] = QPointF(given[k].x, given[k].y);
    }
    return marked;
}

}  // namespace ui
