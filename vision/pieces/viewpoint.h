// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

namespace vision::pieces {

/// Where the camera stands, in hex sides on and above the board plane: what is high leans away from it.
struct Viewpoint {
    cv::Point2d over;
    double height = 20;

    /// How far the picture of a point one hex side above `at` lies from that of `at` itself, on the board plane.
    [[nodiscard]] cv::Point2d lean(cv::Point2d at) const { return (at - over) / height; }
};

/// The camera of a homography from the board plane to a picture of that size, taken to have square pixels and its axis
/// through the middle of the picture. The focal length is found from the homography, within what cameras have.
[[nodiscard]] Viewpoint viewpointOf(const cv::Matx33d& homography, cv::Size picture);

}  // namespace vision::pieces
