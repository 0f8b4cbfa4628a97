// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/pieces/chroma.h"
#include "vision/watch/view.h"

namespace vision::watch {

/// By PieceColour, how surely each pixel shows a colour that it did not show at another moment, 0..1 (CV_32FC1); 0
/// outside the places that look different.
using Gains = std::vector<cv::Mat>;

/// What a picture shows at one moment, as in Sight: its colours, and how likely the bare board shows each.
struct Moment {
    const cv::Mat& chroma;
    const cv::Mat& bare;
};

/// The colours that are seen `now` and were not `before`, where `mask` is set. The other way round: those that went.
[[nodiscard]] Gains gainsOf(const Moment& before, const Moment& now, const cv::Mat& mask, const pieces::Looks& looks);

/// What came to a table and what went from it, where nothing covers it.
struct Turnover {
    /// 255 where it looks different (CV_8UC1).
    cv::Mat open;
    Gains came;
    Gains gone;
    /// What of that is white only by being nothing else (CV_32FC1).
    cv::Mat shadedCame;
    cv::Mat shadedGone;
};
[[nodiscard]] Turnover turnoverOf(const Moment& before, const Moment& now, const View& view,
                                  const Difference& difference, const pieces::Looks& looks);

}  // namespace vision::watch
