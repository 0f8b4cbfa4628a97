// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/dice/pips.h"

namespace vision::dice {

/// One face of a die: pips in the pattern of its value.
struct Face {
    int value = 0;
    /// Numbers of its pips in the list given.
    std::vector<std::size_t> pips;
    cv::Point2d at;
    /// From the plane of the face, in units of its pips' radius, to pixels around `at`.
    cv::Matx22d toPicture;
    /// From one pip's place of the 3 x 3 places to the next, in radii of a pip.
    double spacing = 0;
    /// How far the pips lie off the pattern, in spacings (mean).
    double residual = 0;
    /// The pips' mean radius, pixels; larger where the face is seen less slantingly.
    double radius = 0;
};

/// The patterns among the pips, each pip in at most one face, the surest first. A pip that has no other near it
/// is a face of value 1 as far as the pips say; whether a die is around it is another question.
[[nodiscard]] std::vector<Face> findFaces(const std::vector<Pip>& pips);

}  // namespace vision::dice
