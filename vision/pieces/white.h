// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/pieces/sight.h"

namespace vision::pieces {

/// What a person said of white.
struct SaidWhite {
    /// What it looks like (units of chromaOf).
    std::optional<cv::Vec3f> colour;
    /// A point of a white piece in the picture, as it would lie on the board plane.
    std::optional<cv::Point2d> on;
};

/// Looks for pieces near to sand in colour: each site is judged by its shape and its edges, then all of them by whether
/// they share a colour that this board's bare sites do not have, and by whether roads lead to buildings. Where a person
/// pointed at a piece, one is. Empty where nothing hints at any. Fills in how unlike bare ones the sites are.
[[nodiscard]] std::optional<White> findWhite(Sight& sight, const SaidWhite& said);

}  // namespace vision::pieces
