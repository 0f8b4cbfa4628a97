// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"

namespace vision::pieces {

/// How unlike the bare sites of the same board each of its sites is, in the order of the shape: about 0 for a usual
/// bare one, 1 for one that is as far from it as bare ones usually differ. Corners and sides look alike all over a
/// board, rims of sand and the gaps between them, and most are bare: what hides them shows, whatever its colour and
/// pattern.
struct Unlike {
    std::vector<double> corners;
    std::vector<double> sides;
};

/// A board's colours (units of chromaOf), and how much of each pixel is a coloured piece's (CV_32FC1, 0..1): that says
/// nothing of what else lies there.
struct BareLook {
    const cv::Mat& chroma;
    const cv::Mat& coloured;
    const board::Rectified& board;
};

/// `openCorners`, `openSides`: where no coloured piece lies, by the shape's order; bare ones are measured there alone.
[[nodiscard]] Unlike unlikeBare(const BareLook& look, const std::vector<bool>& openCorners,
                                const std::vector<bool>& openSides);

}  // namespace vision::pieces
