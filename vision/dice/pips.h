// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace vision::dice {

/// A small round mark that is lighter or darker than all around it; pixels.
struct Pip {
    cv::Point2d at;
    /// Its outline's covariance times four: an ellipse with these half axes squared. A circle of radius r has r² on the
    /// diagonal.
    cv::Matx22d shape;
    /// Mean radius.
    double radius = 0;
    bool light = false;
    /// How far its grey lies from its surroundings', 0..255.
    double contrast = 0;
    /// Its own colour and that around it (RGB, 0..255).
    cv::Vec3d inside;
    cv::Vec3d around;
};

/// The marks of one grey view (as large as the picture) that may be pips; their colours are the picture's.
[[nodiscard]] std::vector<Pip> pipsIn(const cv::Mat& grey, const cv::Mat& rgb);

/// All marks in an RGB picture that may be a die's pips, radius 2.5 to 24 pixels, in no particular order.
[[nodiscard]] std::vector<Pip> findPips(const cv::Mat& rgb);

}  // namespace vision::dice
