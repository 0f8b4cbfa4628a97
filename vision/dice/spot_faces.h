// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace vision::dice {

/// A place where the upper face of a die may lie; pixels.
struct Spot {
    cv::Point2d at;
    double side = 0;
    /// The chance that there is one, 0..1.
    double there = 0;
};

/// Looks all over an RGB picture, whatever the ground, for dice whose faces have 18 pixels or more and between a
/// seventieth and a third of its longer side; the likeliest first. Worth a nearer look, no more: flanks, prints and
/// dice that it sees in two sizes are among them.
[[nodiscard]] std::vector<Spot> spotFaces(const cv::Mat& rgb);

}  // namespace vision::dice
