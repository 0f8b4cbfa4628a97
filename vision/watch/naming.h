// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "vision/board/shape.h"
#include "vision/reading/turn.h"

namespace vision::watch {

/// From the board plane under the new names to the plane under the old ones.
[[nodiscard]] cv::Matx33d planeOf(const Turn& turn);

/// Of the ways to name a board that was found, the one with which it moved least.
[[nodiscard]] cv::Matx33d nearestTo(const cv::Matx33d& before, const cv::Matx33d& found, const board::Shape& shape);

}  // namespace vision::watch
