// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// The chance that a route that came to the coast is a ship: seen slantwise its sail stands out beyond the hull, while
/// a road is as wide all along. `gain`: how surely each pixel shows its colour anew (Gains). Where the camera looks
/// nearly along the side or straight down, a sail would not show.
[[nodiscard]] double shipChanceBySail(const cv::Mat& gain, const View& now, const board::SideSite& site);

}  // namespace vision::watch
