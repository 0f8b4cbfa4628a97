// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace vision::dice {

/// A compact thing, about as long as wide, that stands out from the even ground it lies on; pixels.
struct Thing {
    cv::Point2d at;
    /// Square root of the area it covers.
    double side = 0;
    /// What it covers (255) inside `box`.
    cv::Rect box;
    cv::Mat covered;
};

/// What lies on the ground of an RGB picture, where that ground is even, as a tray's or a cloth's; nothing where it is
/// not. Things that touch are parted where they are about of one size.
[[nodiscard]] std::vector<Thing> findThings(const cv::Mat& rgb);

}  // namespace vision::dice
