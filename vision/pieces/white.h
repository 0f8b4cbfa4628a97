// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/pieces/sight.h"

namespace vision::pieces {

/// How far a colour (units of chromaOf) is from sand towards white: paler and brighter. Sand, also where the light is
/// strong, has less than kClearlyWhite.
[[nodiscard]] double whiteness(const cv::Vec3f& colour);
inline constexpr double kClearlyWhite = 1.1;

/// What white pieces look like on this very picture (units of chromaOf), where at least two roads show it alike:
/// clearly white, of one colour, with an edge at either flank. Empty where nothing is that clear.
[[nodiscard]] std::optional<cv::Vec3f> findWhite(const Sight& sight);

}  // namespace vision::pieces
