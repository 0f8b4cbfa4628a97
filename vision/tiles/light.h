// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"

namespace vision::tiles {

/// A rectified board with the light divided out, both measured on the tiles' sand rims, which carry the same print all
/// over the board.
struct Print {
    /// 32-bit floats R G B, linear in light, where the rims are 1.
    cv::Mat light;
    /// The share of the rims' light that is gloss, white light thrown back by the varnish: it makes them pale. 0..1.
    cv::Mat gloss;
};

/// `without`: hexes whose rims are no sand, as they lie face down or are gone.
[[nodiscard]] Print evenLight(const board::Rectified& board, const std::vector<engine::Hex>& without = {});

}  // namespace vision::tiles
