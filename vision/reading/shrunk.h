// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace vision {

/// An RGB picture made smaller, each pixel the mean of the area that it covers: what cv::resize with INTER_AREA makes
/// of it, in half the time. `size` is at most the picture's in both directions.
[[nodiscard]] cv::Mat shrunk(const cv::Mat& rgb, cv::Size size);

}  // namespace vision
