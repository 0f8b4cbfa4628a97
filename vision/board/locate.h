// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <opencv2/core.hpp>

namespace vision::board {

/// A board found: board plane to pixels of the picture given, and how surely it is one (0..1).
struct Located {
    cv::Matx33d homography;
    double confidence = 0;
};

/// Finds the island and its sea frame in an RGB picture; empty when nothing in it can be vouched for.
[[nodiscard]] std::optional<Located> locate(const cv::Mat& rgb);

}  // namespace vision::board
