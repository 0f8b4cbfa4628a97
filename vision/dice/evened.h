// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "vision/net/small_net.h"

namespace vision::dice {

/// A square window of RGB bytes as the finder sees it: each colour from its median in the middle, over its range there.
[[nodiscard]] net::Sheet evened(const cv::Mat& window);
/// The same as the reader sees it: twice, the second time over what half of the middle spans, which shows faint pips
/// beside what shines.
[[nodiscard]] net::Sheet evenedTwice(const cv::Mat& window);
/// An RGB picture of any size as the spotter sees it: each colour from its mean around, over how much colours differ
/// there.
[[nodiscard]] net::Sheet evenedAround(const cv::Mat& rgb);

}  // namespace vision::dice
