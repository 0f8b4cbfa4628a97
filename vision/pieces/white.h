// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/pieces/sight.h"

namespace vision::pieces {

/// Looks for pieces near to sand in colour: each site is judged by its shape and its edges, then all of them by whether
/// they share a colour that this board's bare sites do not have, and by whether roads lead to buildings. `said` is what
/// white is known to look like. Empty where nothing hints at any.
[[nodiscard]] std::optional<White> findWhite(const Sight& sight, const std::optional<cv::Vec3f>& said);

}  // namespace vision::pieces
