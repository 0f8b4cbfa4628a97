// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"

namespace vision::pieces {

/// A board's colours (chromaOf) at any point of its plane, between pixels too; outside the picture those of its edge.
struct Sampler {
    const cv::Mat& chroma;
    const board::Rectified& board;

    [[nodiscard]] cv::Vec3f operator()(cv::Point2d at) const {
        const cv::Point2d pixel = board.pixel(at);
        const double x = std::clamp(pixel.x, 0.0, chroma.cols - 1.001);
        const double y = std::clamp(pixel.y, 0.0, chroma.rows - 1.001);
        const int left = static_cast<int>(x);
        const int top = static_cast<int>(y);
        const auto right = static_cast<float>(x - left);
        const auto down = static_cast<float>(y - top);
        const auto* upper = chroma.ptr<cv::Vec3f>(top) + left;
        const auto* lower = chroma.ptr<cv::Vec3f>(top + 1) + left;
        return (upper[0] * (1 - right) + upper[1] * right) * (1 - down) +
               (lower[0] * (1 - right) + lower[1] * right) * down;
    }
};

}  // namespace vision::pieces
