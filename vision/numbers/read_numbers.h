// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/shape.h"
#include "vision/numbers/assign_numbers.h"

namespace vision::numbers {

/// What the tokens of a board look like.
struct Tokens {
    /// By the land's hexes.
    std::vector<HexEvidence> hexes;
    /// The window in which each one's number is read; empty where nothing looks like a token.
    std::vector<cv::Mat> windows;
};

/// What the tokens of the land's hexes look like in an RGB picture with this homography. `desert` has the chance of
/// each hex to be desert.
[[nodiscard]] Tokens lookAtTokens(const cv::Mat& rgb, const cv::Matx33d& homography, const board::ShapePtr& shape,
                                  const std::vector<double>& desert);

/// Whether the tokens are much better read in a mirror, as those of the box (`supply`).
[[nodiscard]] bool areMirrored(const Tokens& tokens, const std::vector<int>& supply);

}  // namespace vision::numbers
