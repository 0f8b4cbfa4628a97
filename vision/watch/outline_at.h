// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>

#include <opencv2/core.hpp>

#include "vision/pieces/outline_kind.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// What the largest spot that came within a circle (hex sides, on the board plane) looks like; empty where nothing
/// did. `gain`: how surely each pixel shows the colour anew (Gains).
[[nodiscard]] std::optional<pieces::OutlineChances> outlineAt(const cv::Mat& gain, const View& now, cv::Point2d middle,
                                                              double radius);

/// The logarithm of the odds of some kinds against others.
[[nodiscard]] double oddsOf(const pieces::OutlineChances& chances, std::initializer_list<pieces::OutlineKind> ones,
                            std::initializer_list<pieces::OutlineKind> others);

}  // namespace vision::watch
