// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "vision/dice/find_face.h"
#include "vision/dice/things.h"

namespace vision::dice {

/// What may be upper faces of the dice that a thing or heap consists of, the surest first; none where nothing looks
/// like a die. Two of them may be of one die, if its outline as a whole looks like a face too, or a flank does.
[[nodiscard]] std::vector<FoundFace> scanThing(const cv::Mat& rgb, const Thing& thing);

}  // namespace vision::dice
