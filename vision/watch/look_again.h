// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/watch/view.h"

namespace vision::watch {

/// What a search for a board that is watched came to.
struct Search {
    bool isThere = false;
    /// By how many hex sides it moved in the picture.
    double moved = 0;
    /// The board where it looks alike, and its place under the names that make it so.
    std::optional<View> view;
    cv::Matx33d homography;
};

/// Looks for a board in a frame in which it does not lie where it did. A turned camera moves every name: the tiles say
/// which is which. It looks alike where no more than `mostDifferent` of it differs from the reference.
[[nodiscard]] Search lookAgain(const cv::Mat& rgb, const cv::Matx33d& before, const board::ShapePtr& shape,
                               const View& reference, double mostDifferent);

}  // namespace vision::watch
