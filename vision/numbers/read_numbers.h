// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/shape.h"
#include "vision/numbers/assign_numbers.h"

namespace vision::numbers {

/// What the tokens of the land's hexes look like in an RGB picture with this homography. `desert` has the chance of
/// each hex to be desert.
[[nodiscard]] std::vector<HexEvidence> lookAtTokens(const cv::Mat& rgb, const cv::Matx33d& homography,
                                                    const board::ShapePtr& shape, const std::vector<double>& desert);

}  // namespace vision::numbers
