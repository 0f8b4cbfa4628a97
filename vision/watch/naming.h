// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/shape.h"
#include "vision/reading/turn.h"

namespace vision::watch {

/// From the board plane under the new names to the plane under the old ones.
[[nodiscard]] cv::Matx33d planeOf(const Turn& turn);

/// The ways to name a board that was found, and how far its corners moved with each, in pixels on average: the one with
/// which it moved least first.
struct Named {
    cv::Matx33d homography;
    double moved = 0;
};
[[nodiscard]] std::vector<Named> namesFor(const cv::Matx33d& before, const cv::Matx33d& found,
                                          const board::Shape& shape);

}  // namespace vision::watch
