// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/dice/faces.h"
#include "vision/dice/things.h"

namespace vision::dice {

/// The upper face of a pipped cube.
struct ThingFace {
    /// Its `pips` are numbers of a list that is gone.
    Face face;
    /// Colour of the die beside its pips (RGB, 0..255).
    cv::Vec3d colour;
    /// Log odds that there is a die and that this is its upper face's value.
    double sureness = 0;
};

/// Looks for pips in whatever light or colour parts them best from this one body, so that red ones on black and white
/// ones under glare are found, which the picture as a whole does not show. A heap is looked through die by die. Empty
/// where no pattern fits.
[[nodiscard]] std::vector<ThingFace> facesOf(const cv::Mat& rgb, const Thing& thing);

}  // namespace vision::dice
