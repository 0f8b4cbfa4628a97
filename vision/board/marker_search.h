// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace vision::board {

/// Guesses at where the island lies on a plane known by its markers, likeliest first: a plane that is seen from above
/// is searched for the pattern of the tiles' rims at every turn and at the sizes that tiles have beside a printed
/// marker. `plane` takes the plane, in sides of a marker, to pixels; the guesses take the board plane there.
[[nodiscard]] std::vector<cv::Matx33d> islandGuesses(const cv::Mat& rgb, const cv::Matx33d& plane);

}  // namespace vision::board
