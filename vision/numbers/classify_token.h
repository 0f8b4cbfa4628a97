// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "vision/numbers/chances.h"

namespace vision::numbers {

/// What a window of kWindow x kWindow RGB bytes shows, seen in four quarter turns.
[[nodiscard]] Chances classifyToken(const cv::Mat& window);

}  // namespace vision::numbers
