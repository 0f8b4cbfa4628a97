// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/dice/find_face.h"
#include "vision/dice/spot_faces.h"

namespace vision::dice {

/// What a nearer look at each of these places shows, the surest first. Two faces may be of one die, if its outline as a
/// whole looks like a face too, or a flank does.
[[nodiscard]] std::vector<FoundFace> followSpots(const cv::Mat& rgb, const std::vector<Spot>& spots);

}  // namespace vision::dice
