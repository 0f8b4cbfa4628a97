// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace vision::board {

/// Guesses at where the sea frame's blue is (255) in an RGB picture, the likeliest first. Light of any colour shifts
/// the blueness ln(B/R) of a whole picture by a constant, so a ladder of thresholds stands for the colour corrections.
[[nodiscard]] std::vector<cv::Mat> seaMasks(const cv::Mat& rgb);

}  // namespace vision::board
