// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

/// OpenCV's ArUco markers, whose interface another version of the library has in another place.
namespace vision::board {

/// The markers of `DICT_4X4_50` in a grey picture: four corners each, in pixels, refined below a pixel, clockwise from
/// the marker's own upper left.
struct ArucoMarkers {
    std::vector<std::vector<cv::Point2f>> corners;
    std::vector<int> ids;
};
[[nodiscard]] ArucoMarkers findAruco(const cv::Mat& grey);

}  // namespace vision::board
