// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vision/watch/gains.h"

namespace vision::watch {

/// The side of a red or an orange figure that the lamp does not reach looks brown. What came as one thing, brown and
/// red or brown and orange, is all of the warmer colour here, where that is a good part of it. `open`: where to look
/// (CV_8UC1).
[[nodiscard]] Gains withShadedSides(const Gains& came, const cv::Mat& open);

}  // namespace vision::watch
