// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/pieces/figures.h"
#include "vision/pieces/viewpoint.h"

namespace vision::pieces {

/// Pixels of one colour that hang together.
struct Spot {
    std::vector<cv::Point> pixels;
    cv::Rect box;
};

/// Spots of a colour's shares (CV_32FC1) within a mask.
[[nodiscard]] std::vector<Spot> spotsOf(const cv::Mat& share, const cv::Mat& free);

/// Size, spreads, lean and window of what a spot of these shares shows, and where its nearer end touches the ground.
void measureShape(Figure& figure, const board::Rectified& board, const Viewpoint& viewpoint, const Spot& spot,
                  const cv::Mat& share);

/// The corner that a thing standing there belongs to, and how clearly.
void assignCorner(Figure& figure, const board::Shape& shape, const std::vector<CornerUse>& uses);

}  // namespace vision::pieces
