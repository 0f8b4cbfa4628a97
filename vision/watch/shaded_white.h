// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <opencv2/core.hpp>

#include "vision/watch/gains.h"

namespace vision::watch {

/// Where light falls from one side, what a white piece shows is in its own shade, and looks neither white nor of any
/// other colour. Such a thing is found by being nothing else: what looks different in one place, was like what is
/// around it and now is not, unevenly as no shadow is, while no other colour explains it, is white. How surely each
/// pixel shows it, 0..1 (CV_32FC1). `came`, `gone`: the gains of `now` over `before` and the other way round;
/// `changed`: 255 where it looks different (CV_8UC1); `sidePixels`: a hex side. With before and now, came and gone
/// exchanged: what went.
[[nodiscard]] cv::Mat shadedWhite(const Moment& before, const Moment& now, const Gains& came, const Gains& gone,
                                  const cv::Mat& changed, const pieces::Looks& looks, double sidePixels);

}  // namespace vision::watch
