// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/watch/gains.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// A small black round thing that came: the tip of a weapon, of which little else is seen from above.
struct BlackTip {
    /// Where it is seen and where the thing stands, on the board plane.
    cv::Point2d middle;
    cv::Point2d foot;
    double radius = 0;
    /// In square hex sides.
    double area = 0;
    double chance = 0;
};

/// The black tips that were not there `before`, where `free` is set (CV_8UC1): nothing else accounts for them there.
[[nodiscard]] std::vector<BlackTip> blackTips(const Moment& before, const Moment& now, const cv::Mat& free,
                                              const pieces::Looks& looks, const View& view);

}  // namespace vision::watch
