// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace vision::dice {

/// A compact thing, about as long as wide, or a heap of such, that stands out from the even ground it lies on; pixels.
struct Thing {
    cv::Point2d at;
    /// Square root of the area it covers.
    double side = 0;
    /// Several things that touch, rather than one: then `side` is that of one of them, about.
    bool isHeap = false;
    /// What it covers (255) inside `box`.
    cv::Rect box;
    cv::Mat covered;
};

/// What lies on the ground of an RGB picture, where that ground is even, as a tray's or a cloth's; nothing where it is
/// not.
[[nodiscard]] std::vector<Thing> findThings(const cv::Mat& rgb);

}  // namespace vision::dice
