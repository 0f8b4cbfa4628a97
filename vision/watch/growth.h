// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "vision/watch/gains.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// How a colour became more around a crossing.
struct Growth {
    /// More of it than before, in square hex sides; what only moved is none.
    double area = 0;
    /// What looks different in any way, in square hex sides.
    double changed = 0;
    /// 0 where it came all around, 1 where on one side.
    double oneSided = 1;
    /// Of six, in how many directions a good part of it came.
    int directions = 0;
};
/// `roads`: the ways (unit vectors) in which roads came to lie there.
[[nodiscard]] Growth growthAt(const board::CornerSite& site, std::size_t colour, const std::vector<cv::Point2d>& roads,
                              const View& now, const Difference& difference, const Turnover& turnover);

/// A city where a settlement of this colour stood: larger on most sides, whatever its middle looks like, or, where
/// nothing else of its colour can come to stand beside it, on any.
[[nodiscard]] bool isCityGrown(const Growth& growth, bool onAnySide);

}  // namespace vision::watch
