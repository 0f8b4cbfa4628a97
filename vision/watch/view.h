// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/pieces/viewpoint.h"
#include "vision/tiles/light.h"

namespace vision::watch {

/// One frame as it is compared: the board from above with the light divided out.
struct View {
    board::Rectified board;
    tiles::Light light;
    tiles::Print print;
    /// As pieces::chromaOf, smoothed against noise.
    cv::Mat smooth;
    pieces::Viewpoint viewpoint;
    /// Ships and the pirate are watched: what lies small and whole within the frame is no arm.
    bool sea = false;
};

/// `before`: the light on the same table in an earlier frame of the same camera, if there is one.
[[nodiscard]] View viewOf(const cv::Mat& rgb, const cv::Matx33d& homography, const board::ShapePtr& shape,
                          const tiles::Light* before = nullptr);

/// Where two views of one board differ.
struct Difference {
    /// 255 where the board looks different (CV_8UC1).
    cv::Mat changed;
    /// 255 where something large reaches over the board, with a margin: a hand, an arm, a head.
    cv::Mat covered;
    /// Share of the picture that is different and not covered, and that is covered.
    double changedShare = 0;
    double coveredShare = 0;
};

/// `before`: the frame before `now`, if there is one: at sea, what has not moved since and is small is no arm, even
/// where the picture cuts it off.
[[nodiscard]] Difference differenceOf(const View& reference, const View& now, const View* before = nullptr);

/// Of what looks different, the parts that lie to a good share within a mask (both CV_8UC1): a piece with its shadow.
[[nodiscard]] cv::Mat together(const cv::Mat& changed, const cv::Mat& around);

}  // namespace vision::watch
